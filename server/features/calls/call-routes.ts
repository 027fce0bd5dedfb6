import { implement } from '@orpc/server'
import { callsContract } from '../../../contract/conversations/calls'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import type { Person } from '../../policies'
import type { CallRepository } from './call-repository'
import { getCall } from './get-call'
import { type StartCallOptions, startCall } from './start-call'

export type CallRoutesOptions = {
  calls: CallRepository
  start: StartCallOptions
  requestAnalysis(
    person: Person,
    input: { callId: string; conversationId: string },
  ): Promise<{ hasAnalysis: boolean }>
}

const procedures = implement(callsContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

export const createCallRoutes = ({ calls, start, requestAnalysis }: CallRoutesOptions) =>
  procedures.router({
    start: procedures.start.handler(({ context, input }) => {
      const { assistantId, memoryConsent, takeOver } = input
      const isVoiceAvailable = context.isOnThisMachine
      return startCall(start, context.person, {
        assistantId,
        memoryConsent,
        takeOver,
        isVoiceAvailable,
      })
    }),
    get: procedures.get.handler(({ context, input }) => getCall(calls, context.person, input.id)),
    release: procedures.release.handler(async ({ context, input }) => {
      const isOwn = await calls.release(input.id, context.person.id)
      if (!isOwn) throw new ApplicationError('NOT_FOUND')
      return {}
    }),
    analyse: procedures.analyse.handler(async ({ context, input }) => ({
      data: await requestAnalysis(context.person, input),
    })),
  })
