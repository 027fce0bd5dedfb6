import type { Language } from '../../domain/languages'

/** In Hz. Microphone audio is recognised as PCM16 mono at this rate. */
export const recognitionSampleRate = 16_000

export type RecognitionResult = {
  /** A partial result may change; the final one is the last. */
  kind: 'partial' | 'final'
  /** Everything that was recognised of the segment so far; empty when no word was. */
  text: string
}

/** The recognition of one segment of speech, from its beginning to the silence after it. */
export type Recognition = {
  /** Adds audio of any length. */
  push(pcm: Int16Array): void
  /** The segment is over: the final result follows. */
  finish(): void
  /**
   * Results in order. Ends after the final one; ends early, without an error and within 20 ms, when
   * the signal aborts. Throws RecognitionUnavailable when the recogniser cannot work.
   */
  readonly results: AsyncIterable<RecognitionResult>
}

export type SpeechToText = {
  /** Name for logs and error messages, such as "whisper-large-v3". */
  readonly name: string
  /** Host name of the third party that receives the caller's voice; null when it stays on the operator's machine. */
  readonly recipient: string | null
  /**
   * Begins to recognise a segment of speech. `signal` and `languages` are the same for all segments of a
   * call. `languages`: those that a segment may be in; French alone by default. With several, a
   * multilingual recogniser detects the language; any other recogniser expects French.
   */
  open(signal: AbortSignal, languages?: readonly Language[]): Recognition
}

/** The recogniser cannot work. The message is for the log and contains no words of the conversation. */
export class RecognitionUnavailable extends Error {}
