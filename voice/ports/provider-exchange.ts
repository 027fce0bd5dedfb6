/** Duration and cost of one request to a provider, as its adapter reports them. */
export type ProviderExchange = {
  /** Such as "chat/completions". */
  request: string
  model: string
  /** From the request to the first byte of the answer. */
  firstByteMs: number
  /** Speech that was recognised or synthesised, or that it takes to speak a text answer. */
  speechMinutes: number
  /** null when no price is configured. */
  costEuros: number | null
}
