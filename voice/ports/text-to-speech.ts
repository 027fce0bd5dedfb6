import type { CompanionVoice } from '../../domain/companions/companion-voice'

/** What a synthesiser must deliver: PCM16 mono at this rate (03, « Contract »). */
export const speechSampleRate = 24_000

export type SpeechPart =
  | { kind: 'audio'; pcm: Int16Array }
  /** The word that starts at `position` in the text is heard `atMs` after the first sample. */
  | { kind: 'word'; position: number; atMs: number }

export type TextToSpeech = {
  /**
   * Speaks one sentence. Parts come as soon as they exist, of any length, words before the audio
   * they are heard in when the synthesiser knows them. Ends early, without an error and within
   * 20 ms, when the signal aborts; throws `SpeechUnavailable` when it cannot speak.
   */
  speak(text: string, voice: CompanionVoice, signal: AbortSignal): AsyncIterable<SpeechPart>
}

/** The provider is at fault: the meter stands still meanwhile (03, « Metering »). */
export class SpeechUnavailable extends Error {}
