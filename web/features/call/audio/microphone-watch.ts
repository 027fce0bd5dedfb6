const frameMs = 20
/** Below it there is no room, no breath: a switched-off or wrong microphone. */
const deadDb = -75
/** While it is the caller's turn and nothing was ever heard. */
const neverHeardMs = 8_000
/** Once it has worked: noise suppression may silence a quiet caller, so patience is longer. */
const lostMs = 30_000

export type WatchState = { deadMs: number; wasHeard: boolean; isSilent: boolean }

export const freshWatch: WatchState = { deadMs: 0, wasHeard: false, isSilent: false }

/** Notices a microphone that is there but gives nothing; the time is counted on the caller's turn. */
export function watchMicrophone(
  state: WatchState,
  input: { levelDb: number; isMuted: boolean; isCompanionAudible: boolean },
): WatchState {
  if (input.levelDb > deadDb) return { deadMs: 0, wasHeard: true, isSilent: false }
  if (input.isMuted || input.isCompanionAudible || state.isSilent) return state
  const deadMs = state.deadMs + frameMs
  return { ...state, deadMs, isSilent: deadMs >= (state.wasHeard ? lostMs : neverHeardMs) }
}
