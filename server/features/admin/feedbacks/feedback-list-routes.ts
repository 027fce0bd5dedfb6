import { administratorProcedures } from '../../../platform/http/api/administrator-procedures'
import type { FeedbackListRepository } from './feedback-list-repository'
import { listAgentRatings, listFeedbacks } from './read-feedbacks'

const procedures = administratorProcedures.feedbacks

/** `publicUrl` completes the URLs of our own portraits. */
export const createFeedbackListRoutes = (repository: FeedbackListRepository, publicUrl: URL) =>
  procedures.router({
    list: procedures.list.handler(({ input }) => listFeedbacks(repository, input)),
    agents: procedures.agents.handler(() => listAgentRatings(repository, publicUrl)),
  })
