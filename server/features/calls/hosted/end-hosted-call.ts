import type { EndReason } from '../../../../domain/call-end'
import type { Clock } from '../../../../voice/ports/clock'
import type { HostedVoice } from '../../../../voice/ports/hosted-voice'
import type { HostedCallRepository } from './hosted-call-repository'
import {
  hasEnded,
  type SettleHostedDeps,
  settleFromLastState,
  settleHostedCall,
} from './settle-hosted-call'

export type EndHostedDeps = SettleHostedDeps & {
  hostedCalls: SettleHostedDeps['hostedCalls'] & Pick<HostedCallRepository, 'startEnding'>
  hostedVoice: Pick<HostedVoice, 'endCall' | 'findCall'>
  clock: Pick<Clock, 'now' | 'schedule'>
  onError(error: unknown): void
}

/** How long after each attempt the service is asked whether the call is over. */
const askAfterMs = [500, 1_000, 1_500]

/**
 * Ends a running call at the service, and settles it once the service says that it is over; then its
 * end is not something that a client could have claimed. A call that the service does not end now is
 * left to the report of its end, and to the sweep.
 */
export async function endHostedCall(deps: EndHostedDeps, callId: string, reason: EndReason) {
  const { hostedCalls, hostedVoice, clock, onError } = deps
  const row = await hostedCalls.startEnding(callId, reason)
  if (!row) return
  // Not created yet: whoever creates it finds out that it has ended.
  if (row.serviceCallId === null) return settleFromLastState(deps, row, reason)
  try {
    if (row.serviceControlUrl) await hostedVoice.endCall(row.serviceControlUrl)
    for (const waitMs of askAfterMs) {
      const report = await hostedVoice.findCall(row.serviceCallId)
      if (report === null) return await settleFromLastState(deps, row, reason)
      // Turns and analysis come with the report.
      if (hasEnded(report)) return await settleHostedCall(deps, row, { ...report, turns: [] })
      await new Promise<void>((resolve) => clock.schedule(waitMs, resolve))
    }
  } catch (error) {
    onError(error)
  }
}
