import type { Pause } from '../../../../domain/receipt'
import type { CallFigures } from '../../../../voice/session/call-events'
import type { CrisisTime } from './caller-watch'

type HostedCallTimes = {
  /** When our server asked the service to run the call, or reserved the call if it never asked; by our clock. */
  claimedAt: Date
  /** When the conversation began, by the service's clock; null when it never began. */
  startedAt: Date | null
  /** When the conversation ended, by the service's clock; `now` while it is running. */
  endedAt: Date
  /** Now, by our clock. */
  now: Date
  /** The maximum billable time. */
  reservedSeconds: number
  /** Whether the service failed; then the incomplete minute is not billed. */
  isProviderFault: boolean
  /** How long the call was in crisis mode, which is not billed; null when there was no crisis. */
  crisis: CrisisTime | null
}

/**
 * Computes the figures of a call from the times that the service reports. Never bills more than the
 * reservation, or more than the time elapsed on our own clock.
 */
export function computeHostedFigures(times: HostedCallTimes): CallFigures {
  const { claimedAt, startedAt, endedAt, now, reservedSeconds, isProviderFault, crisis } = times
  const elapsedMs = Math.max(0, now.getTime() - claimedAt.getTime())
  const conversationStart = startedAt ?? endedAt
  const durationMs = clamp(endedAt.getTime() - conversationStart.getTime(), 0, elapsedMs)
  const connectingMs = clamp(
    conversationStart.getTime() - claimedAt.getTime(),
    0,
    elapsedMs - durationMs,
  )
  const ongoingCrisisMs = crisis?.ongoingSince
    ? endedAt.getTime() - crisis.ongoingSince.getTime()
    : 0
  const crisisMs = crisis
    ? clamp(crisis.finishedMs + Math.max(0, ongoingCrisisMs), 0, durationMs)
    : 0
  const payableMs = Math.min(durationMs - crisisMs, reservedSeconds * 1_000)
  const billableMs = isProviderFault ? payableMs - (payableMs % 60_000) : payableMs
  const pauses: Pause[] = [
    { reason: 'connecting', ms: connectingMs },
    // Also contains the time beyond the reservation.
    { reason: 'provider-fault', ms: durationMs - crisisMs - billableMs },
    { reason: 'crisis', ms: crisisMs },
  ]
  return {
    wallMs: connectingMs + durationMs,
    billableMs,
    durationMs,
    // A crisis pause is listed even at 0 ms: the receipt page looks for it to show the helplines
    // instead of asking for a rating.
    pauses: pauses.filter(({ reason, ms }) => ms > 0 || (reason === 'crisis' && crisis !== null)),
  }
}

const clamp = (value: number, min: number, max: number) =>
  Math.round(Math.min(Math.max(value, min), max))
