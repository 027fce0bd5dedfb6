import { implement } from '@orpc/server'
import { adminFeedbacksContract } from '../../../../contract/admin/feedbacks'
import {
  handleErrors,
  type RequestContext,
  requireAdministrator,
  requireUser,
} from '../../../platform/http/api/procedures'
import type { FeedbackListRepository } from './feedback-list-repository'
import { listAgentRatings, listFeedbacks } from './read-feedbacks'

const procedures = implement(adminFeedbacksContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)
  .use(requireAdministrator)

/** `publicUrl` completes the addresses of our own portraits. */
export const createFeedbackListRoutes = (repository: FeedbackListRepository, publicUrl: URL) =>
  procedures.router({
    list: procedures.list.handler(({ input }) => listFeedbacks(repository, input)),
    agents: procedures.agents.handler(() => listAgentRatings(repository, publicUrl)),
  })
