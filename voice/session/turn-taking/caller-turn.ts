import { isAddressedElsewhere } from './addressed-elsewhere'
import { isBackchannel } from './backchannel'
import { keepNewestSentences, keepNewestWords } from './newest-sentences'

/** What the caller is saying, or has just said and may not have finished. */
export type CallerTurn =
  | { phase: 'none' }
  | (TurnSoFar & { phase: 'speaking'; segmentStartedAtMs: number })
  | (TurnSoFar & { phase: 'paused'; silentSinceMs: number })

export type TurnSoFar = {
  startedAtMs: number
  /** Speech in the segments that have ended. */
  speechMs: number
  /** One entry for each segment that a recogniser examines or has examined; its text may be empty. */
  transcripts: readonly Transcript[]
  /** When a transcript was last added; the start of the turn until then. */
  transcribedAtMs: number
  /** Whether the turn is spoken over the companion, so that it may be only a backchannel. */
  isOverCompanion: boolean
}

/** The text of one segment, with the id of its conversation item. */
export type Transcript = { itemId: string; text: string }

export const noTurn: CallerTurn = { phase: 'none' }

/** Maximum number of segments in one turn. */
const maxTranscripts = 100
/**
 * About five minutes of speech without an answer, and as long as the longest typed message. Analysing
 * a text of this length takes up to 70 ms, during which all calls of the process wait.
 */
export const maxTurnCharacters = 4_000

/**
 * While the companion speaks, speech after a longer gap than this starts a new turn, unless the words before it
 * were more than a backchannel.
 */
const maxGapOverCompanionMs = 400

/** Returns what the caller said to the companion so far, without what was addressed to somebody else. */
export const joinTranscriptsForCompanion = (turn: TurnSoFar) =>
  listTranscriptsForCompanion(turn).join(' ')

/** Returns what the caller said to the companion so far, one text for each segment. */
export const listTranscriptsForCompanion = (turn: TurnSoFar) =>
  listAllTranscripts(turn).filter((text) => !isAddressedElsewhere(text))

/** Returns everything that was recognised so far, including what was addressed to somebody else. */
export const joinAllTranscripts = (turn: TurnSoFar) => listAllTranscripts(turn).join(' ')

/**
 * Returns the words of a turn that need an answer. A turn that the client committed is answered even if it
 * seems to be a backchannel or to address somebody else.
 */
export function findWordsToAnswer(
  turn: CallerTurn,
  { isCommitted }: { isCommitted: boolean },
): string {
  if (turn.phase === 'none') return ''
  const words = joinTranscriptsForCompanion(turn)
  if (isCommitted) return words || joinAllTranscripts(turn)
  return turn.isOverCompanion && isBackchannel(words) ? '' : words
}

const listAllTranscripts = (turn: TurnSoFar) =>
  turn.transcripts.map((transcript) => transcript.text).filter((text) => text !== '')

/**
 * The caller begins or continues to speak. Words that are not answered yet, because the companion must not
 * be interrupted, stay part of the turn.
 */
export function startSpeaking(
  turn: CallerTurn,
  nowMs: number,
  { isOverCompanion }: { isOverCompanion: boolean },
): CallerTurn {
  if (turn.phase === 'speaking') return turn
  const isNew =
    turn.phase === 'none' ||
    (isOverCompanion &&
      nowMs - turn.silentSinceMs > maxGapOverCompanionMs &&
      isEmptyOrBackchannel(joinTranscriptsForCompanion(turn)))
  if (isNew)
    return {
      phase: 'speaking',
      segmentStartedAtMs: nowMs,
      startedAtMs: nowMs,
      speechMs: 0,
      transcripts: [],
      transcribedAtMs: nowMs,
      isOverCompanion,
    }
  return { ...copyTurnSoFar(turn), phase: 'speaking', segmentStartedAtMs: nowMs }
}

const isEmptyOrBackchannel = (words: string) => words === '' || isBackchannel(words)

/** The caller fell silent at stoppedAtMs, which may be in the past, after segmentMs of speech. */
export function stopSpeaking(turn: CallerTurn, stoppedAtMs: number, segmentMs: number): CallerTurn {
  if (turn.phase !== 'speaking') return turn
  return {
    ...copyTurnSoFar(turn),
    speechMs: turn.speechMs + segmentMs,
    phase: 'paused',
    silentSinceMs: stoppedAtMs,
  }
}

/**
 * Adds what a recogniser returned; a transcript of a known item replaces the earlier one. When a
 * turn gets too long, the oldest sentences are dropped. `noTurn` stays unchanged.
 */
export function addTranscript(turn: CallerTurn, transcript: Transcript, nowMs: number): CallerTurn {
  if (turn.phase === 'none') return turn
  const isKnown = turn.transcripts.some(({ itemId }) => itemId === transcript.itemId)
  const transcripts = isKnown
    ? turn.transcripts.map((existing) =>
        existing.itemId === transcript.itemId ? transcript : existing,
      )
    : [...turn.transcripts, transcript]
  return { ...turn, transcripts: keepNewest(transcripts), transcribedAtMs: nowMs }
}

/** Adds what was said before the turn to its beginning. */
export function prependTranscripts<Turn extends TurnSoFar>(turn: Turn, earlier: TurnSoFar): Turn {
  return {
    ...turn,
    startedAtMs: Math.min(earlier.startedAtMs, turn.startedAtMs),
    transcripts: keepNewest([...earlier.transcripts, ...turn.transcripts]),
    transcribedAtMs: Math.max(earlier.transcribedAtMs, turn.transcribedAtMs),
  }
}

/** Returns a turn that consists of a transcript, without detected speech. */
export function createTranscribedTurn(
  transcript: Transcript,
  nowMs: number,
  options: { isOverCompanion: boolean },
): CallerTurn {
  const speechMs = 0
  const silentTurn = stopSpeaking(startSpeaking(noTurn, nowMs, options), nowMs, speechMs)
  return addTranscript(silentTurn, transcript, nowMs)
}

/** Returns the transcript of this item, if it belongs to the turn. */
export const findTranscript = (turn: CallerTurn, itemId: string): Transcript | undefined =>
  turn.phase === 'none'
    ? undefined
    : turn.transcripts.find((transcript) => transcript.itemId === itemId)

/**
 * Keeps the newest segments and sentences, up to `maxTranscripts` and `maxTurnCharacters`. A segment whose text is
 * dropped stays in the list, because its final text may still arrive.
 */
function keepNewest(transcripts: readonly Transcript[]): Transcript[] {
  let charactersLeft = maxTurnCharacters
  const newestFirst = transcripts.slice(-maxTranscripts).reverse()
  const shortenedTranscripts = newestFirst.map(({ itemId, text }) => {
    if (text === '') return { itemId, text }
    const isNewest = charactersLeft === maxTurnCharacters
    const keptText =
      keepNewestSentences(text, charactersLeft) ||
      (isNewest ? keepNewestWords(text, charactersLeft) : '')
    // Everything older than a shortened segment is dropped, so that the text has no gap.
    charactersLeft = keptText === text ? Math.max(0, charactersLeft - text.length - 1) : 0
    return { itemId, text: keptText }
  })
  return shortenedTranscripts.reverse()
}

/** The companion was interrupted: the speech over it counts as an ordinary turn from now on. */
export function continueAfterInterruption(turn: CallerTurn): CallerTurn {
  return turn.phase === 'none' ? turn : { ...turn, isOverCompanion: false }
}

/**
 * The companion has just said its last word: speech counts from nowMs on, so that an early "oui" is
 * an answer and the tail of the companion's own echo is not.
 */
export function continueAfterCompanion(turn: CallerTurn, nowMs: number): CallerTurn {
  if (turn.phase !== 'speaking') return turn
  return { ...turn, isOverCompanion: false, speechMs: 0, segmentStartedAtMs: nowMs }
}

/** Counts the silence from nowMs again, after a time in which nothing could be heard. */
export function restartSilence(turn: CallerTurn, nowMs: number): CallerTurn {
  return turn.phase === 'paused' ? { ...turn, silentSinceMs: nowMs } : turn
}

function copyTurnSoFar(turn: TurnSoFar): TurnSoFar {
  const { startedAtMs, speechMs, transcripts, transcribedAtMs, isOverCompanion } = turn
  return { startedAtMs, speechMs, transcripts, transcribedAtMs, isOverCompanion }
}
