export type ChatMessage = { role: 'system' | 'user' | 'assistant'; content: string }

export type LanguageModel = {
  /** Name for logs and error messages, such as "mistral-small". */
  readonly name: string
  /** Host name of the third party that receives the caller's words; null when they stay on the operator's machine. */
  readonly recipient: string | null
  /**
   * Writes the assistant's next message. Yields pieces of text of any length as the model writes
   * them. Ends early, without an error and within 20 ms, when the signal aborts. Throws
   * LanguageModelUnavailable when the model cannot answer.
   */
  respond(messages: readonly ChatMessage[], signal: AbortSignal): AsyncIterable<string>
}

export type LanguageModelFailure =
  /** The key is wrong or has no access to the model. */
  | 'key-refused'
  | 'unknown-model'
  /** The account has no credit left. */
  | 'quota-exceeded'
  /** Too many requests; retryAfterMs: the wait that the service asks for, if it states one. */
  | 'rate-limited'
  /** No connection, or no answer in time. */
  | 'unreachable'
  /** The answer was malformed or broke off. */
  | 'invalid-answer'

/** The model cannot answer. The message is for the log and contains no words of the conversation. */
export class LanguageModelUnavailable extends Error {
  constructor(
    readonly failure: LanguageModelFailure,
    message: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(message)
  }

  /** Whether the same request may succeed if it is repeated at once. */
  get isRetryable(): boolean {
    return this.failure === 'unreachable' || this.failure === 'invalid-answer'
  }
}
