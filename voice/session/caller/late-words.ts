import {
  addTranscript,
  type CallerTurn,
  createTranscribedTurn,
  noTurn,
  prependTranscripts,
  type Transcript,
} from '../turn-taking/caller-turn'

export type LateWords = {
  isEmpty(): boolean
  add(transcript: Transcript, nowMs: number): void
  /** Moves the words to the beginning of the turn, and returns it; `noTurn` becomes a turn of these words alone. */
  moveInto(turn: CallerTurn): CallerTurn
}

/**
 * Creates the component that keeps words whose turn is already over, because they were recognised late. They
 * are answered once the companion has finished, and do not interrupt it.
 */
export function createLateWords(): LateWords {
  let lateTurn: CallerTurn = noTurn

  return {
    isEmpty: () => lateTurn.phase === 'none',
    add(transcript, nowMs) {
      // Treated as if spoken while the companion was speaking, so that a backchannel is not answered.
      lateTurn =
        lateTurn.phase === 'none'
          ? createTranscribedTurn(transcript, nowMs, { isOverCompanion: true })
          : addTranscript(lateTurn, transcript, nowMs)
    },
    moveInto(turn) {
      const earlierTurn = lateTurn
      lateTurn = noTurn
      if (earlierTurn.phase === 'none') return turn
      return turn.phase === 'none' ? earlierTurn : prependTranscripts(turn, earlierTurn)
    },
  }
}
