/** Length of the windows whose loudness is measured: short enough to show syllables. */
const windowSeconds = 0.04

/** Root mean square of loud speech, mapped to level 1. Louder sound is capped at 1. */
const loudRms = 0.2

/** The loudness of a recording over time. */
export type VoiceLevels = { windowSeconds: number; levels: Float32Array }

/** Measures the loudness of samples between -1 and 1 as levels from 0 to 1. */
export function measureVoiceLevels(samples: Float32Array, sampleRate: number): VoiceLevels {
  const windowLength = Math.max(1, Math.round(sampleRate * windowSeconds))
  const levels = new Float32Array(Math.ceil(samples.length / windowLength))
  for (let windowIndex = 0; windowIndex < levels.length; windowIndex++) {
    const part = samples.subarray(windowIndex * windowLength, (windowIndex + 1) * windowLength)
    const sumOfSquares = part.reduce((sum, sample) => sum + sample * sample, 0)
    levels[windowIndex] = Math.min(1, Math.sqrt(sumOfSquares / part.length) / loudRms)
  }
  return { windowSeconds, levels }
}

/** Returns the level at a time in the recording; 0 after its end. */
export const getLevelAt = ({ windowSeconds, levels }: VoiceLevels, seconds: number): number =>
  levels[Math.floor(seconds / windowSeconds)] ?? 0

/**
 * Fetches and decodes a sound file. Resolves to a function that maps a time in seconds to the
 * level, or to null when fetching or decoding fails.
 */
export async function readVoiceLevels(url: string) {
  const sampleRate = 16_000
  try {
    const response = await fetch(url)
    const sound = await new OfflineAudioContext(1, 1, sampleRate).decodeAudioData(
      await response.arrayBuffer(),
    )
    const levels = measureVoiceLevels(sound.getChannelData(0), sampleRate)
    return (seconds: number) => getLevelAt(levels, seconds)
  } catch {
    return null
  }
}
