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
  type Recogniser,
  type RecognitionResults,
  recognitionLanguage,
} from './web-speech-api'

/** What a call uses of the browser's recognition. */
export type BrowserRecognisers = {
  /** The recognition methods, the best first. */
  list(): readonly [RecognitionMethod, ...RecognitionMethod[]]
  createRecogniser(): Recogniser
  /** Some recognisers repeat themselves when they go on after an utterance. */
  isContinuous: boolean
}

type Deps = {
  recognisers: BrowserRecognisers
  store: CallStore
  clock: CallClock
  createId(): string
  send(event: ClientEvent): boolean
  /** null while it is closed. */
  audio(): Pick<CallAudio, 'track' | 'isDetectorReady'> | null
}

export type CallRecognition = {
  /** A call begins: every recognition method may be tried again. */
  reset(): void
  /** The voice detector heard the caller begin or stop. */
  setCallerSpeaking(isSpeaking: boolean): void
  close(): void
}

/**
 * Lets the browser turn the caller's words into text during a call, and sends the text to the
 * server. When one method fails the next one takes its place; the snapshot says who hears.
 */
export function createCallRecognition(deps: Deps): CallRecognition {
  const { store, clock, recognisers } = deps
  let state = initialRecognition
  let methods: readonly RecognitionMethod[] = []
  let recogniser: Recogniser | null = null
  let prefix = ''
  let language = recognitionLanguage
  /** The browser's service does not know a language that was taught. */
  let isFrenchOnly = false
  let cancelRestart = () => {}
  let cancelSettled = () => {}
  let unsubscribe = () => {}

  function reset() {
    stop()
    unsubscribe()
    unsubscribe = store.subscribe(follow)
    methods = recognisers.list()
    prefix = deps.createId()
    language = recognitionLanguage
    isFrenchOnly = false
    store.update({ recognition: methods[0] ?? unsupported })
  }

  function stop() {
    cancelRestart()
    cancelSettled()
    release()
    state = initialRecognition
  }

  /** Passes the state of companion and microphone on to the state machine. */
  function follow() {
    const snapshot = store.getSnapshot()
    const atMs = clock.now()
    const isAudible = ['speaking', 'ducked'].includes(snapshot.activity.kind)
    if (isAudible !== state.companion.isAudible)
      dispatch({ type: 'companion-audible', isAudible, atMs })
    if (!isAudible) expectLanguage(snapshot)
    const isWanted = isRecognisable(snapshot)
    if (isWanted !== state.isWanted) dispatch({ type: 'wanted', isWanted, atMs })
  }

  /** On the device there is the language pack for French alone. */
  function expectLanguage({ captions }: CallSnapshot) {
    if (isFrenchOnly || methods[0]?.by !== 'browser') return
    const line = captions.findLast(({ speaker }) => speaker === 'companion')
    if (line?.speaker !== 'companion' || line.progress === 'in-progress') return
    const expected = findAnswerLanguage(line.pieces)
    if (expected === language) return
    language = expected
    dispatch({ type: 'language-changed' })
  }

  function receiveError(error: string) {
    const isTaughtLanguage = error === 'language-not-supported' && language !== recognitionLanguage
    if (!isTaughtLanguage) return dispatch({ type: 'failed', error })
    isFrenchOnly = true
    language = recognitionLanguage
    // As after an abort of our own: the recogniser is started again, in French.
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
      case 'schedule-settled':
        cancelSettled()
        if (effect.delayMs !== null)
          cancelSettled = clock.schedule(effect.delayMs, () => dispatch({ type: 'settled' }))
        return
      case 'give-up':
        return tryNextMethod(effect.reason)
    }
  }

  function start() {
    release()
    try {
      const opened = recognisers.createRecogniser()
      recogniser = opened
      opened.lang = language
      opened.continuous = recognisers.isContinuous
      opened.interimResults = true
      opened.maxAlternatives = 1
      if (methods[0]?.by === 'device') opened.processLocally = true
      opened.onresult = receiveResults
      opened.onerror = ({ error }) => receiveError(error)
      opened.onend = () => dispatch({ type: 'ended', atMs: clock.now() })
      const track = deps.audio()?.track
      if (track) opened.start(track)
      else opened.start()
    } catch {
      release()
      dispatch({ type: 'ended', atMs: clock.now() })
    }
  }

  /** Results of a recogniser that was replaced must not count. */
  function release() {
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
      // What is not final may be divided into parts of which some are more certain than others.
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

  function send({ item, text, isFinal }: RecognitionEffect & { type: 'send' }) {
    const id = `${prefix}_${item}`
    const said = { type: 'input_audio', transcript: text } as const
    // An empty transcript at the end says that the recognition goes on.
    const emptyTranscript = { type: 'input_audio', transcript: '' } as const
    const content = isFinal ? [said] : text === '' ? [emptyTranscript] : [said, emptyTranscript]
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
    follow()
  }

  /** Whether the browser is to recognise what the microphone hears now. */
  function isRecognisable({ call, isMuted, microphone }: CallSnapshot) {
    const isInBrowser = methods[0]?.by === 'device' || methods[0]?.by === 'browser'
    const isUp = call.phase === 'active' && call.link === 'up'
    return isInBrowser && isUp && !isMuted && microphone === 'granted'
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

const unsupported: RecognitionMethod = { by: 'nobody', reason: 'unsupported' }

/** What the companion says or has just said: its last two captions. */
const readCompanionText = ({ captions }: CallSnapshot) =>
  captions
    .flatMap((line) => (line.speaker === 'companion' ? [line] : []))
    .slice(-2)
    .flatMap(({ pieces }) => pieces.map(({ text }) => text))
    .join(' ')
