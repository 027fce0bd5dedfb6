/** One piece of text to speak; the child takes one at a time. */
export type EspeakOrder = {
  id: number
  text: string
  sound: EspeakSound
}

/** The synthesiser's own terms. */
export type EspeakSound = {
  /** Language and variant, such as `fr+f2`. */
  name: string
  /** Words a minute, 80 to 450. */
  rate: number
  /** 0 to 99; 50 is the variant's own. */
  pitch: number
  /** 0 to 99; 50 is the variant's own. */
  range: number
  /** Percent; evens out how loud the variants are. */
  volume: number
}

export type EspeakAnswer =
  | { kind: 'ready' }
  /** Nothing will come: the optional package is not installed. */
  | { kind: 'missing'; reason: string }
  /** PCM16 mono at 24 kHz, and the words that begin in it; position in UTF-16 units of the text. */
  | { kind: 'part'; id: number; words: EspeakWord[]; pcm: Int16Array }
  | { kind: 'end'; id: number }

/** atMs counts from the first sample of the order. */
export type EspeakWord = { position: number; atMs: number }
