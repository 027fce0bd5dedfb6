import { type CallEffects, noEffects } from '../engine/call-effect'
import { addTranscript, type CallerTurn, findTranscript } from '../turn-taking/caller-turn'
import { createRecognitionAllowance } from './recognition-allowance'

export type RecognisedSegments = {
  /**
   * Starts recognising a new segment, if the call has a recogniser with free capacity (recognition-allowance.ts).
   * Returns the turn, with an empty transcript if a segment was started, and the effects.
   */
  begin(turn: CallerTurn, nowMs: number): { turn: CallerTurn; effects: CallEffects }
  /** Ends the segment that the recogniser is receiving, if there is one. */
  finish(): CallEffects
  /** The browser is recognising this item: its final text is awaited from now on. */
  awaitFinalText(itemId: string): void
  /**
   * Stops waiting for the final text of the item: it has arrived, or there is none. Returns whether it was
   * awaited.
   */
  stopAwaitingFinalText(itemId: string): boolean
  /** Whether a final text of the turn is awaited. */
  isRecognising(turn: CallerTurn): boolean
}

/**
 * Maximum number of awaited final texts. At the limit, `awaitFinalText` ends the wait for all earlier ones, because a
 * client may never send them.
 */
const maxPendingItems = 32

/** Creates the component that follows the recognition of the caller's segments. */
export function createRecognisedSegments({
  hasRecogniser,
}: {
  hasRecogniser: boolean
}): RecognisedSegments {
  /** The items whose final text has not arrived. */
  const pendingItemIds = new Set<string>()
  const allowance = createRecognitionAllowance()
  /** The segment that the recogniser is receiving; null between two segments. */
  let openItemId: string | null = null
  let segmentCount = 0

  function finish(): CallEffects {
    if (openItemId === null) return noEffects
    openItemId = null
    return [{ type: 'finish-recognition' }]
  }

  return {
    begin(turn, nowMs) {
      if (!hasRecogniser || turn.phase !== 'speaking') return { turn, effects: noEffects }
      // A repeated report that speech has begun continues the same segment.
      if (openItemId !== null && findTranscript(turn, openItemId))
        return { turn, effects: noEffects }
      // A segment beyond the allowance is not recognised but gets a number: the Realtime API numbers every segment.
      segmentCount += 1
      const itemId = `speech-${segmentCount}`
      if (!allowance.begin(itemId, nowMs)) return { turn, effects: finish() }
      pendingItemIds.add(itemId)
      openItemId = itemId
      return {
        // Reserves the segment's place in the turn, because a later segment may be recognised first.
        turn: addTranscript(turn, { itemId, text: '' }, nowMs),
        effects: [{ type: 'begin-recognition', itemId }],
      }
    },
    finish,
    awaitFinalText(itemId) {
      // Stops waiting for old items whose final text has not come.
      if (pendingItemIds.size >= maxPendingItems) pendingItemIds.clear()
      pendingItemIds.add(itemId)
    },
    stopAwaitingFinalText(itemId) {
      allowance.end(itemId)
      return pendingItemIds.delete(itemId)
    },
    isRecognising: (turn) =>
      turn.phase !== 'none' && turn.transcripts.some(({ itemId }) => pendingItemIds.has(itemId)),
  }
}
