import type { DetectorReport, DetectorWindow } from './audio-messages'
import { type DetectorState, detectSpeech, silentDetector } from './speech-detector'

const samplesPerMs = 16
/** More waiting than this means that the machine is too slow: the oldest are of no use any more. */
const longestQueue = 8

type Surroundings = {
  /** The probability that there is a voice in the window. */
  measure(pcm: Int16Array): Promise<number>
  isCompanionAudible(): boolean
  /** The companion's volume. */
  lower(isLowered: boolean): void
  report(message: DetectorReport): void
}

/**
 * Takes one window after the other. A model that fails once is given up: speech that had begun is
 * over, the volume comes back, and the report says that loudness has to do from here on.
 */
export function detectInWindows({ measure, isCompanionAudible, lower, report }: Surroundings) {
  const waiting: DetectorWindow[] = []
  let state: DetectorState = silentDetector
  let isRunning = false
  let isBroken = false

  async function judge({ pcm, endSample }: DetectorWindow) {
    const probability = await measure(pcm)
    const before = state
    const judged = detectSpeech(before, {
      probability,
      endMs: endSample / samplesPerMs,
      isCompanionAudible: isCompanionAudible(),
    })
    state = judged.state
    const isQuiet = state.phase === 'silence'
    if (isQuiet !== (before.phase === 'silence')) lower(!isQuiet)
    if (judged.event) report({ type: 'speech', event: judged.event })
  }

  function giveUp(error: unknown) {
    isBroken = true
    if (state.phase !== 'silence') lower(false)
    if (state.phase === 'speech') {
      const event = { type: 'stopped', audioMs: state.lastVoiceMs, probability: 0 } as const
      report({ type: 'speech', event })
    }
    state = silentDetector
    report({ type: 'unavailable', reason: String(error) })
  }

  return async (window: DetectorWindow): Promise<void> => {
    if (isBroken) return
    waiting.push(window)
    if (waiting.length > longestQueue) waiting.shift()
    if (isRunning) return
    isRunning = true
    try {
      for (let next = waiting.shift(); next; next = waiting.shift()) await judge(next)
    } catch (error) {
      giveUp(error)
    } finally {
      isRunning = false
    }
  }
}
