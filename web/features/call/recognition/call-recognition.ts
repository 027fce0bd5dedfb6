import type { ClientEvent } from '../../../../contract/call-client-events'
import type { CallAudio } from '../audio/call-audio'
import { nextCaptions } from '../captions/captions'
import type { CallClock } from '../lifecycle/call-clock'
import type { CallSnapshot } from '../lifecycle/call-snapshot'
import type { CallStore } from '../lifecycle/call-store'
import {
  initialRecognition,
  nextRecognition,
  type RecognitionEffect,
  type RecognitionEvent,
} from './recognition-machine'
import type { RecognitionMethod } from './recognition-method'
import {
  findAnswerLanguage,
  frenchLanguageTag,
  type Recogniser,
  type RecognitionResults,
} from './web-speech-api'

/** What a call needs from the browser's speech recognition. */
export type BrowserRecognisers = {
  /** Lists the recognition methods, the best first. */
  list(): readonly [RecognitionMethod, ...RecognitionMethod[]]
  createRecogniser(): Recogniser
  /** False for recognisers that repeat earlier results when they continue after an utterance. */
  isContinuous: boolean
}

type CallRecognitionDeps = {
  recognisers: BrowserRecognisers
  store: CallStore
  clock: CallClock
  createId(): string
  send(event: ClientEvent): boolean
  /** Returns the open audio of the call; null while it is closed. */
  audio(): Pick<CallAudio, 'track' | 'isDetectorReady'> | null
}

export type CallRecognition = {
  /** To be called when a call begins. Every recognition method may then be tried again. */
  reset(): void
  /** To be called when the voice detector detects that the caller begins or stops speaking. */
  setCallerSpeaking(isSpeaking: boolean): void
  close(): void
}

/**
 * Transcribes the caller's speech in the browser during a call, unless the server transcribes it, and sends the text
 * to the server. When a recognition method fails, the next method takes its place. `recognition` in the snapshot is
 * the current method.
 */
export function createCallRecognition(deps: CallRecognitionDeps): CallRecognition {
  const { store, clock, recognisers } = deps
  let state = initialRecognition
  let methods: readonly RecognitionMethod[] = []
  let recogniser: Recogniser | null = null
  let itemIdPrefix = ''
  let language = frenchLanguageTag
  /** Whether the browser's service has refused the language of a lesson. */
  let isFrenchOnly = false
  let cancelRestart = () => {}
  let cancelUnchangedTimer = () => {}
  let unsubscribe = () => {}

  function reset() {
    stop()
    unsubscribe()
    unsubscribe = store.subscribe(updateMachine)
    methods = recognisers.list()
    itemIdPrefix = deps.createId()
    language = frenchLanguageTag
    isFrenchOnly = false
    store.update({ recognition: methods[0] ?? unsupportedRecognition })
  }

  function stop() {
    cancelRestart()
    cancelUnchangedTimer()
    detachRecogniser()
    state = initialRecognition
  }

  /**
   * Tells the state machine when the companion becomes audible or quiet, when the expected language changes, and when
   * recognition becomes possible or impossible.
   */
  function updateMachine() {
    const snapshot = store.getSnapshot()
    const atMs = clock.now()
    const isAudible = ['speaking', 'ducked'].includes(snapshot.activity.kind)
    if (isAudible !== state.companion.isAudible)
      dispatch({ type: 'companion-audible', isAudible, atMs })
    if (!isAudible) updateLanguage(snapshot)
    const isWanted = shouldRecognise(snapshot)
    if (isWanted !== state.isWanted) dispatch({ type: 'wanted', isWanted, atMs })
  }

  /**
   * Restarts the recogniser when the companion expects an answer in another language. On-device recognition stays in
   * French, because only the French language pack is installed.
   */
  function updateLanguage({ captions }: CallSnapshot) {
    if (isFrenchOnly || methods[0]?.by !== 'browser') return
    const line = captions.findLast(({ speaker }) => speaker === 'companion')
    if (line?.speaker !== 'companion' || line.progress === 'in-progress') return
    const expectedLanguage = findAnswerLanguage(line.pieces)
    if (expectedLanguage === language) return
    language = expectedLanguage
    dispatch({ type: 'language-changed' })
  }

  function receiveError(error: string) {
    const isLessonLanguageRefused =
      error === 'language-not-supported' && language !== frenchLanguageTag
    if (!isLessonLanguageRefused) return dispatch({ type: 'failed', error })
    isFrenchOnly = true
    language = frenchLanguageTag
    // Handled like an abort by the page, after which the recogniser is started again, now in French.
    dispatch({ type: 'failed', error: 'aborted' })
  }

  function dispatch(event: RecognitionEvent) {
    const step = nextRecognition(state, event)
    state = step.state
    for (const effect of step.effects) perform(effect)
  }

  function perform(effect: RecognitionEffect) {
    switch (effect.type) {
      case 'start':
        return start()
      case 'abort':
        return recogniser?.abort()
      case 'send':
        return send(effect)
      case 'schedule-restart':
        cancelRestart = clock.schedule(effect.delayMs, () =>
          dispatch({ type: 'restart-due', atMs: clock.now() }),
        )
        return
      case 'schedule-text-unchanged':
        cancelUnchangedTimer()
        if (effect.delayMs !== null)
          cancelUnchangedTimer = clock.schedule(effect.delayMs, () =>
            dispatch({ type: 'text-unchanged' }),
          )
        return
      case 'give-up':
        return tryNextMethod(effect.reason)
    }
  }

  function start() {
    detachRecogniser()
    try {
      const newRecogniser = recognisers.createRecogniser()
      recogniser = newRecogniser
      newRecogniser.lang = language
      newRecogniser.continuous = recognisers.isContinuous
      newRecogniser.interimResults = true
      newRecogniser.maxAlternatives = 1
      if (methods[0]?.by === 'device') newRecogniser.processLocally = true
      newRecogniser.onresult = receiveResults
      newRecogniser.onerror = ({ error }) => receiveError(error)
      newRecogniser.onend = () => dispatch({ type: 'ended', atMs: clock.now() })
      const track = deps.audio()?.track
      if (track) newRecogniser.start(track)
      else newRecogniser.start()
    } catch {
      detachRecogniser()
      dispatch({ type: 'ended', atMs: clock.now() })
    }
  }

  /** Aborts and detaches the current recogniser, because its later results must be ignored. */
  function detachRecogniser() {
    if (!recogniser) return
    recogniser.onresult = null
    recogniser.onerror = null
    recogniser.onend = null
    recogniser.abort()
    recogniser = null
  }

  function receiveResults({ resultIndex, results }: RecognitionResults) {
    for (let index = resultIndex; index < results.length; index++) {
      const result = results[index]
      const isFinal = result?.isFinal ?? false
      // Interim text may be split into several results of different confidence.
      const parts = isFinal ? [result] : Array.from(results).slice(index)
      const text = parts.map((part) => part?.[0]?.transcript.trim() ?? '').join(' ')
      dispatch({
        type: 'result',
        index,
        text,
        isFinal,
        companionText: readCompanionText(store.getSnapshot()),
        hasDetector: deps.audio()?.isDetectorReady ?? false,
        atMs: clock.now(),
      })
      if (!isFinal) return
    }
  }

  function send({ itemNumber, text, isFinal }: RecognitionEffect & { type: 'send' }) {
    const id = `${itemIdPrefix}_${itemNumber}`
    const transcribedText = { type: 'input_audio', transcript: text } as const
    // An empty transcript at the end tells the server that more text will follow.
    const emptyTranscript = { type: 'input_audio', transcript: '' } as const
    const unfinishedContent = text === '' ? [emptyTranscript] : [transcribedText, emptyTranscript]
    const content = isFinal ? [transcribedText] : unfinishedContent
    deps.send({
      type: 'conversation.item.create',
      item: { id, type: 'message', role: 'user', content },
    })
    if (text === '') return
    const { captions } = store.getSnapshot()
    const caption = { type: 'caller-transcribed', itemId: id, text, isFinal: true } as const
    store.update({ captions: nextCaptions(captions, caption) })
  }

  function tryNextMethod(reason: Extract<RecognitionMethod, { by: 'nobody' }>['reason']) {
    stop()
    methods = methods.slice(1)
    store.update({ recognition: methods[0] ?? { by: 'nobody', reason } })
    updateMachine()
  }

  /** Whether the browser should now recognise what the microphone hears. */
  function shouldRecognise({ call, isMuted, microphone }: CallSnapshot) {
    const isInBrowser = methods[0]?.by === 'device' || methods[0]?.by === 'browser'
    const isConnected = call.phase === 'active' && call.link === 'up'
    return isInBrowser && isConnected && !isMuted && microphone === 'granted'
  }

  return {
    reset,
    setCallerSpeaking: (isSpeaking) =>
      dispatch({ type: 'caller-speaking', isSpeaking, atMs: clock.now() }),
    close() {
      unsubscribe()
      stop()
    },
  }
}

const unsupportedRecognition: RecognitionMethod = { by: 'nobody', reason: 'unsupported' }

/** Returns what the companion says or has just said: its last two captions. */
const readCompanionText = ({ captions }: CallSnapshot) =>
  captions
    .flatMap((line) => (line.speaker === 'companion' ? [line] : []))
    .slice(-2)
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join(' ')
