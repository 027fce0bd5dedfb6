import { detectorReleaseMs } from './turn-taking'

/** One stretch of speech as the detector told it: when its messages came, and audio positions. */
export type DetectedSegment = {
  startArrivedAtMs: number
  startAudioMs: number
  stopArrivedAtMs: number
  stopAudioMs: number
}

/** A message is seldom later than this against the other one of its segment. */
const latestDelayMs = 200

/**
 * When the caller really fell silent, and after how much speech. The detector's release is part of
 * the silence; a « stopped » that the network held up longer than the « started » before it is
 * moved back by the difference of the two audio positions.
 */
export function timeSegment(segment: DetectedSegment): { stoppedAtMs: number; speechMs: number } {
  const { startArrivedAtMs, startAudioMs, stopArrivedAtMs, stopAudioMs } = segment
  const latestMs = stopArrivedAtMs - detectorReleaseMs
  const arrivedMs = Math.max(0, latestMs - startArrivedAtMs)
  const audioMs = stopAudioMs - startAudioMs
  if (audioMs <= 0 || audioMs > arrivedMs + 2_000)
    return { stoppedAtMs: latestMs, speechMs: arrivedMs }

  const byAudioMs = startArrivedAtMs + audioMs
  const stoppedAtMs = Math.min(latestMs, Math.max(byAudioMs, latestMs - latestDelayMs))
  return { stoppedAtMs: Math.floor(stoppedAtMs), speechMs: Math.floor(audioMs) }
}
