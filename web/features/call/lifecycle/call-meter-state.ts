import type { PauseReason } from '../../../../domain/receipt'

/** The state of a call's meter, with the balance. The server reports it; in a hosted call the page estimates it. */
export type CallMeterState = {
  /** Whole minutes, as the server counts them. */
  minutesLeft: number
  /** Maximum billable duration of this call; null until the call is reserved. */
  limitMs: number | null
  billableMs: number
  /** When `billableMs` was last reported, on the call's clock. */
  meteredAt: number
  /** The reason why the meter is paused; null while it runs. */
  pausedFor: PauseReason | null
  /**
   * Whether help was offered and the crisis is not over. Stays true while the connection or a provider
   * fails, so that the help numbers stay visible.
   */
  isInCrisis: boolean
}

/** What the server reports about the meter. */
type MeterReport = { billableMs: number; minutesLeft: number; pausedFor: PauseReason | null }

/**
 * Creates the meter state of a new call, or of a call restored after a reload, which is used until
 * the server first reports the meter.
 */
export const createMeterState = (
  minutesLeft: number,
  limitMs: number | null,
  billableMs = 0,
  isInCrisis = false,
): CallMeterState => ({
  minutesLeft,
  limitMs,
  billableMs,
  meteredAt: 0,
  pausedFor: 'connecting',
  isInCrisis,
})

export const applyMeterReport = (
  meter: CallMeterState,
  report: MeterReport,
  now: number,
): CallMeterState => ({
  ...meter,
  ...report,
  meteredAt: now,
  isInCrisis: report.pausedFor === 'crisis' || (meter.isInCrisis && isFailure(report.pausedFor)),
})

const isFailure = (reason: PauseReason | null) =>
  reason === 'link-lost' || reason === 'provider-fault'

/** Sets the remaining time to that of the server's warning, which is exact. */
export const applyWarning = (
  meter: CallMeterState,
  secondsLeft: number,
  now: number,
): CallMeterState =>
  meter.limitMs === null
    ? meter
    : { ...meter, billableMs: meter.limitMs - secondsLeft * 1_000, meteredAt: now }

/** Returns the whole seconds that this call may still last, or null while that is unknown. */
export function countSecondsLeft(meter: CallMeterState, now: number): number | null {
  if (meter.limitMs === null) return null
  const runningMs = meter.pausedFor === null ? Math.max(0, now - meter.meteredAt) : 0
  return Math.max(0, Math.ceil((meter.limitMs - meter.billableMs - runningMs) / 1_000))
}

/** At this many seconds or fewer the screen shows the last-minute warning. */
export const lastMinuteSeconds = 60
