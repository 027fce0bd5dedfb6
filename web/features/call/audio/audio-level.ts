/**
 * Range of the displayed level. In a quiet room a microphone delivers about -60 dBFS; speech lies between -35
 * and -15.
 */
const quietDb = -50
const loudDb = -14

/** The level of silence, in dBFS. Quieter frames get the same level. */
const silenceDb = -100

/** Returns the level of a frame in dBFS, at least `silenceDb`. */
export function measureLevelDb(pcm: Int16Array): number {
  let sumOfSquares = 0
  for (const sample of pcm) sumOfSquares += sample * sample
  return rmsToDb(Math.sqrt(sumOfSquares / Math.max(1, pcm.length)) / 32_768)
}

/** Converts a root mean square, from 0 to 1, to dBFS, at least `silenceDb`. */
export const rmsToDb = (rms: number) => Math.max(silenceDb, 20 * Math.log10(rms))

/** Converts dBFS to a level from 0 to 1. */
export const toLevel = (levelDb: number) =>
  Math.min(1, Math.max(0, (levelDb - quietDb) / (loudDb - quietDb)))
