/** What the caller is saying, or has just said and may not have finished. */
export type CallerTurn =
  | { phase: 'none' }
  | (TurnSoFar & { phase: 'speaking'; segmentStartedAtMs: number })
  | (TurnSoFar & { phase: 'paused'; silentSinceMs: number })

export type TurnSoFar = {
  startedAtMs: number
  /** Speech of the segments that have ended. */
  saidMs: number
  /** What recognisers made of it, one entry an item; empty when nothing could understand it. */
  transcripts: readonly Transcript[]
  transcribedAtMs: number
  /** Spoken over the companion: it may be no more than a sound of listening. */
  isOverCompanion: boolean
}

export type Transcript = { itemId: string; text: string }

export const noTurn: CallerTurn = { phase: 'none' }

/** Over the companion, a longer gap between two sounds makes them two. */
const longestGapOverCompanionMs = 400

/** The whole transcript so far. */
export const transcriptOf = (turn: TurnSoFar) =>
  turn.transcripts.map((transcript) => transcript.text).join(' ')

/** The caller begins or goes on to speak. */
export function startSpeaking(
  turn: CallerTurn,
  nowMs: number,
  isOverCompanion: boolean,
): CallerTurn {
  if (turn.phase === 'speaking') return turn
  const isNew =
    turn.phase === 'none' ||
    (isOverCompanion && nowMs - turn.silentSinceMs > longestGapOverCompanionMs)
  if (isNew)
    return {
      phase: 'speaking',
      segmentStartedAtMs: nowMs,
      startedAtMs: nowMs,
      saidMs: 0,
      transcripts: [],
      transcribedAtMs: nowMs,
      isOverCompanion,
    }
  return { ...soFar(turn), phase: 'speaking', segmentStartedAtMs: nowMs }
}

/** The caller fell silent at stoppedAtMs, which may lie in the past, after segmentMs of speech. */
export function stopSpeaking(turn: CallerTurn, stoppedAtMs: number, segmentMs: number): CallerTurn {
  if (turn.phase !== 'speaking') return turn
  return {
    ...soFar(turn),
    saidMs: turn.saidMs + segmentMs,
    phase: 'paused',
    silentSinceMs: stoppedAtMs,
  }
}

/** A recogniser understood something; the same item again replaces what it said before. */
export function transcribe(turn: CallerTurn, transcript: Transcript, nowMs: number): CallerTurn {
  if (turn.phase === 'none') return turn
  const isKnown = turn.transcripts.some((known) => known.itemId === transcript.itemId)
  const transcripts = isKnown
    ? turn.transcripts.map((known) => (known.itemId === transcript.itemId ? transcript : known))
    : [...turn.transcripts, transcript]
  return { ...turn, transcripts, transcribedAtMs: nowMs }
}

/** The companion has stopped: from here on the words count as an ordinary turn. */
export function giveFloor(turn: CallerTurn): CallerTurn {
  return turn.phase === 'none' ? turn : { ...turn, isOverCompanion: false }
}

/**
 * The companion has just said its last word: what the caller is saying counts from here on, so that
 * an early « oui » is an answer and the tail of the companion's own echo is none.
 */
export function outlastCompanion(turn: CallerTurn, nowMs: number): CallerTurn {
  if (turn.phase !== 'speaking') return turn
  return { ...turn, isOverCompanion: false, saidMs: 0, segmentStartedAtMs: nowMs }
}

/** Silence counts from nowMs again, after a time in which nothing could be heard. */
export function restartSilence(turn: CallerTurn, nowMs: number): CallerTurn {
  return turn.phase === 'paused' ? { ...turn, silentSinceMs: nowMs } : turn
}

function soFar(turn: TurnSoFar): TurnSoFar {
  const { startedAtMs, saidMs, transcripts, transcribedAtMs, isOverCompanion } = turn
  return { startedAtMs, saidMs, transcripts, transcribedAtMs, isOverCompanion }
}
