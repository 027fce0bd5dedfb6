import type { SpeechPart } from './text-to-speech'

/** Why the companion speaks. */
export type DialoguePrompt =
  /** The first words of a call. */
  | { kind: 'greeting' }
  /** The AI disclosure, before the greeting of the day's first call: AI Act, article 50. Unbilled. */
  | { kind: 'ai-disclosure' }
  | { kind: 'typed'; text: string }
  /** The caller spoke, and the words were recognised. */
  | { kind: 'spoken'; transcript: string }
  /** The caller spoke, without a transcript; hasRecogniser: a recogniser was active and recognised no word. */
  | { kind: 'unrecognised'; speechMs: number; hasRecogniser?: true }
  /** The caller has been silent for this long. */
  | { kind: 'silence'; seconds: 30 | 90 }
  /** The caller must know that the balance will soon be used up. */
  | { kind: 'balance'; secondsLeft: 120 | 60 }
  /** callerWords: what the caller has just said, when the farewell replaces the answer to it. */
  | { kind: 'farewell'; reason: FarewellReason; callerWords?: string }

/**
 * balance-exhausted: said in the last 15 s of the balance. time-limit: the free time of a crisis is used up.
 * time-budget: the caller's time budget is used up; the call goes on if the caller says something.
 */
export type FarewellReason = 'balance-exhausted' | 'time-limit' | 'time-budget'

/** Part of a response that comes with its own audio, so that no synthesiser is needed. */
export type AudioPassage = {
  /**
   * Yields the audio, and each word before the audio in which it is heard. Ends early, without an
   * error, when the signal aborts. Throws when the audio breaks off.
   */
  speak(signal: AbortSignal): AsyncIterable<PassagePart>
}

export type PassagePart =
  | Extract<SpeechPart, { kind: 'audio' }>
  /** Whole words, heard from startMs after the passage's first sample until about endMs. */
  | { kind: 'words'; text: string; startMs: number; endMs: number }

export type PreparedResponse<Part = string> = {
  /**
   * One sentence or passage at a time, ready to be heard; empty when there is nothing to say. Words in a
   * language other than French are marked for a voice of that language, as in `[en]hello[/en]`. The
   * markers are neither spoken nor shown (docs/decisions/044-voices-for-foreign-words.md).
   */
  sentences: AsyncIterable<Part>
  /**
   * Resolves with the first clause of the first sentence, up to and including its comma, before the sentence is
   * complete; may never resolve. The clause was not checked: it may be synthesised, but not heard before `sentences`
   * yields the sentence that begins with it (docs/decisions/062-first-clause-ahead.md).
   */
  openingClause?: Promise<string>
  /**
   * Called once, when the response's first audio or caption is sent. A response that is discarded before
   * that is never accepted, and does not change the dialogue's state.
   */
  accept(): void
}

/** A dialogue some of whose answers are passages with their own audio. */
export type AudioDialogue = Dialogue<string | AudioPassage>

/** Decides what the companion says. One per call; it remembers the conversation. */
export type Dialogue<Part = string> = {
  /** Prepares a response, perhaps speculatively. The signal aborts when the response is discarded or cancelled. */
  prepare(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse<Part>
  /** After an interruption: only heardText, without markers, was heard of the last accepted response. */
  truncate(heardText: string): void
  /** After an interruption of a response with its own audio: only its first heardMs were heard. */
  truncateVoice?(heardMs: number): void
  /**
   * With null: whether the dialogue can answer from the audio alone, before the words are recognised. With words:
   * whether such an answer may be kept now that the words are known; false when a rule must answer them, such as
   * words of danger. A dialogue without this method always needs the words.
   */
  canAnswerFromAudio?(words: string | null): boolean
  /** The call is over: releases connections. */
  close?(): void
  /**
   * True while the companion has dropped its persona to offer help in a crisis. The pause of the
   * meter for the crisis begins and ends when an accepted response begins to be heard.
   */
  isInCrisis?(): boolean
  /**
   * False while the companion has done no more than ask about possible dangers, each of which the caller denied. The
   * pauses of such false alarms do not count as a crisis after the call.
   */
  hasHadDanger?(): boolean
  /**
   * True after a farewell that answered the caller's goodbye or that ended the time budget, until the
   * caller says more. The call ends once neither side has spoken for some seconds.
   */
  isCallEnding?(): boolean
  /**
   * True after a farewell that closes the conversation for good, because the caller must not use the
   * product (a minor). The call ends once neither side has spoken for some seconds.
   */
  isConversationClosed?(): boolean
  /**
   * True while the accepted response replaces one that a provider failed to deliver: its time, up to the
   * beginning of the next accepted response, is not billed.
   */
  isFallback?(): boolean
}
