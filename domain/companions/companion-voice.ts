/**
 * How a companion sounds. Each provider chooses one of its voices by `timbre`, and uses the other
 * properties as far as it can: only eSpeak supports all of them.
 */
export type CompanionVoice = {
  timbre: Timbre
  /** Words a minute; French conversation lies between 140 and 190. */
  wordsPerMinute: number
  /** 0 (deep) to 100 (high); 50 leaves the timbre as it is. */
  pitch: number
  /** 0 (monotone) to 100 (sing-song). */
  pitchRange: number
}

export const timbres = [
  'feminine-warm',
  'feminine-clear',
  'feminine-low',
  'masculine-warm',
  'masculine-clear',
  'masculine-low',
  'neutral-soft',
  'neutral-clear',
] as const

export type Timbre = (typeof timbres)[number]
