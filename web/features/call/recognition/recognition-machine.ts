import { isEcho } from './detect-echo'

/**
 * Why the page has given up the browser's recognition. 'refused': the caller or the browser forbids speech input.
 * 'service-refused': the browser forbids the use of its recognition service. 'no-french': the recogniser does not
 * support French. 'unreachable': too many failures in a row.
 */
export type RecognitionFailure = 'refused' | 'service-refused' | 'no-french' | 'unreachable'

/** The text that the recogniser reports between two silences. */
type Utterance = {
  index: number
  text: string
  /** Whether it contains the caller's words. While false, it may be the companion's own voice. */
  hasCallerVoice: boolean
  /** Whether the companion was audible during it or shortly before. */
  mayContainEcho: boolean
  /** How many of its words were already sent as final, because the caller paused after them. */
  finalWordCount: number
}

export type RecognitionState = {
  /** 'stopping': results are ignored until the recogniser has ended. 'waiting': it will be restarted after a delay. */
  phase: 'off' | 'on' | 'stopping' | 'waiting' | 'given-up'
  isWanted: boolean
  startedAtMs: number
  hasRecognisedWords: boolean
  /** Failures in a row, without recognised words between them. */
  failureCount: number
  companion: { isAudible: boolean; endedAtMs: number }
  caller: { isSpeaking: boolean; stoppedAtMs: number }
  utterance: Utterance | null
  /** Number of the current transcript item. */
  itemNumber: number
}

export type RecognitionEvent =
  /** `isWanted`: the call is connected, and the microphone is open and not muted. */
  | { type: 'wanted'; isWanted: boolean; atMs: number }
  | { type: 'companion-audible'; isAudible: boolean; atMs: number }
  /** Reported by the voice detector, which analyses the microphone's audio after echo cancellation. */
  | { type: 'caller-speaking'; isSpeaking: boolean; atMs: number }
  | {
      type: 'result'
      index: number
      text: string
      isFinal: boolean
      /** What the companion says or has just said. */
      companionText: string
      /**
       * Whether there is a voice detector. Without one, any speech while the companion is quiet is the
       * caller's.
       */
      hasDetector: boolean
      atMs: number
    }
  /** The companion expects an answer in another language, for which the recogniser must be restarted. */
  | { type: 'language-changed' }
  | { type: 'failed'; error: string }
  | { type: 'ended'; atMs: number }
  | { type: 'restart-due'; atMs: number }
  /** The caller has been quiet, and the text unchanged, for `unchangedMs`. */
  | { type: 'text-unchanged' }

export type RecognitionEffect =
  | { type: 'start' }
  | { type: 'abort' }
  | { type: 'send'; itemNumber: number; text: string; isFinal: boolean }
  | { type: 'schedule-restart'; delayMs: number }
  /** null cancels the scheduled event. */
  | { type: 'schedule-text-unchanged'; delayMs: number | null }
  | { type: 'give-up'; reason: RecognitionFailure }

type Transition = { state: RecognitionState; effects: readonly RecognitionEffect[] }

/**
 * Text unchanged for this long counts as final, because some recognisers send the final text seconds later.
 */
export const unchangedMs = 700
/** Results for the caller's speech arrive up to this long after it. */
const maxLagMs = 3_000
/** Results for the companion's voice arrive up to this long after it was heard. */
const echoTailMs = 1_500
/** A recogniser that ends within this time without a word has failed. */
const minSessionMs = 1_000
/** A recogniser that does not report its end within this time after an abort counts as ended. */
const maxAbortMs = 1_000
/** The delays before a restart: after one failure, after two in a row and after three. */
const restartDelaysMs = [100, 500, 1_500]
/** After this many failures in a row the recogniser is given up. */
const maxFailures = restartDelaysMs.length + 1

export const initialRecognition: RecognitionState = {
  phase: 'off',
  isWanted: false,
  startedAtMs: 0,
  hasRecognisedWords: false,
  failureCount: 0,
  companion: { isAudible: false, endedAtMs: Number.NEGATIVE_INFINITY },
  caller: { isSpeaking: false, stoppedAtMs: Number.NEGATIVE_INFINITY },
  utterance: null,
  itemNumber: 1,
}

/** Decides what the browser's recogniser does next, and which of its results are the caller's words. */
export function nextRecognition(state: RecognitionState, event: RecognitionEvent): Transition {
  if (state.phase === 'given-up') return withoutEffects(state)
  switch (event.type) {
    case 'wanted':
      return startOrStop({ ...state, isWanted: event.isWanted }, event.atMs)
    case 'companion-audible':
      return setCompanionAudible(state, event.isAudible, event.atMs)
    case 'caller-speaking':
      return setCallerSpeaking(state, event.isSpeaking, event.atMs)
    case 'result':
      return state.phase === 'on' ? receiveResult(state, event) : withoutEffects(state)
    case 'language-changed':
      return state.phase === 'on' && !state.caller.isSpeaking
        ? abortUtterance(state)
        : withoutEffects(state)
    case 'failed':
      return receiveFailure(state, event.error)
    case 'ended':
      return handleEnd(state, event.atMs)
    case 'restart-due':
      if (state.phase === 'stopping') return handleEnd(state, event.atMs)
      return state.phase === 'waiting' ? startOrStop(state, event.atMs) : withoutEffects(state)
    case 'text-unchanged':
      return sendAsFinal(state)
  }
}

/** Starts or stops the recogniser according to `isWanted`. */
function startOrStop(state: RecognitionState, atMs: number): Transition {
  const { phase, isWanted } = state
  if (isWanted && (phase === 'off' || phase === 'waiting'))
    return {
      state: {
        ...state,
        phase: 'on',
        startedAtMs: atMs,
        hasRecognisedWords: false,
        utterance: null,
      },
      effects: [{ type: 'start' }],
    }
  if (!isWanted && phase === 'on') return abortUtterance(state)
  if (!isWanted && phase === 'waiting') return { state: { ...state, phase: 'off' }, effects: [] }
  return withoutEffects(state)
}

/**
 * Aborts the recogniser and ignores what it has heard so far. Once it has ended, it is started again if it is
 * still wanted.
 */
const abortUtterance = (state: RecognitionState): Transition => ({
  state: { ...state, phase: 'stopping', utterance: null },
  effects: [
    { type: 'schedule-text-unchanged', delayMs: null },
    { type: 'abort' },
    { type: 'schedule-restart', delayMs: maxAbortMs },
  ],
})

/**
 * Whether the current utterance is the companion's voice. It has to be aborted, because the recogniser would
 * append the caller's words to it.
 */
const isCompanionUtterance = ({ phase, utterance }: RecognitionState) =>
  phase === 'on' && utterance !== null && !utterance.hasCallerVoice

function setCompanionAudible(
  state: RecognitionState,
  isAudible: boolean,
  atMs: number,
): Transition {
  if (isAudible === state.companion.isAudible) return withoutEffects(state)
  const endedAtMs = isAudible ? state.companion.endedAtMs : atMs
  const next = { ...state, companion: { isAudible, endedAtMs } }
  if (!isAudible) return isCompanionUtterance(next) ? abortUtterance(next) : withoutEffects(next)
  if (next.phase !== 'on' || next.utterance === null || next.caller.isSpeaking)
    return withoutEffects(next)
  // Ends the caller's unfinished utterance: the recogniser would add the companion's words to it.
  const finalTransition = sendAsFinal(next)
  const abortTransition = abortUtterance(finalTransition.state)
  return {
    state: abortTransition.state,
    effects: [...finalTransition.effects, ...abortTransition.effects],
  }
}

function setCallerSpeaking(state: RecognitionState, isSpeaking: boolean, atMs: number): Transition {
  const stoppedAtMs = isSpeaking ? state.caller.stoppedAtMs : atMs
  const next = { ...state, caller: { isSpeaking, stoppedAtMs } }
  if (next.phase !== 'on') return withoutEffects(next)
  if (!isSpeaking)
    return { state: next, effects: [{ type: 'schedule-text-unchanged', delayMs: unchangedMs }] }
  const transition = isCompanionUtterance(next) ? abortUtterance(next) : withoutEffects(next)
  // Text that is not final, even an empty text, makes the server wait for the rest.
  const text = next.utterance?.hasCallerVoice ? getNewWords(next.utterance) : ''
  return {
    state: transition.state,
    effects: [
      { type: 'schedule-text-unchanged', delayMs: null },
      { type: 'send', itemNumber: next.itemNumber, text, isFinal: false },
      ...transition.effects,
    ],
  }
}

function receiveResult(
  state: RecognitionState,
  event: RecognitionEvent & { type: 'result' },
): Transition {
  const { index, isFinal, atMs } = event
  const { companion, caller } = state
  const isSameUtterance = state.utterance?.index === index
  const isEchoPossible = companion.isAudible || atMs - companion.endedAtMs < echoTailMs
  const previousUtterance: Utterance =
    isSameUtterance && state.utterance ? state.utterance : createUtterance(index, isEchoPossible)
  const mayContainEcho = previousUtterance.mayContainEcho || companion.isAudible
  const isCallerHeard = event.hasDetector
    ? caller.isSpeaking || atMs - caller.stoppedAtMs < maxLagMs
    : !companion.isAudible
  const text = event.text.trim()
  const hasCallerVoice =
    previousUtterance.hasCallerVoice ||
    (isCallerHeard && !(mayContainEcho && isEcho(text, event.companionText)))
  const utterance = { ...previousUtterance, text, hasCallerVoice, mayContainEcho }
  const next = { ...state, utterance: isFinal ? null : utterance }
  if (!hasCallerVoice || text === '') return withoutEffects(next)

  const recognisedState = { ...next, hasRecognisedWords: true, failureCount: 0 }
  const words = getNewWords(utterance)
  if (words === '') return withoutEffects(recognisedState)
  if (isFinal)
    return {
      state: { ...recognisedState, itemNumber: state.itemNumber + 1 },
      effects: [
        { type: 'schedule-text-unchanged', delayMs: null },
        { type: 'send', itemNumber: state.itemNumber, text: words, isFinal: true },
      ],
    }
  return {
    state: recognisedState,
    effects: [
      ...(words === getNewWords(previousUtterance)
        ? []
        : [{ type: 'send', itemNumber: state.itemNumber, text: words, isFinal: false } as const]),
      ...(caller.isSpeaking
        ? []
        : [{ type: 'schedule-text-unchanged', delayMs: unchangedMs } as const]),
    ],
  }
}

function sendAsFinal(state: RecognitionState): Transition {
  const { utterance, caller, itemNumber } = state
  if (!utterance?.hasCallerVoice || caller.isSpeaking) return withoutEffects(state)
  const text = getNewWords(utterance)
  if (text === '') return withoutEffects(state)
  const finalWordCount = splitWords(utterance.text).length
  return {
    state: { ...state, itemNumber: itemNumber + 1, utterance: { ...utterance, finalWordCount } },
    effects: [{ type: 'send', itemNumber, text, isFinal: true }],
  }
}

function receiveFailure(state: RecognitionState, error: string): Transition {
  const reason = toFailure(error)
  if (reason) return giveUp(state, reason)
  // Silence, an abort by the page and missing support for phrase hints are not failures. An `ended` event follows each
  // error.
  const isHarmless = ['no-speech', 'aborted', 'phrases-not-supported'].includes(error)
  const failureCount = isHarmless ? state.failureCount : state.failureCount + 1
  return failureCount >= maxFailures
    ? giveUp(state, 'unreachable')
    : { state: { ...state, failureCount }, effects: [] }
}

/** Returns null for errors that a restart may fix. */
function toFailure(error: string): RecognitionFailure | null {
  switch (error) {
    case 'not-allowed':
      return 'refused'
    case 'service-not-allowed':
      return 'service-refused'
    case 'language-not-supported':
      return 'no-french'
    default:
      return null
  }
}

const giveUp = (state: RecognitionState, reason: RecognitionFailure): Transition => ({
  state: { ...state, phase: 'given-up', utterance: null },
  effects: [
    { type: 'schedule-text-unchanged', delayMs: null },
    { type: 'abort' },
    { type: 'give-up', reason },
  ],
})

/**
 * Called when the recogniser has ended, as it does by itself after a silence or after a minute, and when it counts as
 * ended after an abort. Gives it up after too many failures; otherwise restarts it, at once or after a delay, if it is
 * still wanted.
 */
function handleEnd(state: RecognitionState, atMs: number): Transition {
  const wasStopped = state.phase === 'stopping'
  const hasEndedEarly = atMs - state.startedAtMs < minSessionMs && !state.hasRecognisedWords
  const failureCount = hasEndedEarly && !wasStopped ? state.failureCount + 1 : state.failureCount
  if (failureCount >= maxFailures) return giveUp(state, 'unreachable')
  const endedState = { ...state, failureCount, utterance: null }
  if (!state.isWanted) return { state: { ...endedState, phase: 'off' }, effects: [] }
  const delayMs = restartDelaysMs[failureCount - 1]
  if (wasStopped || delayMs === undefined) return startOrStop({ ...endedState, phase: 'off' }, atMs)
  return {
    state: { ...endedState, phase: 'waiting' },
    effects: [{ type: 'schedule-restart', delayMs }],
  }
}

const withoutEffects = (state: RecognitionState): Transition => ({ state, effects: [] })

const createUtterance = (index: number, mayContainEcho: boolean): Utterance => ({
  index,
  text: '',
  hasCallerVoice: false,
  mayContainEcho,
  finalWordCount: 0,
})

const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)

/** Returns the words after those that were already sent as final. */
const getNewWords = ({ text, finalWordCount }: Utterance) =>
  splitWords(text).slice(finalWordCount).join(' ')
