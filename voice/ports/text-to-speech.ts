import type { CompanionVoice } from '../../domain/companions/companion-voice'

/** A synthesiser delivers PCM16 mono at this rate. */
export const speechSampleRate = 24_000

export type SpeechPart =
  | { kind: 'audio'; pcm: Int16Array }
  /** The word that starts at `position` in the text is heard `atMs` after the first sample. */
  | { kind: 'word'; position: number; atMs: number }

export type TextToSpeech = {
  /**
   * Speaks one sentence. Yields parts of any length as soon as they exist; words, if the synthesiser
   * knows their times, before the audio in which they are heard. Ends early, without an error and
   * within 20 ms, when the signal aborts. Throws SpeechUnavailable when it cannot speak.
   */
  speak(text: string, voice: CompanionVoice, signal: AbortSignal): AsyncIterable<SpeechPart>
}

/** The provider cannot speak. The meter is paused until it can. */
export class SpeechUnavailable extends Error {}
