const frameMs = 20
/** Even an empty room is louder: a lower level means that the microphone is switched off or is the wrong one. */
const silentBelowDb = -75
/** How long a microphone may be silent before the first sound of the call. */
const maxSilenceBeforeFirstSoundMs = 8_000
/** How long it may be silent after the first sound: longer, because noise suppression may remove quiet speech. */
const maxSilenceMs = 30_000

export type SilenceState = { silentMs: number; hasDeliveredSound: boolean; isSilent: boolean }

export const initialSilenceState: SilenceState = {
  silentMs: 0,
  hasDeliveredSound: false,
  isSilent: false,
}

/**
 * Detects a microphone that is open but delivers only silence. Time counts only while the caller is
 * not muted and the companion does not speak.
 */
export function detectSilentMicrophone(
  state: SilenceState,
  input: { levelDb: number; isMuted: boolean; isCompanionAudible: boolean },
): SilenceState {
  if (input.levelDb > silentBelowDb)
    return { silentMs: 0, hasDeliveredSound: true, isSilent: false }
  if (input.isMuted || input.isCompanionAudible || state.isSilent) return state
  const silentMs = state.silentMs + frameMs
  return {
    ...state,
    silentMs,
    isSilent: silentMs >= (state.hasDeliveredSound ? maxSilenceMs : maxSilenceBeforeFirstSoundMs),
  }
}
