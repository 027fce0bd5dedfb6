/** One window of the voice detector. */
export const detectorWindowMs = 32

/** Thresholds and the pause that ends speech (03, « Turn taking »). */
const startsAt = 0.5
/** What echo cancellation leaves of the companion's own voice must not interrupt it. */
const startsOverCompanionAt = 0.7
/**
 * The companion is lowered, which costs nothing when wrong, a window or two before speech is sure:
 * on eight French sentences 0.4 comes 51 ms (p95 114) after the first sound, 0.7 comes 83 (176).
 */
const suspectsAt = 0.4
const endsBelow = 0.35
const endsAfterMs = 96

/** audioMs counts from the first microphone sample of the call. */
export type SpeechEvent = {
  type: 'started' | 'stopped'
  audioMs: number
  probability: number
}

export type SpeechWindow = {
  probability: number
  /** Where the window ends. */
  endMs: number
  isCompanionAudible: boolean
}

/** The companion is lowered in every phase but silence. */
export type DetectorState =
  | { phase: 'silence' }
  | { phase: 'suspicion' | 'speech'; lastVoiceMs: number }

export const silentDetector: DetectorState = { phase: 'silence' }

/**
 * Hysteresis over the model's probabilities: speech starts with the first window over the
 * threshold, at that window's beginning, and stops after 96 ms below the lower one, at the end of
 * the last window with a voice in it.
 */
export function detectSpeech(
  state: DetectorState,
  window: SpeechWindow,
): { state: DetectorState; event?: SpeechEvent } {
  const { probability, endMs } = window
  if (state.phase !== 'speech' && isSpeech(window)) {
    const audioMs = Math.max(0, endMs - detectorWindowMs)
    return {
      state: { phase: 'speech', lastVoiceMs: endMs },
      event: { type: 'started', audioMs, probability },
    }
  }
  if (state.phase === 'silence') {
    return { state: probability < suspectsAt ? state : { phase: 'suspicion', lastVoiceMs: endMs } }
  }
  if (probability >= endsBelow) return { state: { ...state, lastVoiceMs: endMs } }
  if (endMs - state.lastVoiceMs < endsAfterMs) return { state }
  if (state.phase === 'suspicion') return { state: silentDetector }
  return {
    state: silentDetector,
    event: { type: 'stopped', audioMs: state.lastVoiceMs, probability },
  }
}

const isSpeech = ({ probability, isCompanionAudible }: SpeechWindow) =>
  probability >= (isCompanionAudible ? startsOverCompanionAt : startsAt)
