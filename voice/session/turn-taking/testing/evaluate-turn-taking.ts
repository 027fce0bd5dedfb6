import { isBackchannel } from '../backchannel'
import {
  addTranscript,
  joinAllTranscripts,
  noTurn,
  startSpeaking,
  stopSpeaking,
} from '../caller-turn'
import { decideTurn, detectorReleaseMs } from '../decide-turn'
import { classifyUtterance } from '../utterance-shape'
import { type Fragment, type FragmentCorpus, type FragmentKind, listFragments } from './fragment'

/** How many fragments were classified, which share of them correctly, and which ones wrongly. */
export type EvaluationResult = {
  count: number
  accuracy: number
  wrongFragments: readonly Fragment[]
}

export type TurnTakingFigures = {
  /** Fragments that are correctly classified as complete or unfinished. */
  completeness: EvaluationResult
  /** Requests to wait that are recognised. */
  holds: EvaluationResult
  /** Backchannels that are recognised. */
  backchannels: EvaluationResult
  /** Backchannels that the caller says while the companion speaks, and that do not stop it. */
  ignoredBackchannels: EvaluationResult
  /** Interruptions that the caller says while the companion speaks, and that stop it. */
  interruptions: EvaluationResult
  /** Fragments addressed to somebody else that get no answer. */
  addressedElsewhere: EvaluationResult
  /** Fragments addressed to the companion that are not taken for words to somebody else. */
  addressedToCompanion: EvaluationResult
}

/** Measures the rules of turn taking with a corpus. */
export function evaluateTurnTaking(corpus: FragmentCorpus): TurnTakingFigures {
  const fragments = listFragments(corpus)
  const selectFragments = (...kinds: FragmentKind[]) =>
    fragments.filter(({ kind }) => kinds.includes(kind))
  const getShape = ({ text }: Fragment) => classifyUtterance(text)

  return {
    completeness: evaluate(selectFragments('complete', 'unfinished'), (fragment) =>
      fragment.kind === 'unfinished'
        ? getShape(fragment) === 'unfinished'
        : ['complete', 'short-answer'].includes(getShape(fragment)),
    ),
    holds: evaluate(selectFragments('hold'), (fragment) => getShape(fragment) === 'asked-to-wait'),
    backchannels: evaluate(selectFragments('backchannel'), ({ text }) => isBackchannel(text)),
    ignoredBackchannels: evaluate(
      selectFragments('backchannel'),
      ({ text }) => measureStopMs(text) === null,
    ),
    interruptions: evaluate(
      selectFragments('interruption'),
      ({ text }) => measureStopMs(text) !== null,
    ),
    addressedElsewhere: evaluate(
      selectFragments('elsewhere'),
      (fragment) => getShape(fragment) === 'addressed-elsewhere',
    ),
    addressedToCompanion: evaluate(
      selectFragments('complete', 'unfinished', 'hold', 'backchannel', 'interruption'),
      (fragment) => getShape(fragment) !== 'addressed-elsewhere',
    ),
  }
}

function evaluate(
  fragments: readonly Fragment[],
  isCorrect: (fragment: Fragment) => boolean,
): EvaluationResult {
  const wrongFragments = fragments.filter((fragment) => !isCorrect(fragment))
  const { length: count } = fragments
  return { count, accuracy: (count - wrongFragments.length) / count, wrongFragments }
}

/** French is spoken at about 15 letters a second. */
const msPerLetter = 67
/** A streaming recogniser knows a word this long after its end. */
const recognitionDelayMs = 400
const stepMs = 20

/**
 * Simulates that a caller speaks the text over the companion, while a streaming recogniser transcribes it. Returns
 * after how many ms the companion is stopped; null when it continues.
 */
export function measureStopMs(text: string): number | null {
  const words = text.split(/\s+/u)
  const wordEndsMs = words.map(
    (_, index) => words.slice(0, index + 1).join(' ').length * msPerLetter,
  )
  const speechMs = wordEndsMs.at(-1) ?? 0
  let turn = startSpeaking(noTurn, 0, { isOverCompanion: true })
  for (let nowMs = 0; nowMs < speechMs + 3_000; nowMs += stepMs) {
    if (turn.phase === 'speaking' && nowMs >= speechMs + detectorReleaseMs)
      turn = stopSpeaking(turn, speechMs, speechMs)
    const knownWords = words.filter(
      (_, index) => nowMs >= (wordEndsMs[index] ?? 0) + recognitionDelayMs,
    )
    if (turn.phase !== 'none' && knownWords.join(' ') !== joinAllTranscripts(turn))
      turn = addTranscript(turn, { itemId: 'item', text: knownWords.join(' ') }, nowMs)
    const { kind } = decideTurn(turn, {
      floor: 'companion',
      pauses: [],
      isPrepared: false,
      isRecognising: knownWords.length < words.length,
      canAnswerFromAudio: false,
      isTranscriptExpected: true,
      isAnsweringText: false,
      soundMs: 0,
      nowMs,
    })
    if (kind === 'interrupt') return nowMs
    if (kind === 'ignore') return null
  }
  return null
}
