import type { SpeechPart } from './text-to-speech'

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

/**
 * balance-exhausted: said a few seconds before the last minute is over. time-budget: the time has
 * passed after which the caller wanted to stop; what the caller says then continues the call.
 */
export type FarewellReason =
  | 'hung-up'
  | 'balance-exhausted'
  | 'silence'
  | 'time-limit'
  | 'time-budget'

/** Something that comes with its own voice, so that no synthesiser is needed. */
export type SpokenPassage = {
  /**
   * Yields its audio, and each word before the audio in which it is heard. Ends early, without an
   * error, when the signal aborts. Throws when the voice breaks off.
   */
  speak(signal: AbortSignal): AsyncIterable<PassagePart>
}

export type PassagePart =
  | Extract<SpeechPart, { kind: 'audio' }>
  /** Whole words, heard from startMs after the passage's first sample until about endMs. */
  | { kind: 'words'; text: string; startMs: number; endMs: number }

export type PreparedResponse<Sentence = string> = {
  /**
   * One sentence at a time, ready to be spoken; empty when there is nothing to say. Words of another
   * language than French are marked for a voice of that language, as in `[en]hello[/en]`. The
   * markers are neither spoken nor shown (docs/decisions/044-lessons-in-real-voices.md).
   */
  sentences: AsyncIterable<Sentence>
  /**
   * Called once, when its first audio or caption is sent. A response that is discarded unheard is
   * never accepted, and the dialogue goes on as if it had not been asked.
   */
  accept(): void
}

/** A dialogue of which some answers come with their own voice. */
export type SpokenDialogue = Dialogue<string | SpokenPassage>

/** Decides what the companion says. One per call; it remembers the conversation. */
export type Dialogue<Sentence = string> = {
  prepare(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse<Sentence>
  /** After an interruption: only heardText, which has no markers, was heard of the last accepted response. */
  truncate(heardText: string): void
  /** The same in ms from the response's first sample, for a voice of its own. */
  truncateVoice?(heardMs: number): void
  /**
   * Whether an answer made from the caller's voice, before the words were known, holds when these are
   * the words; false when they are answered by rule, such as words of danger. null: whether one can be
   * made now, because the dialogue hears the voice itself.
   */
  canAnswerUnread?(words: string | null): boolean
  /** The call is over: nothing is asked any more. */
  close?(): void
  /**
   * True from a response that leaves the persona to offer help in a crisis until the one that resumes
   * it; the meter is paused meanwhile. Asked whenever an accepted response begins to be heard.
   */
  isInCrisis?(): boolean
  /**
   * True from the farewell that answers the caller's goodbye, or that is said at the end of the time
   * budget, until the caller goes on. The call ends when both are quiet then.
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
