import { fixedApiPaths } from '../../../../contract/paths'
import type { CallAudio } from '../audio/call-audio'
import type { CallAudioEvents } from '../audio/call-audio-events'
import { evaluatePreCallTest, type PreCallTestResult } from './pre-call-test-result'

export const preCallTestMs = 10_000
const requestIntervalMs = 1_000
/** A slower request counts as failed, because such a connection is unusable for a call. */
const requestTimeoutMs = 3_000

type PreCallTestDeps = {
  openAudio(events: CallAudioEvents): Promise<CallAudio>
  fetch(url: string, options: RequestInit): Promise<Response>
  nowMs(): number
  /** Resolves after the time, or at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/**
 * Tests the caller's microphone and connection for ten seconds. When the signal aborts, returns early
 * with what was measured so far. `onLevel` receives the level of the microphone, 0 to 1. Throws only what
 * `openAudio` throws.
 */
export async function runPreCallTest(
  onLevel: (level: number) => void,
  signal: AbortSignal,
  deps: PreCallTestDeps,
): Promise<PreCallTestResult> {
  const levels: number[] = []
  const roundTripsMs: number[] = []
  let failedRequestCount = 0
  let wasSpeechDetected = false
  let isDetectorAvailable = true

  async function measureRoundTrip() {
    const requestStartMs = deps.nowMs()
    try {
      const response = await deps.fetch(fixedApiPaths.live, {
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]),
      })
      if (!response.ok) failedRequestCount++
      else roundTripsMs.push(deps.nowMs() - requestStartMs)
    } catch {
      if (!signal.aborted) failedRequestCount++
    }
  }

  const audio = await deps.openAudio({
    onSpeech: () => {
      wasSpeechDetected = true
    },
    onMicrophoneFrame() {},
    onPlayed() {},
    onLevel({ caller }) {
      levels.push(caller)
      onLevel(caller)
    },
    onMicrophone() {},
    onFailureChange(failure, { isResolved }) {
      if (failure === 'detector-unavailable') isDetectorAvailable = isResolved
    },
  })

  // The first request may have to open the HTTP connection, so its duration is not counted.
  await measureRoundTrip()
  roundTripsMs.length = 0
  const testStartMs = deps.nowMs()
  for (let elapsedMs = 0; elapsedMs < preCallTestMs && !signal.aborted; ) {
    await Promise.all([measureRoundTrip(), deps.wait(requestIntervalMs, signal)])
    elapsedMs = deps.nowMs() - testStartMs
  }
  const { microphone, isDetectorReady } = audio
  await audio.close()
  const unreadyState = isDetectorAvailable ? 'loading' : 'unavailable'
  return evaluatePreCallTest({
    microphone,
    levels,
    detector: isDetectorReady ? 'ready' : unreadyState,
    wasSpeechDetected,
    roundTripsMs,
    failedRequestCount,
  })
}
