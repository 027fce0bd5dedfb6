import type { PauseReason } from '../../../domain/receipt'

/** The balance during a call, from the server's meter; ms of the clock handed in. */
export type CallCredit = {
  /** Whole minutes, as the server counts them. */
  minutesLeft: number
  /** What this call may last at most; null until the call is opened. */
  limitMs: number | null
  billableMs: number
  meteredAt: number
  /** The meter runs only while someone is heard; null: it runs. */
  pausedFor: PauseReason | null
  /** Also while the line or the voice fails in the middle of it: the numbers stay in sight. */
  isInCrisis: boolean
}

type Meter = { billableMs: number; minutesLeft: number; pausedFor: PauseReason | null }

export const openingCredit = (minutesLeft: number, limitMs: number | null): CallCredit => ({
  minutesLeft,
  limitMs,
  billableMs: 0,
  meteredAt: 0,
  pausedFor: 'connecting',
  isInCrisis: false,
})

export const readMeter = (credit: CallCredit, meter: Meter, now: number): CallCredit => ({
  ...credit,
  ...meter,
  meteredAt: now,
  isInCrisis: meter.pausedFor === 'crisis' || (credit.isInCrisis && isFault(meter.pausedFor)),
})

const isFault = (reason: PauseReason | null) =>
  reason === 'link-lost' || reason === 'provider-fault'

/** The server's warning is exact: what is left is set to it, whatever the page had worked out. */
export const heedWarning = (credit: CallCredit, secondsLeft: number, now: number): CallCredit =>
  credit.limitMs === null
    ? credit
    : { ...credit, billableMs: credit.limitMs - secondsLeft * 1_000, meteredAt: now }

/** Whole seconds that this call may still last; null while that is not known. */
export function secondsLeft(credit: CallCredit, now: number): number | null {
  if (credit.limitMs === null) return null
  const runningMs = credit.pausedFor === null ? Math.max(0, now - credit.meteredAt) : 0
  return Math.max(0, Math.ceil((credit.limitMs - credit.billableMs - runningMs) / 1_000))
}

/** « A red warning shows at 1 minute or less remaining » (first document, section 4). */
export const lastMinuteSeconds = 60
