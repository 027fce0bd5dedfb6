import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { Language } from '../../domain/languages'

/** A synthesiser delivers PCM16 mono at this rate. */
export const speechSampleRate = 24_000

export type SpeechPart =
  /** isFallback: spoken by the fallback voice, because the preferred voice failed. */
  | { kind: 'audio'; pcm: Int16Array; isFallback?: true }
  /** The word that starts at `position` in the text is heard `atMs` after the first sample. */
  | { kind: 'word'; position: number; atMs: number }

/**
 * Part of a text, from `start` up to but not including `end`, that is in another language, or that is in French
 * and must be spoken slowly.
 */
export type LanguageSpan = {
  start: number
  end: number
  language: Language
  /** Spoken at two thirds to three quarters of the companion's usual pace, because a learner asked for it. */
  isSlow: boolean
}

export type TextToSpeech = {
  /** Host name of the third party that receives the text; null when it stays on the operator's machine. */
  readonly recipient: string | null
  /**
   * Speaks one sentence. Yields parts of any length as soon as they exist; words, if the synthesiser
   * knows their times, before the audio in which they are heard. Ends early, without an error and
   * within 20 ms, when the signal aborts. Throws SpeechUnavailable when it cannot speak.
   *
   * The text is French outside the spans, which are sorted and do not overlap. A synthesiser without a
   * voice for the language of a span speaks the span with its French voice.
   */
  speak(
    text: string,
    voice: CompanionVoice,
    signal: AbortSignal,
    spans?: readonly LanguageSpan[],
  ): AsyncIterable<SpeechPart>
}

/** The synthesiser cannot speak. The meter is paused while audio is missing for this reason. */
export class SpeechUnavailable extends Error {}
