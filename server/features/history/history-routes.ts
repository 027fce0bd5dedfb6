import { implement } from '@orpc/server'
import { historyContract } from '../../../contract/conversations/history'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import type { HistoryRepository } from './history-repository'
import { listConversations, readConversation } from './read-history'
import { removeConversation } from './remove-conversation'

const procedures = implement(historyContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

/** `publicUrl` completes the addresses of portraits of ours (02, « Data »). */
export const createHistoryRoutes = (history: HistoryRepository, publicUrl: URL) =>
  procedures.router({
    list: procedures.list.handler(({ context }) =>
      listConversations(history, publicUrl, context.person),
    ),
    get: procedures.get.handler(({ context, input }) =>
      readConversation(history, publicUrl, context.person, input.id),
    ),
    remove: procedures.remove.handler(({ context, input }) =>
      removeConversation(history, context.person, input.id),
    ),
  })
