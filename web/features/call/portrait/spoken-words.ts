import type { PlayedPosition } from '../audio/playback/playout-tracker'
import type { Captions } from '../captions/captions'
import type { TranscriptPiece } from '../captions/heard-characters'

/** The words received so far of the response that is playing, and how much of its audio has been played. */
export type SpokenWords = { pieces: readonly TranscriptPiece[]; positionMs: number }

/** Playback reports come every 100 ms; after a gap longer than this, the playback has stopped. */
const maxReportGapMs = 200

/** Returns the words of the response that is playing at `nowMs`; null without such a response, or if it has no words. */
export function findSpokenWords(
  captions: Captions,
  played: PlayedPosition | null,
  nowMs: number,
): SpokenWords | null {
  if (!played) return null
  const elapsedMs = nowMs - played.atMs
  if (elapsedMs > maxReportGapMs) return null
  const line = captions.findLast(
    (caption) => caption.speaker === 'companion' && caption.number === played.responseNumber,
  )
  if (line?.speaker !== 'companion' || line.pieces.length === 0) return null
  return { pieces: line.pieces, positionMs: played.playedMs + Math.max(0, elapsedMs) }
}
