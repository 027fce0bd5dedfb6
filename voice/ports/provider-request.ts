/** Duration and cost of one request to a provider, as its adapter reports them. */
export type ProviderRequest = {
  /** What was requested, such as "chat/completions". */
  request: string
  model: string
  /**
   * From the request to the beginning of the answer. A realtime recogniser measures from the end of the
   * caller's speech to the final text.
   */
  latencyMs: number
  /** Length of the speech that was recognised or synthesised; for a text answer, how long it takes to speak. */
  speechMinutes: number
  /** null when no price is configured. */
  costEuros: number | null
}
