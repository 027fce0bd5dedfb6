import { detectorReleaseMs } from '../turn-taking/decide-turn'

/** One stretch of speech as the detector reported it: message arrivals and audio positions. */
export type DetectedSegment = {
  startArrivedAtMs: number
  startAudioMs: number
  stopArrivedAtMs: number
  stopAudioMs: number
}

/** The network seldom delays one message of a segment by more than this relative to the other. */
const maxNetworkDelayMs = 200
/**
 * Audio positions that span this much more time than the arrivals of the messages are wrong. A stall of the
 * connection or of this process delivers both messages together; after a longer stall the page has lost its connection.
 */
const maxStallMs = 10_000

/**
 * Returns when the caller stopped speaking, and after how much speech. The detector's release is
 * part of the silence. When the network delayed the "stopped" message more than the "started"
 * message, the end of speech is moved back according to the two audio positions, by at most
 * `maxNetworkDelayMs`.
 */
export function measureSegment(segment: DetectedSegment): {
  stoppedAtMs: number
  speechMs: number
} {
  const { startArrivedAtMs, startAudioMs, stopArrivedAtMs, stopAudioMs } = segment
  const latestStopMs = stopArrivedAtMs - detectorReleaseMs
  const speechByArrivalMs = Math.max(0, latestStopMs - startArrivedAtMs)
  const audioMs = stopAudioMs - startAudioMs
  if (audioMs <= 0 || audioMs > speechByArrivalMs + maxStallMs)
    return { stoppedAtMs: latestStopMs, speechMs: speechByArrivalMs }

  const stopByAudioMs = startArrivedAtMs + audioMs
  const earliestStopMs = latestStopMs - maxNetworkDelayMs
  const stoppedAtMs = Math.min(latestStopMs, Math.max(stopByAudioMs, earliestStopMs))
  return { stoppedAtMs: Math.floor(stoppedAtMs), speechMs: Math.floor(audioMs) }
}
