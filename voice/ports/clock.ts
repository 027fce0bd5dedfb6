/** The time; handed in, so that a test of a long call takes milliseconds. */
export type Clock = {
  /** Milliseconds that never go back; unrelated to the time of day. */
  monotonicMs(): number
  /** The time of day, for records. */
  now(): Date
  /** Runs the action once, after delayMs. The returned function cancels it. */
  schedule(delayMs: number, action: () => void): () => void
}
