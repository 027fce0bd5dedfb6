/** What makes the companion speak. */
export type DialoguePrompt =
  /** The first words of a call. */
  | { kind: 'greeting' }
  /** Said before the greeting at the first call of the day, never billed (05, « AI Act »). */
  | { kind: 'ai-notice' }
  | { kind: 'typed'; text: string }
  /** Spoken, with what a recogniser made of it. */
  | { kind: 'spoken'; transcript: string }
  /** Spoken, but nothing could understand the words. */
  | { kind: 'unheard'; speechMs: number }
  /** 30 s and 90 s of silence; 120 s end the call (03, « Turn taking »). */
  | { kind: 'silence'; seconds: 30 | 90 | 120 }
  | { kind: 'balance'; secondsLeft: 120 | 60 | 15 }
  | { kind: 'farewell'; reason: 'hung-up' | 'balance-exhausted' | 'silence' | 'time-limit' }

export type PreparedResponse = {
  /** Sentence by sentence, ready to be spoken; empty when there is nothing to say. */
  sentences: AsyncIterable<string>
  /**
   * Called once, when the first sound of it goes out. A response that is thrown away unheard is
   * never accepted, and the dialogue goes on as if it had not been asked.
   */
  accept(): void
}

/** Decides what the companion says; one a call, and it keeps the call's memory. */
export type Dialogue = {
  prepare(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse
  /** After an interruption: of the last accepted response only this was heard. */
  truncate(heardText: string): void
  /**
   * True from the answer on that leaves the persona for help until one that takes it up again; the
   * meter stands still (05, « crisis »). Asked whenever an accepted response begins to be heard.
   */
  isInCrisis?(): boolean
}
