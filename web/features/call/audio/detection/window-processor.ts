import type { DetectorReport, DetectorWindow } from '../audio-messages'
import {
  type DetectorState,
  detectPossibleSpeech,
  detectSpeech,
  silentDetectorState,
} from './speech-detector'

const samplesPerMs = 16
/** On a slow device the queue grows. Beyond this length the oldest windows are dropped. */
const maxQueueLength = 8

/**
 * The server decides within this time whether speech interrupts the companion. If the companion is still audible
 * afterwards, it was not interrupted, for example because the sound was a television, so the volume is restored.
 */
const maxLoweredMs = 2_500

type WindowProcessorDeps = {
  /** Returns the probability that the window contains speech. A probe does not change the model's state. */
  measureProbability(window: Pick<DetectorWindow, 'pcm' | 'isProbe'>): Promise<number>
  isCompanionAudible(): boolean
  /** Lowers or restores the companion's volume. */
  setLowered(isLowered: boolean): void
  report(message: DetectorReport): void
}

/**
 * Creates a function that runs the detector on one window after the other. At the first error of the model
 * it ends the current speech, restores the volume, reports the detector as unavailable and never runs
 * again.
 */
export function createWindowProcessor({
  measureProbability,
  isCompanionAudible,
  setLowered,
  report,
}: WindowProcessorDeps) {
  const queue: DetectorWindow[] = []
  let state: DetectorState = silentDetectorState
  /** Position in the audio at which the volume was lowered; null while it is not lowered. */
  let loweredAtMs: number | null = null
  let isRunning = false
  let hasFailed = false

  async function processWindow(window: DetectorWindow) {
    const probability = await measureProbability(window)
    const endMs = window.endSample / samplesPerMs
    const previousState = state
    const step = window.isProbe
      ? { state: detectPossibleSpeech(previousState, { probability, endMs }) }
      : detectSpeech(previousState, {
          probability,
          endMs,
          isCompanionAudible: isCompanionAudible(),
        })
    state = step.state
    const isQuiet = state.phase === 'silence'
    if (!isQuiet && previousState.phase === 'silence') lower(endMs)
    if (isQuiet || (loweredAtMs !== null && endMs - loweredAtMs >= maxLoweredMs)) restore()
    if (step.event) report({ type: 'speech', event: step.event })
  }

  function lower(atMs: number) {
    loweredAtMs = atMs
    setLowered(true)
  }

  function restore() {
    if (loweredAtMs === null) return
    loweredAtMs = null
    setLowered(false)
  }

  function stop(error: unknown) {
    hasFailed = true
    restore()
    if (state.phase === 'speech') {
      const event = { type: 'stopped', audioMs: state.lastSpeechMs, probability: 0 } as const
      report({ type: 'speech', event })
    }
    state = silentDetectorState
    report({ type: 'unavailable', reason: String(error) })
  }

  /**
   * A probe can only lower the volume. It is skipped when the companion is silent, when it would delay a window, and
   * during speech or possible speech, because the volume was already lowered when that began.
   */
  const isSkipped = ({ isProbe }: DetectorWindow) =>
    isProbe && (isRunning || state.phase !== 'silence' || !isCompanionAudible())

  return async (window: DetectorWindow): Promise<void> => {
    if (hasFailed || isSkipped(window)) return
    queue.push(window)
    if (queue.length > maxQueueLength) queue.shift()
    if (isRunning) return
    isRunning = true
    try {
      for (let next = queue.shift(); next; next = queue.shift()) await processWindow(next)
    } catch (error) {
      stop(error)
    } finally {
      isRunning = false
    }
  }
}
