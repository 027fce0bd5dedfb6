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
  hostedCalls: SettleHostedDeps['hostedCalls'] & Pick<HostedCallRepository, 'storeEndReason'>
  hostedVoice: Pick<HostedVoice, 'endCall' | 'findCall'>
  clock: Pick<Clock, 'now' | 'schedule'>
  onError(error: unknown): void
}

/** How long to wait before each request that asks the service whether the call is over. */
const waitsMs = [0, 500, 1_000]

/**
 * Ends a running call at the service, and settles it only once the service confirms the end, so
 * that a client cannot stop the billing while the call continues. If no confirmation comes in time,
 * the service's end-of-call report or the sweep (sweep-hosted-calls.ts) settles the call.
 */
export async function endHostedCall(deps: EndHostedDeps, callId: string, reason: EndReason) {
  const { hostedCalls, hostedVoice, clock, onError } = deps
  const hostedCall = await hostedCalls.storeEndReason(callId, reason)
  if (!hostedCall) return
  // The service has not created the call yet. Once it has, connectHostedCall finds that we have
  // settled the call, and ends it at the service.
  if (hostedCall.serviceCallId === null) return settleFromLastState(deps, hostedCall, reason)
  try {
    if (hostedCall.serviceControlUrl) await hostedVoice.endCall(hostedCall.serviceControlUrl)
    for (const waitMs of waitsMs) {
      if (waitMs > 0) await new Promise<void>((resolve) => clock.schedule(waitMs, resolve))
      const report = await hostedVoice.findCall(hostedCall.serviceCallId)
      if (report === null) return await settleFromLastState(deps, hostedCall, reason)
      // The end-of-call report that the service sends later will contain all turns and the
      // analysis.
      if (hasEnded(report))
        return await settleHostedCall(deps, hostedCall, report, { areTurnsComplete: false })
    }
  } catch (error) {
    onError(error)
  }
}
