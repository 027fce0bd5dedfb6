import { implement } from '@orpc/server'
import { memoriesContract } from '../../../contract/conversations/memories'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import { forgetMemory, keepMemory, listMemories } from './change-memories'
import type { MemoryRepository } from './memory-repository'

const procedures = implement(memoriesContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export const createMemoryRoutes = (memories: MemoryRepository) =>
  procedures.router({
    list: procedures.list.handler(({ context }) => listMemories(memories, context.user)),
    keep: procedures.keep.handler(({ context, input }) =>
      keepMemory(memories, context.user, input),
    ),
    forget: procedures.forget.handler(({ context, input }) =>
      forgetMemory(memories, context.user, input.id),
    ),
  })
