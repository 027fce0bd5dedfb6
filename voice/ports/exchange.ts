/** What one answer of a provider took and cost; adapters of services report it. */
export type Exchange = {
  /** Such as "chat/completions". */
  request: string
  model: string
  /** From the request to the first byte of the answer. */
  firstByteMs: number
  /** Of speech: heard, made, or that an answer takes to say. */
  speechMinutes: number
  /** null when no price is configured. */
  costEuros: number | null
}
