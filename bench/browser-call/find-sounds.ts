import { recordingRate } from './record-page'

/** Quieter sounds are inaudible in a phone call; recorded silence is far below this level. */
export const audibleDb = -50

const windowMs = 5
const windowSamples = (windowMs * recordingRate) / 1_000

export type Sound = { startMs: number; endMs: number }

/** Returns the level of the samples from `from` to `until` in dB of full scale. */
export function measureLevelDb(pcm: Int16Array, from: number, until: number) {
  let squares = 0
  for (let index = from; index < until; index++) squares += ((pcm[index] ?? 0) / 32_768) ** 2
  return 10 * Math.log10(squares / Math.max(1, until - from) + 1e-12)
}

/**
 * Returns the audible intervals, with a resolution of 5 ms; a pause of up to `maxPauseMs` does not
 * divide an interval.
 */
export function findSounds(pcm: Int16Array, maxPauseMs: number): Sound[] {
  const sounds: Sound[] = []
  for (let from = 0; from + windowSamples <= pcm.length; from += windowSamples) {
    if (measureLevelDb(pcm, from, from + windowSamples) < audibleDb) continue
    const startMs = (from * 1_000) / recordingRate
    const last = sounds.at(-1)
    if (last && startMs - last.endMs <= maxPauseMs) last.endMs = startMs + windowMs
    else sounds.push({ startMs, endMs: startMs + windowMs })
  }
  return sounds
}
