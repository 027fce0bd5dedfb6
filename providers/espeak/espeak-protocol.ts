/** Sent to the child process: one chunk of text to speak. The child process accepts one command at a time. */
export type EspeakCommand = {
  id: number
  text: string
  settings: EspeakSettings
}

/** Parameters of espeak-ng. */
export type EspeakSettings = {
  /** Language and variant, such as `fr+f2`. */
  voiceName: string
  /** Words per minute, 80 to 450. */
  rate: number
  /** 0 to 99; 50 is the default of the variant. */
  pitch: number
  /** How much the pitch varies: 0 to 99; 50 is the default of the variant. */
  range: number
  /** Percent; compensates for the different loudness of the variants. */
  volume: number
}

/** Sent by the child process. */
export type EspeakMessage =
  /** The process is still starting, and has not hung. */
  | { kind: 'progress' }
  | { kind: 'ready' }
  /** The optional package is not installed, so the child process cannot speak. */
  | { kind: 'not-installed'; reason: string }
  | EspeakOutput

/** The output of one command: any number of parts, then `end`. */
export type EspeakOutput =
  /** `pcm`: PCM16 mono at 24 kHz. `words`: the words that begin in it. */
  { kind: 'part'; id: number; words: EspeakWord[]; pcm: Int16Array } | { kind: 'end'; id: number }

/**
 * `position`: in UTF-16 units of the text; `atMs`: counted from the first sample of the command's output.
 */
type EspeakWord = { position: number; atMs: number }
