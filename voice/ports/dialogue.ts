/** Why the companion speaks. */
export type DialoguePrompt =
  /** The first words of a call. */
  | { kind: 'greeting' }
  /** The AI disclosure, before the greeting of the day's first call: AI Act, article 50. Unbilled. */
  | { kind: 'ai-disclosure' }
  | { kind: 'typed'; text: string }
  /** Spoken and recognised. */
  | { kind: 'spoken'; transcript: string }
  /** Spoken and not recognised; hasRecogniser: a recogniser listened, and understood no word. */
  | { kind: 'unrecognised'; speechMs: number; hasRecogniser?: true }
  /** 30 s and 90 s of silence; 120 s end the call. */
  | { kind: 'silence'; seconds: 30 | 90 | 120 }
  | { kind: 'balance'; secondsLeft: 120 | 60 }
  /** callerWords: what the caller has just said, when the farewell takes the place of the answer. */
  | { kind: 'farewell'; reason: FarewellReason; callerWords?: string }

/** balance-exhausted: said a few seconds before the last minute is over. */
export type FarewellReason = 'hung-up' | 'balance-exhausted' | 'silence' | 'time-limit'

export type PreparedResponse = {
  /** One sentence at a time, ready to be spoken; empty when there is nothing to say. */
  sentences: AsyncIterable<string>
  /**
   * Called once, when its first audio or caption is sent. A response that is discarded unheard is
   * never accepted, and the dialogue goes on as if it had not been asked.
   */
  accept(): void
}

/** Decides what the companion says. One per call; it remembers the conversation. */
export type Dialogue = {
  prepare(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse
  /** After an interruption: only heardText was heard of the last accepted response. */
  truncate(heardText: string): void
  /**
   * True from a response that leaves the persona to offer help in a crisis until the one that resumes
   * it; the meter is paused meanwhile. Asked whenever an accepted response begins to be heard.
   */
  isInCrisis?(): boolean
  /**
   * True from the farewell that answers the caller's goodbye until the caller goes on. The call
   * ends when both are quiet then.
   */
  isCallerLeaving?(): boolean
  /**
   * True from a farewell after which the dialogue goes on with nothing, because the caller must not
   * use the product (a minor). The call ends when both have been quiet for some seconds then.
   */
  isConversationClosed?(): boolean
  /**
   * True while the accepted response replaces one that a provider failed to give: its time is not
   * billed. Asked whenever an accepted response begins to be heard.
   */
  isFallback?(): boolean
}
