import { recordingRate } from './record-page'

/** Quieter than this nobody hears on a telephone; recorded silence is far below. */
export const audibleDb = -50

const windowMs = 5
const windowSamples = (windowMs * recordingRate) / 1_000

export type Sound = { startMs: number; endMs: number }

/** Level of the samples from `from` to `until`, in dB of full scale. */
export function levelDb(pcm: Int16Array, from: number, until: number) {
  let squares = 0
  for (let index = from; index < until; index++) squares += ((pcm[index] ?? 0) / 32_768) ** 2
  return 10 * Math.log10(squares / Math.max(1, until - from) + 1e-12)
}

/** The audible stretches of a recording, exact to 5 ms; pauses up to `longestPauseMs` are bridged. */
export function findSounds(pcm: Int16Array, longestPauseMs: number): Sound[] {
  const sounds: Sound[] = []
  for (let from = 0; from + windowSamples <= pcm.length; from += windowSamples) {
    if (levelDb(pcm, from, from + windowSamples) < audibleDb) continue
    const startMs = (from * 1_000) / recordingRate
    const last = sounds.at(-1)
    if (last && startMs - last.endMs <= longestPauseMs) last.endMs = startMs + windowMs
    else sounds.push({ startMs, endMs: startMs + windowMs })
  }
  return sounds
}
