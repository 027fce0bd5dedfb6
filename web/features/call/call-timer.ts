/** What the timer counts from; all in ms of the clock handed in, so that a reload can go on. */
export type CallTimer = {
  /** First companion frame; null before it. */
  answeredAt: number | null
  /** Since when the line is gone; null while it is up. */
  lostAt: number | null
  lostMs: number
}

export const stoppedTimer: CallTimer = { answeredAt: null, lostAt: null, lostMs: 0 }

/** First companion frame to now, less link-lost (03, « Metering »); whole seconds. */
export function elapsedSeconds({ answeredAt, lostAt, lostMs }: CallTimer, now: number): number {
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
