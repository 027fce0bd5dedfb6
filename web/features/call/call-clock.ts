/** Time as the call sees it; handed in, so that tests need not wait. */
export type CallClock = {
  /** ms since 1970: a page loaded again goes on counting from it. */
  now(): number
  /** Answers with how to call it off. */
  after(delayMs: number, action: () => void): () => void
}

export const browserClock: CallClock = {
  now: () => Date.now(),
  after(delayMs, action) {
    const timeout = window.setTimeout(action, delayMs)
    return () => window.clearTimeout(timeout)
  },
}
