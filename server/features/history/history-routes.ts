import { implement } from '@orpc/server'
import { historyContract } from '../../../contract/conversations/history'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import { deleteConversation, forgetHighlight } from './delete-conversation'
import type { HistoryRepository } from './history-repository'
import { listConversations, readConversation } from './read-history'

const procedures = implement(historyContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

/** `publicUrl` is the base of our own portraits' URLs. */
export const createHistoryRoutes = (history: HistoryRepository, publicUrl: URL) =>
  procedures.router({
    list: procedures.list.handler(({ context }) =>
      listConversations(history, publicUrl, context.user),
    ),
    get: procedures.get.handler(({ context, input }) =>
      readConversation(history, publicUrl, context.user, input.id),
    ),
    forgetHighlight: procedures.forgetHighlight.handler(({ context, input }) =>
      forgetHighlight(history, context.user, input.id),
    ),
    remove: procedures.remove.handler(({ context, input }) =>
      deleteConversation(history, context.user, input.id),
    ),
  })
