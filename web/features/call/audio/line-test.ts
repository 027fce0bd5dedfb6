import { fixedApiPaths } from '../../../../contract/paths'
import type { CallAudio } from './call-audio'
import type { CallAudioEvents } from './call-audio-events'
import { judgeLine, type LineVerdict } from './line-verdict'

/** « Dix secondes » (03, « First words »). */
export const lineTestMs = 10_000
const requestEveryMs = 1_000
/** Slower than this is no line to talk over. */
const longestRequestMs = 3_000

export type LineTestEvents = {
  /** For the meter on the screen, 0 to 1. */
  onLevel(level: number): void
  /** 0 to 1. */
  onProgress(share: number): void
}

type Means = {
  openAudio(events: CallAudioEvents): Promise<CallAudio>
  fetch(address: string, options: RequestInit): Promise<Response>
  nowMs(): number
  /** Resolves after the time, or at once when the signal aborts. */
  wait(ms: number, signal: AbortSignal): Promise<void>
}

/**
 * Ten seconds of the caller's microphone and line. Ends early, with what is known by then, when the
 * signal aborts. Throws only what opening the audio throws.
 */
export async function runLineTest(
  { onLevel, onProgress }: LineTestEvents,
  signal: AbortSignal,
  means: Means,
): Promise<LineVerdict> {
  const levels: number[] = []
  const roundTripsMs: number[] = []
  let requestsFailed = 0
  let wasSpeechDetected = false
  let isDetectorAvailable = true

  async function ask() {
    const startMs = means.nowMs()
    try {
      const response = await means.fetch(fixedApiPaths.live, {
        cache: 'no-store',
        signal: AbortSignal.any([signal, AbortSignal.timeout(longestRequestMs)]),
      })
      if (!response.ok) requestsFailed++
      else roundTripsMs.push(means.nowMs() - startMs)
    } catch {
      if (!signal.aborted) requestsFailed++
    }
  }

  const audio = await means.openAudio({
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
    onProblem(problem, isOver) {
      if (problem === 'detector-unavailable') isDetectorAvailable = isOver
    },
  })

  // The first request may open the connection: it is not the line's pace.
  await ask()
  roundTripsMs.length = 0
  const startMs = means.nowMs()
  for (let elapsedMs = 0; elapsedMs < lineTestMs && !signal.aborted; ) {
    onProgress(elapsedMs / lineTestMs)
    await Promise.all([ask(), means.wait(requestEveryMs, signal)])
    elapsedMs = means.nowMs() - startMs
  }
  onProgress(1)
  const { microphone, isDetectorReady } = audio
  await audio.close()
  return judgeLine({
    microphone,
    levels,
    detector: isDetectorReady ? 'ready' : isDetectorAvailable ? 'loading' : 'unavailable',
    wasSpeechDetected,
    roundTripsMs,
    requestsFailed,
  })
}
