import type { DetectorReport, DetectorWindow } from '../audio-messages'
import { type DetectorState, detectSpeech, silentDetector } from './speech-detector'

const samplesPerMs = 16
/** When the device is so slow that the queue gets longer, the oldest windows are dropped. */
const maxQueueLength = 8

type WindowProcessorDeps = {
  /** Returns the probability that the window contains speech. */
  measureProbability(pcm: Int16Array): Promise<number>
  isCompanionAudible(): boolean
  /** Lowers or restores the companion's volume. */
  setLowered(isLowered: boolean): void
  report(message: DetectorReport): void
}

/**
 * Creates a function that runs the detector on one window after the other. After the first error of
 * the model it stops for good: it ends the current speech, restores the volume and reports the
 * detector as unavailable.
 */
export function createWindowProcessor({
  measureProbability,
  isCompanionAudible,
  setLowered,
  report,
}: WindowProcessorDeps) {
  const queue: DetectorWindow[] = []
  let state: DetectorState = silentDetector
  let isRunning = false
  let hasFailed = false

  async function processWindow({ pcm, endSample }: DetectorWindow) {
    const probability = await measureProbability(pcm)
    const before = state
    const detected = detectSpeech(before, {
      probability,
      endMs: endSample / samplesPerMs,
      isCompanionAudible: isCompanionAudible(),
    })
    state = detected.state
    const isQuiet = state.phase === 'silence'
    if (isQuiet !== (before.phase === 'silence')) setLowered(!isQuiet)
    if (detected.event) report({ type: 'speech', event: detected.event })
  }

  function stop(error: unknown) {
    hasFailed = true
    if (state.phase !== 'silence') setLowered(false)
    if (state.phase === 'speech') {
      const event = { type: 'stopped', audioMs: state.lastSpeechMs, probability: 0 } as const
      report({ type: 'speech', event })
    }
    state = silentDetector
    report({ type: 'unavailable', reason: String(error) })
  }

  return async (window: DetectorWindow): Promise<void> => {
    if (hasFailed) return
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
