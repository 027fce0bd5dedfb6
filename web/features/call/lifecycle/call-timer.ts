import type { PauseReason } from '../../../../domain/receipt'

/**
 * Pauses of the server's meter that also pause the timer: there is no conversation while the connection
 * is lost or a provider fails.
 */
const timerPauseReasons: ReadonlySet<PauseReason> = new Set(['link-lost', 'provider-fault'])

/** Whether the timer runs while the meter is paused for this reason, or not paused (null). */
export const shouldTimerRun = (pausedFor: PauseReason | null) =>
  pausedFor === null || !timerPauseReasons.has(pausedFor)

/** State of the call's timer. Times are in ms since 1970, so that the timer survives a reload. */
export type CallTimer = {
  /** When the first audio of our own engine was played, or the companion of a hosted call joined; null before. */
  answeredAt: number | null
  /** When the timer was paused; null while it runs. */
  pausedAt: number | null
  /** Total duration of earlier pauses. */
  pausedMs: number
}

export const unstartedTimer: CallTimer = { answeredAt: null, pausedAt: null, pausedMs: 0 }

/** Whole seconds since the call was answered, without pauses. */
export function countElapsedSeconds(
  { answeredAt, pausedAt, pausedMs }: CallTimer,
  now: number,
): number {
  if (answeredAt === null) return 0
  return Math.max(0, Math.floor(((pausedAt ?? now) - answeredAt - pausedMs) / 1_000))
}

export const startTimer = (timer: CallTimer, now: number): CallTimer =>
  timer.answeredAt === null ? { ...timer, answeredAt: now } : timer

export const pauseTimer = (timer: CallTimer, now: number): CallTimer =>
  timer.answeredAt === null || timer.pausedAt !== null ? timer : { ...timer, pausedAt: now }

export const resumeTimer = (timer: CallTimer, now: number): CallTimer =>
  timer.pausedAt === null
    ? timer
    : { ...timer, pausedAt: null, pausedMs: timer.pausedMs + (now - timer.pausedAt) }
