import type { EndReason } from '../../domain/call-end'
import type { Clock } from '../../voice/ports/clock'
import type { HostedVoice } from '../../voice/ports/hosted-voice'
import type { CallRepository } from '../features/calls/call-repository'
import { type CallerWords, createCallerWatchFinder } from '../features/calls/hosted/caller-watch'
import { checkCallerWords } from '../features/calls/hosted/check-caller-words'
import { endHostedCall } from '../features/calls/hosted/end-hosted-call'
import { createHostedCallRepository } from '../features/calls/hosted/hosted-call-repository'
import { hostedCallRoutes } from '../features/calls/hosted/hosted-call-routes'
import { loadHostedVariables } from '../features/calls/hosted/load-hosted-variables'
import {
  type SettleHostedDeps,
  settleFromLastState,
} from '../features/calls/hosted/settle-hosted-call'
import { checkHostedCall, createHostedSweep } from '../features/calls/hosted/sweep-hosted-calls'
import { readFreeTime } from '../features/calls/live/read-free-time'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import type { SignedInUser } from '../policies'

type Deps = Pick<SettleHostedDeps, 'settle'> & {
  db: Database
  clock: Clock
  hostedVoice: HostedVoice | null
  calls: Pick<CallRepository, 'findAssistantId'>
  /** Counts a text's length towards the user's limit. Throws RATE_LIMITED. */
  consumeWordsLimit(userId: string, characters: number): Promise<void>
  onError(error: unknown): void
}

/**
 * Wires the calls of the hosted voice service. Without a configured service, `start` only settles
 * the calls that are still live from an earlier configuration: the user of a live call cannot start
 * another one.
 */
export function wireHostedCalls({
  db,
  clock,
  settle,
  hostedVoice,
  calls,
  consumeWordsLimit,
  onError,
}: Deps) {
  const hostedCalls = createHostedCallRepository(db)
  if (hostedVoice === null)
    return {
      async mount() {},
      async start() {
        for (const row of await hostedCalls.listRunning(0))
          await settleFromLastState({ settle }, row, 'provider-failed').catch(onError)
      },
      async stop() {},
      async end() {},
      async checkRunningCall() {},
      checkWords: async () => ({ help: 'none' as const }),
    }
  const deps = { hostedCalls, hostedVoice, clock, settle, onError }
  const findWatch = createCallerWatchFinder()
  const sweepDeps = {
    ...deps,
    readFreeCrisisMs: async (userId: string, callId: string) =>
      (await readFreeTime(db, userId, callId)).crisisMs,
  }
  const sweep = createHostedSweep(sweepDeps)
  return {
    mount: async (app: HttpServer) =>
      void (await app.register(hostedCallRoutes, {
        ...deps,
        findAssistantId: calls.findAssistantId,
        loadVariables: (row) => loadHostedVariables(db, row),
      })),
    start: sweep.start,
    stop: sweep.stop,
    /**
     * Ends a hosted call at the service, and settles it if the service confirms the end within
     * seconds; otherwise it is settled later. Ignores calls of our own engine.
     */
    end: (callId: string, reason: EndReason) => endHostedCall(deps, callId, reason),
    /**
     * Asks the service about a running hosted call: settles it if it is over. Otherwise stores its
     * figures, and ends it if its time is used up. Ignores calls of our own engine.
     */
    async checkRunningCall(callId: string) {
      const row = await hostedCalls.findRunning(callId)
      if (row) await checkHostedCall(sweepDeps, row)
    },
    /** Checks a user's latest words in a hosted call for signs of danger. */
    checkWords: (user: Pick<SignedInUser, 'id'>, callId: string, words: CallerWords) =>
      checkCallerWords({ ...deps, findWatch, consumeWordsLimit }, user, callId, words),
  }
}
