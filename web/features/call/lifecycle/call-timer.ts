import type { Receipt } from '../../../../domain/receipt'

/** State of the call's timer. Times are in ms since 1970, so that the timer survives a reload. */
export type CallTimer = {
  /** When the companion's first audio frame was played; null before it. */
  answeredAt: number | null
  /** When the connection was lost; null while it is up. */
  lostAt: number | null
  /** Total duration of the earlier losses of connection. */
  lostMs: number
}

export const stoppedTimer: CallTimer = { answeredAt: null, lostAt: null, lostMs: 0 }

/** Whole seconds since the companion's first audio frame, without the losses of connection. */
export function countElapsedSeconds(
  { answeredAt, lostAt, lostMs }: CallTimer,
  now: number,
): number {
  if (answeredAt === null) return 0
  return Math.max(0, Math.floor(((lostAt ?? now) - answeredAt - lostMs) / 1_000))
}

export const startTimer = (timer: CallTimer, now: number): CallTimer =>
  timer.answeredAt === null ? { ...timer, answeredAt: now } : timer

export const pauseTimer = (timer: CallTimer, now: number): CallTimer =>
  timer.answeredAt === null || timer.lostAt !== null ? timer : { ...timer, lostAt: now }

export const resumeTimer = (timer: CallTimer, now: number): CallTimer =>
  timer.lostAt === null
    ? timer
    : { ...timer, lostAt: null, lostMs: timer.lostMs + (now - timer.lostAt) }

/**
 * Returns the conversation's duration as the timer showed it, in ms. The pauses for connecting are
 * subtracted too, because `wallMs` starts with the session and the timer with the first audio frame.
 */
export function measureConversationMs({ wallMs, pauses }: Receipt): number {
  const untimedMs = pauses
    .filter(({ reason }) => reason === 'connecting' || reason === 'link-lost')
    .reduce((total, { ms }) => total + ms, 0)
  return Math.max(0, wallMs - untimedMs)
}
