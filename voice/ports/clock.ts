/** Time is handed in, so that a dialogue of minutes is tested in milliseconds (07, rule 3). */
export type Clock = {
  /** Milliseconds that only ever grow; unrelated to the time of day. */
  monotonicMs(): number
  /** The time of day, for records. */
  now(): Date
  /** Calls back once; the answer cancels. */
  schedule(delayMs: number, action: () => void): () => void
}
