import type { PauseReason } from '../../../../domain/receipt'

/** The balance during a call, as the server's meter reports it. */
export type CallCredit = {
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

type Meter = { billableMs: number; minutesLeft: number; pausedFor: PauseReason | null }

/**
 * Creates the credit of a new call, or of a call restored after a reload. It is shown until the server first reports
 * the call's meter.
 */
export const createCredit = (
  minutesLeft: number,
  limitMs: number | null,
  billableMs = 0,
  isInCrisis = false,
): CallCredit => ({
  minutesLeft,
  limitMs,
  billableMs,
  meteredAt: 0,
  pausedFor: 'connecting',
  isInCrisis,
})

export const applyMeter = (credit: CallCredit, meter: Meter, now: number): CallCredit => ({
  ...credit,
  ...meter,
  meteredAt: now,
  isInCrisis: meter.pausedFor === 'crisis' || (credit.isInCrisis && isFailure(meter.pausedFor)),
})

const isFailure = (reason: PauseReason | null) =>
  reason === 'link-lost' || reason === 'provider-fault'

/** Sets the remaining time to that of the server's warning, which is exact. */
export const applyWarning = (credit: CallCredit, secondsLeft: number, now: number): CallCredit =>
  credit.limitMs === null
    ? credit
    : { ...credit, billableMs: credit.limitMs - secondsLeft * 1_000, meteredAt: now }

/** Returns the whole seconds that this call may still last, or null while that is unknown. */
export function countSecondsLeft(credit: CallCredit, now: number): number | null {
  if (credit.limitMs === null) return null
  const runningMs = credit.pausedFor === null ? Math.max(0, now - credit.meteredAt) : 0
  return Math.max(0, Math.ceil((credit.limitMs - credit.billableMs - runningMs) / 1_000))
}

/** At this many seconds or fewer the screen shows the last-minute warning. */
export const lastMinuteSeconds = 60
