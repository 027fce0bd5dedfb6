/** The source of time. It is passed in, so that tests of long calls run in milliseconds. */
export type Clock = {
  /** Monotonic time in milliseconds, unrelated to the time of day. */
  monotonicMs(): number
  /** The wall-clock time, for records. */
  now(): Date
  /** Runs the action once, after delayMs. The returned function cancels it. */
  schedule(delayMs: number, action: () => void): () => void
}
