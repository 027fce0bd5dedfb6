/** Duration of one window of the voice detector. */
export const detectorWindowMs = 32

const startThreshold = 0.5
/** Higher than `startThreshold`, so that the echo of the companion's voice does not interrupt it. */
const startThresholdDuringPlayback = 0.7
/**
 * The companion's volume is already lowered at this threshold, because a mistake costs little.
 * Measured on five French sentences, each begun at eight positions within a window: 0.25 is reached 32 ms
 * after the first sound (p95: 50 ms), 0.4 after 34 ms (p95: 104 ms). White and brown noise, breaths, clicks
 * and a quiet television did not reach 0.2.
 */
const possibleSpeechThreshold = 0.25
const endThreshold = 0.35
const endAfterMs = 96

/** `audioMs` counts from the first sample that this page has captured, and continues when the microphone changes. */
export type SpeechEvent = {
  type: 'started' | 'stopped'
  audioMs: number
  probability: number
}

export type SpeechWindow = {
  probability: number
  /** End of the window, in milliseconds from the first microphone sample. */
  endMs: number
  isCompanionAudible: boolean
}

/** When 'silence' ends, the companion's volume is lowered until the next 'silence', but for at most 2.5 s. */
export type DetectorState =
  | { phase: 'silence' }
  | { phase: 'possible-speech' | 'speech'; lastSpeechMs: number }

export const silentDetectorState: DetectorState = { phase: 'silence' }

/**
 * Applies hysteresis to the model's probabilities. Speech starts at the beginning of the first
 * window that reaches the start threshold. It stops after 96 ms below the end threshold, at the end
 * of the last window with speech.
 */
export function detectSpeech(
  state: DetectorState,
  window: SpeechWindow,
): { state: DetectorState; event?: SpeechEvent } {
  const { probability, endMs } = window
  if (state.phase !== 'speech' && isSpeech(window)) {
    const audioMs = Math.max(0, endMs - detectorWindowMs)
    return {
      state: { phase: 'speech', lastSpeechMs: endMs },
      event: { type: 'started', audioMs, probability },
    }
  }
  if (state.phase === 'silence') {
    return {
      state:
        probability < possibleSpeechThreshold
          ? state
          : { phase: 'possible-speech', lastSpeechMs: endMs },
    }
  }
  const continueThreshold = state.phase === 'speech' ? endThreshold : possibleSpeechThreshold
  if (probability >= continueThreshold) return { state: { ...state, lastSpeechMs: endMs } }
  if (endMs - state.lastSpeechMs < endAfterMs) return { state }
  if (state.phase === 'possible-speech') return { state: silentDetectorState }
  return {
    state: silentDetectorState,
    event: { type: 'stopped', audioMs: state.lastSpeechMs, probability },
  }
}

/**
 * Applies the probability of a probe, which is a window halfway between two others. It can only lower the
 * companion's volume; it never starts speech.
 */
export const detectPossibleSpeech = (
  state: DetectorState,
  { probability, endMs }: Pick<SpeechWindow, 'probability' | 'endMs'>,
): DetectorState =>
  state.phase === 'silence' && probability >= possibleSpeechThreshold
    ? { phase: 'possible-speech', lastSpeechMs: endMs }
    : state

const isSpeech = ({ probability, isCompanionAudible }: SpeechWindow) =>
  probability >= (isCompanionAudible ? startThresholdDuringPlayback : startThreshold)
