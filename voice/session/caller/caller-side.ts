import type { AudioDialogue } from '../../ports/dialogue'
import { isAiDisclosure } from '../companion/companion-response'
import type { CompanionSide } from '../companion/companion-side'
import { type CallEffects, noEffects } from '../engine/call-effect'
import { isBackchannel } from '../turn-taking/backchannel'
import { type CallerPauses, rememberPause } from '../turn-taking/caller-pauses'
import {
  addTranscript,
  type CallerTurn,
  continueAfterCompanion,
  continueAfterInterruption,
  createTranscribedTurn,
  findTranscript,
  findWordsToAnswer,
  joinAllTranscripts,
  noTurn,
  restartSilence,
  startSpeaking,
  stopSpeaking,
  type Transcript,
} from '../turn-taking/caller-turn'
import { decideTurn, type Floor, isTurnAddressedElsewhere } from '../turn-taking/decide-turn'
import { type AnsweredTurns, recordUnansweredTurn } from './answered-turns'
import type { CallerLink } from './caller-link'
import { createDecisionTimer } from './decision-timer'
import { measureSegment } from './detected-speech'
import { createLateWords } from './late-words'
import type { Microphone } from './microphone'
import { createPostponedLine } from './postponed-line'
import { createRecognisedSegments } from './recognised-segments'

export type CallerSide = {
  /** Whether no turn of the caller is in progress, and no words of the caller wait for an answer. */
  isSilent(): boolean
  /** Like `isSilent`, but after a typed line, sound without words (such as a television) counts as silence. */
  isWordless(): boolean
  startSpeech(audioMs: number, nowMs: number): CallEffects
  stopSpeech(audioMs: number, nowMs: number): CallEffects
  /** The client decides that the turn is over: it is answered at once, or right after the AI disclosure. */
  commitTurn(nowMs: number): CallEffects
  /**
   * The line is answered at once, or right after the AI disclosure, together with earlier words of the caller that
   * were not answered.
   */
  typeText(text: string, nowMs: number): CallEffects
  /** The client sent the text of an item; ignored when the call has its own recogniser. */
  addTranscript(transcript: Transcript, nowMs: number): CallEffects
  /** The browser has recognised this much of an item of the current turn; the item's final transcript follows. */
  updateTranscript(transcript: Transcript, nowMs: number): CallEffects
  /** The call's own recogniser returned the partial or the final text of a segment. */
  addRecognised(segment: Transcript & { isFinal: boolean }, nowMs: number): CallEffects
  /** The recogniser failed for the segment. */
  failRecognition(itemId: string, nowMs: number): CallEffects
  /** Ends speech whose end will not be reported: the audio stops, or the client's detector is no longer trusted. */
  endSpeech(nowMs: number): CallEffects
  /** The link is restored: silence counts from now. */
  restartSilence(nowMs: number): CallEffects
  /** The companion has finished: speech in progress counts as a turn from now on. */
  continueAfterCompanionTurn(nowMs: number): void
  /** Decides whether to wait, prepare, answer, interrupt or ignore the turn (decide-turn.ts). */
  decide(nowMs: number): CallEffects
  /** The timer of a scheduled decision has fired: makes the decision. */
  decideOnTimer(nowMs: number): CallEffects
  /** Returns when the next tick is needed, to make a scheduled decision or to set its timer. */
  nextTickAtMs(): number
  /** Makes a due decision or answers waiting words; otherwise sets the timer if a decision is due before the next tick. */
  handleTick(nowMs: number): CallEffects
  /** The call has ended: records the answered turn, if that has not happened yet, and what was not answered. */
  close(): CallEffects
}

/** The words of a slow recogniser may arrive this long after the speech was ignored. */
const maxLateWordsMs = 5_000

/** Creates the caller's side of one call: it collects speech, decides when a turn is over, and requests the answer. */
export function createCallerSide(deps: {
  link: Pick<CallerLink, 'isUp'>
  companion: Pick<CompanionSide, 'active'>
  answers: AnsweredTurns
  dialogue: Pick<AudioDialogue, 'canAnswerFromAudio' | 'isCallEnding' | 'isConversationClosed'>
  hasRecogniser: boolean
  microphone: Pick<Microphone, 'getSoundMs'>
}): CallerSide {
  const { link, companion, answers, dialogue, hasRecogniser, microphone } = deps
  const segments = createRecognisedSegments({ hasRecogniser })
  let turn: CallerTurn = noTurn
  let pauses: CallerPauses = []
  /** When and where in the audio the caller's speech last began, or the companion's turn ended if that was later. */
  let segmentStart = { arrivedAtMs: 0, audioMs: 0 }
  /** A transcript without detected speech, which waits for the client to commit the turn. */
  let uncommittedTranscript: Transcript | null = null
  /** When speech without words was last ignored; null once new speech begins or the words of that speech arrive. */
  let ignoredAtMs: number | null = null
  /** Whether the client sends words while they are being said. */
  let hasPartialTranscripts = false
  const timer = createDecisionTimer()
  const postponedLine = createPostponedLine()
  const lateWords = createLateWords()
  /** Whether the client committed the turn, which is answered now or after the AI disclosure. */
  let isCommitPending = false

  const isDisclosing = () => isAiDisclosure(companion.active)

  function getFloor(): Floor {
    if (!companion.active) return 'caller'
    const { prompt } = companion.active.production
    const isLastFarewell = prompt.kind === 'farewell' && prompt.reason === 'balance-exhausted'
    return isDisclosing() || isLastFarewell ? 'uninterruptible' : 'companion'
  }

  function decide(nowMs: number): CallEffects {
    timer.dueAtMs = null
    if (!link.isUp) return noEffects
    if (!isDisclosing() && (isCommitPending || !postponedLine.isEmpty()))
      return answerPending(nowMs)
    if (!lateWords.isEmpty() && getFloor() === 'caller') {
      turn = lateWords.moveInto(turn)
      return [...answers.discardPrepared(), { type: 'decide-turn' }]
    }
    const decision = decideTurn(turn, {
      floor: getFloor(),
      pauses,
      isPrepared: answers.isPrepared(),
      isRecognising: segments.isRecognising(turn),
      canAnswerFromAudio: canAnswerFromAudio(null),
      isTranscriptExpected: segments.isRecognising(turn) || hasPartialTranscripts,
      isAnsweringText: answers.isAnsweringText(),
      soundMs: microphone.getSoundMs(),
      nowMs,
    })
    const decidedTurn = turn
    switch (decision.kind) {
      case 'wait':
        timer.dueAtMs = decision.untilMs
        return timer.update(nowMs)
      case 'prepare':
        return [...answers.prepare(decidedTurn, nowMs), { type: 'decide-turn' }]
      case 'end': {
        // After a typed goodbye, or a typed line for which the dialogue closed the conversation, an answer to sound
        // without words would prolong the call.
        const mayAnswer = !(isConversationEnding() && isWordless())
        turn = noTurn
        const effects = mayAnswer ? answers.answer(decidedTurn, nowMs) : answers.discardPrepared()
        return [...effects, { type: 'decide-turn' }]
      }
      case 'interrupt':
        turn = continueAfterInterruption(decidedTurn)
        return [{ type: 'cancel-response' }, { type: 'reset-silence' }, { type: 'decide-turn' }]
      case 'ignore':
        if (decidedTurn.phase !== 'none' && joinAllTranscripts(decidedTurn) === '')
          ignoredAtMs = nowMs
        turn = noTurn
        return [
          ...answers.discardPrepared(),
          // Speech to somebody else shows that the caller is still there, so it ends the silence.
          ...(isTurnAddressedElsewhere(decidedTurn)
            ? [{ type: 'reset-silence' } as const]
            : noEffects),
          { type: 'decide-turn' },
        ]
    }
  }

  const hasWaitingWords = () => !postponedLine.isEmpty() || !lateWords.isEmpty()
  const isWordless = () =>
    !hasWaitingWords() &&
    (turn.phase === 'none' || (answers.isLatestTurnTyped() && joinAllTranscripts(turn) === ''))
  const isConversationEnding = () => dialogue.isCallEnding?.() || dialogue.isConversationClosed?.()

  /**
   * Answers together what the caller typed and said, in chronological order. unansweredEffects record older lines that
   * will not be answered.
   */
  function answerPending(nowMs: number, unansweredEffects = noEffects): CallEffects {
    // Records the previously answered turn before `answers` forgets it.
    const effects = [
      ...answers.record(),
      { type: 'cancel-response' } as const,
      ...unansweredEffects,
    ]
    const spokenTurn = lateWords.moveInto(turn.phase === 'paused' ? turn : noTurn)
    const words = findWordsToAnswer(spokenTurn, { isCommitted: isCommitPending })
    if (turn.phase === 'paused') turn = noTurn
    isCommitPending = false
    if (postponedLine.isEmpty()) return [...effects, ...answers.answer(spokenTurn, nowMs)]
    if (words !== '') answers.markAnswered(spokenTurn)
    const speechEffects =
      spokenTurn.phase !== 'none' && words !== ''
        ? postponedLine.add(words, spokenTurn.startedAtMs)
        : recordUnansweredTurn(spokenTurn)
    const line = postponedLine.take()
    const answerEffects = line ? answers.answerText(line, nowMs) : noEffects
    return [...effects, ...speechEffects, ...answerEffects, { type: 'decide-turn' }]
  }

  /** Whether these words belong to speech that was ignored shortly before. */
  const isFromIgnoredSpeech = (words: string, nowMs: number) =>
    ignoredAtMs !== null && nowMs - ignoredAtMs <= maxLateWordsMs && !isBackchannel(words)

  const canAnswerFromAudio = (words: string | null) => dialogue.canAnswerFromAudio?.(words) ?? false

  /** Handles the words of a segment whose turn is over. */
  function addLateTranscript(transcript: Transcript, nowMs: number): CallEffects {
    if (answers.canAddLateTranscript()) return answers.addLateTranscript(transcript, nowMs)
    if (!answers.isAnsweringText() && dialogue.canAnswerFromAudio)
      return answers.hasAnswered(transcript) ? noEffects : correctAudioAnswer(transcript, nowMs)
    return addUnansweredWords(transcript, nowMs)
  }

  /** Keeps the words until the companion has finished, unless they have been answered. */
  function addUnansweredWords(transcript: Transcript, nowMs: number): CallEffects {
    if (answers.hasAnswered(transcript)) return noEffects
    lateWords.add(transcript, nowMs)
    return [{ type: 'decide-turn' }]
  }

  /** The turn was answered from its audio; it is answered again if a rule must answer its words. */
  function correctAudioAnswer(transcript: Transcript, nowMs: number): CallEffects {
    if (canAnswerFromAudio(transcript.text)) return noEffects
    if (turn.phase === 'none') {
      const lateTurn = createTranscribedTurn(transcript, nowMs, { isOverCompanion: isDisclosing() })
      if (!isDisclosing()) return [{ type: 'cancel-response' }, ...answers.answer(lateTurn, nowMs)]
      turn = lateTurn
      return noEffects
    }
    turn = addTranscript(turn, transcript, nowMs)
    return [...answers.discardPrepared(), { type: 'decide-turn' }]
  }

  function beginRecognition(nowMs: number): CallEffects {
    const recognition = segments.begin(turn, nowMs)
    turn = recognition.turn
    return recognition.effects
  }

  function endSegment(nowMs: number) {
    if (turn.phase === 'speaking') turn = stopSpeaking(turn, nowMs, nowMs - turn.segmentStartedAtMs)
  }

  return {
    isSilent: () => turn.phase === 'none' && !hasWaitingWords(),
    isWordless,

    startSpeech(audioMs, nowMs) {
      const discardEffects = answers.discardPrepared()
      uncommittedTranscript = null
      isCommitPending = false
      ignoredAtMs = null
      segmentStart = { arrivedAtMs: nowMs, audioMs }
      const reopenedTurn = answers.reopen()
      if (reopenedTurn) turn = reopenedTurn
      const isOverCompanion = reopenedTurn === null && getFloor() !== 'caller'
      if (turn.phase === 'paused' && !isOverCompanion)
        pauses = rememberPause(pauses, nowMs - turn.silentSinceMs)
      turn = startSpeaking(turn, nowMs, { isOverCompanion })
      const cancellation = reopenedTurn ? [{ type: 'cancel-response' } as const] : noEffects
      return [
        ...discardEffects,
        ...cancellation,
        ...beginRecognition(nowMs),
        { type: 'decide-turn' },
      ]
    },

    stopSpeech(audioMs, nowMs) {
      const { stoppedAtMs, speechMs } = measureSegment({
        startArrivedAtMs: segmentStart.arrivedAtMs,
        startAudioMs: segmentStart.audioMs,
        stopArrivedAtMs: nowMs,
        stopAudioMs: audioMs,
      })
      turn = stopSpeaking(turn, stoppedAtMs, speechMs)
      return [...segments.finish(), ...decide(nowMs)]
    },

    commitTurn(nowMs) {
      endSegment(nowMs)
      if (turn.phase === 'none' && uncommittedTranscript)
        turn = createTranscribedTurn(uncommittedTranscript, nowMs, { isOverCompanion: false })
      uncommittedTranscript = null
      if (turn.phase === 'none') return noEffects
      isCommitPending = true
      const effects = segments.finish()
      return isDisclosing() ? effects : [...effects, ...answerPending(nowMs)]
    },

    typeText(text, nowMs) {
      const words = text.trim()
      if (words === '') return noEffects
      const unansweredEffects = postponedLine.add(words, nowMs)
      return isDisclosing() ? unansweredEffects : answerPending(nowMs, unansweredEffects)
    },

    addTranscript({ itemId, text }, nowMs) {
      const transcript = { itemId, text: text.trim() }
      // A call with its own recogniser needs no transcripts from the client.
      if (transcript.text === '' || hasRecogniser) return noEffects
      const isAwaited = segments.stopAwaitingFinalText(itemId)
      const earlier = findTranscript(turn, itemId)
      if (earlier && earlier.text !== transcript.text) hasPartialTranscripts = true
      const emit = { type: 'emit', output: { type: 'caller-transcribed', ...transcript } } as const
      // Further words of an item whose beginning was answered do not interrupt the answer.
      if (!earlier && answers.hasAnsweredPart(itemId))
        return [emit, ...addUnansweredWords(transcript, nowMs)]
      if (turn.phase !== 'none') {
        turn = addTranscript(turn, transcript, nowMs)
        return [emit, ...answers.discardPrepared(), { type: 'decide-turn' }]
      }
      const isLate = isAwaited || answers.isAnsweringText() || answers.canAddLateTranscript()
      if (isLate) return [emit, ...addLateTranscript(transcript, nowMs)]
      if (answers.isAnswering()) return [emit]
      const isCallersTurn = getFloor() === 'caller'
      if (isCallersTurn && !isFromIgnoredSpeech(transcript.text, nowMs)) {
        uncommittedTranscript = transcript
        return [emit]
      }
      ignoredAtMs = null
      turn = createTranscribedTurn(transcript, nowMs, { isOverCompanion: !isCallersTurn })
      return [emit, { type: 'decide-turn' }]
    },

    updateTranscript({ itemId, text }, nowMs) {
      if (hasRecogniser || turn.phase === 'none' || answers.includesItem(itemId)) return noEffects
      hasPartialTranscripts = true
      segments.awaitFinalText(itemId)
      const transcript = { itemId, text: text.trim() }
      const earlier = findTranscript(turn, itemId)
      turn = addTranscript(turn, transcript, nowMs)
      const hasChanged = transcript.text !== (earlier?.text ?? '')
      return [...(hasChanged ? answers.discardPrepared() : noEffects), { type: 'decide-turn' }]
    },

    addRecognised({ itemId, text, isFinal }, nowMs) {
      if (isFinal) segments.stopAwaitingFinalText(itemId)
      const transcript = { itemId, text: text.trim() }
      const emitEffects: CallEffects =
        isFinal && transcript.text !== ''
          ? [{ type: 'emit', output: { type: 'caller-transcribed', ...transcript } }]
          : noEffects
      const earlier = findTranscript(turn, itemId)
      if (earlier === undefined) {
        if (transcript.text === '' || !isFinal) return emitEffects
        return [...emitEffects, ...addLateTranscript(transcript, nowMs)]
      }
      const isChanged = earlier.text !== transcript.text
      if (isChanged) turn = addTranscript(turn, transcript, nowMs)
      const isStale = isChanged && turn.phase !== 'none' && !answers.isPreparedValidFor(turn)
      const discardEffects = isStale ? answers.discardPrepared() : noEffects
      return [...emitEffects, ...discardEffects, { type: 'decide-turn' }]
    },

    failRecognition(itemId, nowMs) {
      segments.stopAwaitingFinalText(itemId)
      return decide(nowMs)
    },

    endSpeech(nowMs) {
      endSegment(nowMs)
      return [...segments.finish(), ...decide(nowMs)]
    },

    restartSilence(nowMs) {
      turn = restartSilence(turn, nowMs)
      return decide(nowMs)
    },

    continueAfterCompanionTurn(nowMs) {
      turn = continueAfterCompanion(turn, nowMs)
      const passedMs = nowMs - segmentStart.arrivedAtMs
      segmentStart = { arrivedAtMs: nowMs, audioMs: segmentStart.audioMs + passedMs }
      timer.dueAtMs = nowMs
    },

    decide,
    decideOnTimer(nowMs) {
      timer.markFired()
      return decide(nowMs)
    },

    nextTickAtMs: timer.nextTickAtMs,
    handleTick(nowMs) {
      // Words that wait for the end of a response can be answered as soon as the client cancels that response.
      const canAnswer = hasWaitingWords() && getFloor() === 'caller'
      if (canAnswer || (timer.dueAtMs !== null && nowMs >= timer.dueAtMs)) return decide(nowMs)
      return timer.isSet() ? noEffects : timer.update(nowMs)
    },

    close() {
      return [
        ...answers.discardPrepared(),
        { type: 'schedule-turn-decision', delayMs: null },
        ...answers.record(),
        ...postponedLine.record(),
        ...recordUnansweredTurn(lateWords.moveInto(noTurn)),
        ...recordUnansweredTurn(turn),
      ]
    },
  }
}
