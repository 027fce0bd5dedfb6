import { audioFrameMs } from '../../../../../contract/audio-frame'

/** The numbers of the first and the last frame received for one response. */
type ReceivedRange = { first: number; last: number }

type PlaybackProgress = { responseNumber: number; frameNumber: number; playedMs: number }

/** How much of a response had been played at the time `atMs`. */
export type PlayedPosition = { responseNumber: number; playedMs: number; atMs: number }

export type PlayoutTracker = {
  recordReceived(frame: { responseNumber: number; frameNumber: number }): void
  recordPlayed(progress: PlaybackProgress, atMs: number): void
  /**
   * Returns how many ms of a response were played: those before a reload of the page, plus
   * `playback.playedMs` if `playback` is the player's position in that response.
   */
  countPlayedMs(
    responseNumber: number,
    playback: { responseNumber: number; playedMs: number },
  ): number
  /** The last position that was recorded; null before the first. */
  position(): PlayedPosition | null
  /** Whether any audio of the response was received. */
  hasAudio(responseNumber: number): boolean
  /** Marks a response as interrupted. `recordPlayed` still records its playback. */
  markInterrupted(responseNumber: number): void
  isInterrupted(responseNumber: number): boolean
  /** Whether all the audio received of the response has been played; true when none was received. */
  isFullyPlayed(responseNumber: number): boolean
  /** Number of the last frame played in the call, sent when resuming; 0 before the first. */
  lastFramePlayed(): number
}

/**
 * Tracks which audio of a call was received and played. Frame numbers count through the whole call.
 * `playedMsBeforeReload`: how many ms of each response the page had played when it was reloaded; the
 * player's own positions begin at 0 again.
 */
export function createPlayoutTracker(
  initialLastFramePlayed: number,
  playedMsBeforeReload: ReadonlyMap<number, number> = new Map(),
): PlayoutTracker {
  const receivedRanges = new Map<number, ReceivedRange>()
  const playedMsByResponse = new Map<number, number>()
  const interruptedResponses = new Set<number>()
  let lastFramePlayed = initialLastFramePlayed
  let position: PlayedPosition | null = null

  const countPlayedMs: PlayoutTracker['countPlayedMs'] = (responseNumber, playback) => {
    const playedSinceReloadMs = playback.responseNumber === responseNumber ? playback.playedMs : 0
    return (playedMsBeforeReload.get(responseNumber) ?? 0) + Math.max(0, playedSinceReloadMs)
  }

  return {
    countPlayedMs,
    recordReceived({ responseNumber, frameNumber }) {
      const range = receivedRanges.get(responseNumber)
      const first = range?.first ?? frameNumber
      receivedRanges.set(responseNumber, {
        first,
        last: Math.max(range?.last ?? 0, frameNumber),
      })
    },
    recordPlayed(progress, atMs) {
      const { responseNumber, frameNumber, playedMs } = progress
      position = { responseNumber, playedMs: countPlayedMs(responseNumber, progress), atMs }
      lastFramePlayed = Math.max(lastFramePlayed, frameNumber)
      playedMsByResponse.set(responseNumber, playedMs)
    },
    position: () => position,
    hasAudio: (responseNumber) => receivedRanges.has(responseNumber),
    markInterrupted: (responseNumber) => void interruptedResponses.add(responseNumber),
    isInterrupted: (responseNumber) => interruptedResponses.has(responseNumber),
    isFullyPlayed(responseNumber) {
      const range = receivedRanges.get(responseNumber)
      if (!range) return true
      const receivedMs = (range.last - range.first + 1) * audioFrameMs
      return (playedMsByResponse.get(responseNumber) ?? 0) >= receivedMs
    },
    lastFramePlayed: () => lastFramePlayed,
  }
}
