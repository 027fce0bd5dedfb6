/** In a quiet room a microphone gives some -60 dBFS; speech lies between -35 and -15. */
const quietDb = -50
const loudDb = -14

/** How loud a frame is, in dB below full scale; -100 for silence. */
export function levelOf(pcm: Int16Array): number {
  let squares = 0
  for (const sample of pcm) squares += sample * sample
  return rmsToDb(Math.sqrt(squares / Math.max(1, pcm.length)) / 32_768)
}

/** A root mean square of 0 to 1 in dB below full scale. */
export const rmsToDb = (rms: number) => (rms > 0.000_01 ? 20 * Math.log10(rms) : -100)

/** 0 to 1, as an eye would expect a voice to move something. */
export const meterLevel = (levelDb: number) =>
  Math.min(1, Math.max(0, (levelDb - quietDb) / (loudDb - quietDb)))
