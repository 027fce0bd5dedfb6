/** The call's clock and timers, replaced by a fake clock in tests. */
export type CallClock = {
  /** Milliseconds since 1970, so that a stored time is still valid after a reload. */
  now(): number
  /** Returns a function that cancels the action. */
  schedule(delayMs: number, action: () => void): () => void
}

export const browserClock: CallClock = {
  now: () => Date.now(),
  schedule(delayMs, action) {
    const timeout = window.setTimeout(action, delayMs)
    return () => window.clearTimeout(timeout)
  },
}
