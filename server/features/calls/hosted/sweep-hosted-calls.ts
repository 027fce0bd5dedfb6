import type { Clock } from '../../../../voice/ports/clock'
import { repeat } from '../../../platform/repeat'
import { type EndHostedDeps, endHostedCall } from './end-hosted-call'
import type { HostedCallRepository, HostedCallRow } from './hosted-call-repository'
import { computeHostedFigures } from './hosted-figures'
import { hasEnded, settleFromLastState, settleHostedCall } from './settle-hosted-call'

const sweepIntervalMs = 30_000
/** How often the service is asked about each call. The report of an end usually comes first. */
const askAfterSeconds = 30
/** A service that is slow must not delay the sweep of every other call. */
const callsAtOnce = 10
/** The service creates a call within ten seconds, or not at all. */
const maxCreationMs = 60_000
/** A service that has not answered for this long says nothing more about a call. */
const maxSilenceMs = 10 * 60_000
/** The service itself ends a call that has used up its time. */
const overtimeMs = 60_000

export type SweepHostedDeps = Omit<EndHostedDeps, 'hostedCalls' | 'clock'> & {
  hostedCalls: EndHostedDeps['hostedCalls'] &
    Pick<HostedCallRepository, 'listRunning' | 'saveProgress'>
  clock: Clock
}

/**
 * Follows the calls that the service holds: stores what they have cost so far, and settles those
 * whose end was never reported. Works in every process; settling twice changes nothing.
 */
export function createHostedSweep(deps: SweepHostedDeps) {
  let stop = async () => {}

  async function sweep() {
    const rows = await deps.hostedCalls.listRunning(askAfterSeconds)
    // A call that cannot be settled must not block the others.
    const follow = (row: HostedCallRow) => followHostedCall(deps, row).catch(deps.onError)
    while (rows.length > 0) await Promise.all(rows.splice(0, callsAtOnce).map(follow))
  }

  return {
    async start() {
      await sweep()
      stop = repeat(deps.clock, sweepIntervalMs, sweep, deps.onError)
    },
    stop: () => stop(),
  }
}

/** Asks the service about a running call, and settles it if it is over. */
export async function followHostedCall(deps: SweepHostedDeps, row: HostedCallRow) {
  const { hostedCalls, hostedVoice, clock, onError } = deps
  const claimedAt = row.startedAt ?? row.createdAt
  const now = clock.now()
  const passedMs = now.getTime() - claimedAt.getTime()
  if (row.serviceCallId === null) {
    if (passedMs > maxCreationMs) await settleFromLastState(deps, row, 'provider-failed')
    return
  }
  const report = await hostedVoice.findCall(row.serviceCallId).catch((error: unknown) => {
    onError(error)
    return undefined
  })
  if (report === undefined) {
    const silentMs = now.getTime() - row.heartbeatAt.getTime()
    if (silentMs > maxSilenceMs) await settleFromLastState(deps, row, 'provider-failed')
    return
  }
  if (report === null) return settleFromLastState(deps, row, 'provider-failed')
  if (hasEnded(report)) return settleHostedCall(deps, row, report)
  const { startedAt } = report
  const { reservedSeconds } = row
  await hostedCalls.saveProgress(
    row.id,
    computeHostedFigures({
      claimedAt,
      startedAt,
      endedAt: now,
      now,
      reservedSeconds,
      isProviderFault: false,
    }),
  )
  if (passedMs > reservedSeconds * 1_000 + overtimeMs)
    await endHostedCall(deps, row.id, 'balance-exhausted')
}
