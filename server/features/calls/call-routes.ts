import { implement } from '@orpc/server'
import { callsContract } from '../../../contract/conversations/calls'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { SignedInUser } from '../../policies'
import type { CallRepository } from './call-repository'
import { getCall } from './get-call'
import type { CallerWords, HelpState } from './hosted/caller-watch'
import { type RequestCallDeps, requestCall } from './request-call'

export type CallRoutesDeps = {
  calls: CallRepository
  requestDeps: RequestCallDeps
  /** Ends a hosted call; ignores calls of our own engine. */
  endHostedCall(callId: string): Promise<void>
  /** Looks for a danger in a caller's words in a hosted call; ignores calls of our own engine. */
  checkHostedWords(
    user: SignedInUser,
    callId: string,
    words: CallerWords,
  ): Promise<{ help: HelpState }>
  requestAnalysis(
    user: SignedInUser,
    input: { callId: string; conversationId: string },
  ): Promise<{ hasAnalysis: boolean }>
}

const procedures = implement(callsContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export const createCallRoutes = ({
  calls,
  requestDeps,
  endHostedCall,
  checkHostedWords,
  requestAnalysis,
}: CallRoutesDeps) =>
  procedures.router({
    start: procedures.start.handler(({ context, input }) => {
      const { assistantId, memoryConsent, sharedWith, timeBudgetMinutes, isTest, takeOver } = input
      const isVoiceAvailable = requestDeps.canServePublicCalls || context.isLoopbackRequest
      return requestCall(requestDeps, context.user, {
        assistantId,
        memoryConsent,
        sharedWith,
        timeBudgetMinutes,
        isTest,
        takeOver,
        isVoiceAvailable,
      })
    }),
    get: procedures.get.handler(({ context, input }) => getCall(calls, context.user, input.id)),
    release: procedures.release.handler(async ({ context, input }) => {
      const hasCall = await calls.release(input.id, context.user.id)
      if (!hasCall) throw new ApplicationError('NOT_FOUND')
      return {}
    }),
    hangUp: procedures.hangUp.handler(async ({ context, input }) => {
      // Throws NOT_FOUND for another user's call.
      await getCall(calls, context.user, input.id)
      await endHostedCall(input.id)
      return {}
    }),
    checkWords: procedures.checkWords.handler(async ({ context, input }) => {
      // Throws NOT_FOUND for another user's call.
      await getCall(calls, context.user, input.id)
      const { id, ...words } = input
      return checkHostedWords(context.user, id, words)
    }),
    analyse: procedures.analyse.handler(async ({ context, input }) => ({
      data: await requestAnalysis(context.user, input),
    })),
  })
