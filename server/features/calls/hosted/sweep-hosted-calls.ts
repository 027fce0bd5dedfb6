import type { Clock } from '../../../../voice/ports/clock'
import { repeat } from '../../../platform/repeat'
import type { CrisisTime } from './caller-watch'
import { type EndHostedDeps, endHostedCall } from './end-hosted-call'
import type { HostedCallRepository, HostedCallRow } from './hosted-call-repository'
import { computeHostedFigures } from './hosted-figures'
import {
  hasEnded,
  readCrisisTime,
  settleFromLastState,
  settleHostedCall,
} from './settle-hosted-call'

const sweepIntervalMs = 30_000
/**
 * Minimum time between two requests about the same call. Usually the service reports the end of a
 * call before we ask.
 */
const minPollIntervalSeconds = 30
/** More than one, so that one slow response does not delay all others. */
const maxSimultaneousRequests = 10
/**
 * A call that has no id from the service after this time was never created there: the request that
 * creates it times out after ten seconds.
 */
const maxCreationMs = 60_000
/** After this time without a response, the call is settled from its last stored figures. */
const maxHeartbeatAgeMs = 10 * 60_000
/** How long we wait, after the reserved time, for the service to end a call itself. */
const overtimeMs = 60_000

export type SweepHostedDeps = Omit<EndHostedDeps, 'hostedCalls' | 'clock'> & {
  hostedCalls: EndHostedDeps['hostedCalls'] &
    Pick<HostedCallRepository, 'listRunning' | 'saveProgress'>
  clock: Clock
  /**
   * Returns the maximum free crisis time of this call. The user's other calls of today count
   * towards the same limit.
   */
  readFreeCrisisMs(userId: string, callId: string): Promise<number>
}

/**
 * Asks the service periodically about its running calls: stores their figures, ends those whose
 * time is used up, and settles those whose end was not reported. Every process does this; settling
 * a call twice changes nothing.
 */
export function createHostedSweep(deps: SweepHostedDeps) {
  let stop = async () => {}

  async function sweep() {
    const runningCalls = await deps.hostedCalls.listRunning(minPollIntervalSeconds)
    // A call that cannot be settled must not block the others.
    const checkOrReport = (hostedCall: HostedCallRow) =>
      checkHostedCall(deps, hostedCall).catch(deps.onError)
    while (runningCalls.length > 0)
      await Promise.all(runningCalls.splice(0, maxSimultaneousRequests).map(checkOrReport))
  }

  return {
    async start() {
      await sweep()
      stop = repeat(deps.clock, sweepIntervalMs, sweep, deps.onError)
    },
    stop: () => stop(),
  }
}

/**
 * Asks the service about a running call. Settles a call that is over, that the service never
 * created or no longer knows, or about which it has not answered for too long. Otherwise stores the
 * figures of the call, and ends it when its free time for crises or its reserved time is used up.
 */
export async function checkHostedCall(deps: SweepHostedDeps, hostedCall: HostedCallRow) {
  const { hostedCalls, hostedVoice, clock, onError } = deps
  // Our `startedAt` is the time of the claim; the report's is when the conversation began.
  const claimedAt = hostedCall.startedAt ?? hostedCall.createdAt
  const now = clock.now()
  const elapsedMs = now.getTime() - claimedAt.getTime()
  if (hostedCall.serviceCallId === null) {
    if (elapsedMs > maxCreationMs) await settleFromLastState(deps, hostedCall, 'provider-failed')
    return
  }
  const report = await hostedVoice.findCall(hostedCall.serviceCallId).catch((error: unknown) => {
    onError(error)
    return undefined
  })
  if (report === undefined) {
    const heartbeatAgeMs = now.getTime() - hostedCall.heartbeatAt.getTime()
    if (heartbeatAgeMs > maxHeartbeatAgeMs)
      await settleFromLastState(deps, hostedCall, 'provider-failed')
    return
  }
  if (report === null) return settleFromLastState(deps, hostedCall, 'provider-failed')
  if (hasEnded(report)) return settleHostedCall(deps, hostedCall, report)
  const { startedAt } = report
  const crisis = readCrisisTime(hostedCall)
  const { reservedSeconds } = hostedCall
  await hostedCalls.saveProgress(
    hostedCall.id,
    computeHostedFigures({
      claimedAt,
      startedAt,
      endedAt: now,
      now,
      reservedSeconds,
      isProviderFault: false,
      crisis,
    }),
  )
  if (crisis && (await isFreeTimeUsedUp(deps, hostedCall, crisis)))
    return endHostedCall(deps, hostedCall.id, 'time-limit')
  if (elapsedMs > reservedSeconds * 1_000 + overtimeMs)
    await endHostedCall(deps, hostedCall.id, 'balance-exhausted')
}

/**
 * Whether a call has used up the free time for crises. The limit is the same as for calls of our
 * own engine (docs/decisions/025).
 */
async function isFreeTimeUsedUp(
  { readFreeCrisisMs, clock }: Pick<SweepHostedDeps, 'readFreeCrisisMs' | 'clock'>,
  { id, userId }: HostedCallRow,
  { finishedMs, ongoingSince }: CrisisTime,
) {
  const ongoingMs = ongoingSince ? clock.now().getTime() - ongoingSince.getTime() : 0
  const usedMs = finishedMs + ongoingMs
  return usedMs > (await readFreeCrisisMs(userId, id))
}
