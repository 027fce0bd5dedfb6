import { frameMs } from '../audio/frame-timing'
import type { Answering } from './answering'
import type { CallContext } from './call-context'
import { type CallerPauses, rememberPause } from './caller-pauses'
import {
  type CallerTurn,
  giveFloor,
  noTurn,
  outlastCompanion,
  restartSilence,
  startSpeaking,
  stopSpeaking,
  type Transcript,
  transcribe,
} from './caller-turn'
import type { CompanionSide } from './companion-side'
import { timeSegment } from './speech-timing'
import { decideTurn, type Floor } from './turn-taking'

export type CallerSide = {
  /** Nobody has begun to say anything. */
  readonly isSilent: boolean
  startSpeech(audioMs: number, nowMs: number): void
  stopSpeech(audioMs: number, nowMs: number): void
  /** The caller's side decides that the turn is over. */
  commitTurn(nowMs: number): void
  type(text: string, nowMs: number): void
  transcribe(transcript: Transcript, nowMs: number): void
  /** Nothing can be heard any more: what was being said stops here. */
  fallSilent(nowMs: number): void
  /** The line is back: silence counts from now. */
  restartSilence(nowMs: number): void
  /** The companion ended by itself: what the caller is just saying is no longer over it. */
  takeFloor(nowMs: number): void
  /** The call ends: words that were understood and not yet answered go on record. */
  close(): void
  step(nowMs: number): void
}

/** The caller's half of a call; onInterruption tells that the caller took the floor. */
export function createCallerSide(
  context: CallContext,
  parts: { companion: CompanionSide; answering: Answering },
  onInterruption: (nowMs: number) => void,
): CallerSide {
  const { companion, answering } = parts
  let turn: CallerTurn = noTurn
  let pauses: CallerPauses = []
  let segment = { arrivedAtMs: 0, audioMs: 0 }
  /** Words to which no speech was detected; they wait for the caller's side to commit. */
  let looseTranscript: Transcript | null = null
  let decidesAtMs: number | null = null
  let stopTimer: (() => void) | null = null

  function floor(): Floor {
    if (!companion.active) return 'caller'
    return companion.active.prompt.kind === 'ai-notice' ? 'notice' : 'companion'
  }

  function answer(nowMs: number) {
    const said = turn
    turn = noTurn
    answering.answer(said, nowMs)
  }

  function decide(nowMs: number) {
    decidesAtMs = null
    while (!context.isSuspended) {
      const { isPrepared } = answering
      const decision = decideTurn(turn, { floor: floor(), pauses, isPrepared, nowMs })
      switch (decision.kind) {
        case 'wait':
          decidesAtMs = decision.untilMs
          return wakeExactly(nowMs)
        case 'prepare':
          answering.prepare(turn)
          break
        case 'end':
          answer(nowMs)
          break
        case 'interrupt':
          companion.cancel(nowMs)
          turn = giveFloor(turn)
          onInterruption(nowMs)
          break
        case 'forget':
          answering.drop()
          turn = noTurn
          break
      }
    }
  }

  /** The beat comes every 20 ms; a turn's end should not have to wait for it. */
  function wakeExactly(nowMs: number) {
    stopTimer?.()
    stopTimer = null
    if (decidesAtMs === null || decidesAtMs - nowMs >= frameMs) return
    stopTimer = context.options.clock.schedule(Math.max(1, decidesAtMs - nowMs), () => {
      stopTimer = null
      context.post(() => decide(context.nowMs()))
    })
  }

  /** Words alone: a turn without detected speech. */
  function turnOf(said: Transcript, isOverCompanion: boolean, nowMs: number): CallerTurn {
    const silent = stopSpeaking(startSpeaking(noTurn, nowMs, isOverCompanion), nowMs, 0)
    return transcribe(silent, said, nowMs)
  }

  function fallSilent(nowMs: number) {
    if (turn.phase === 'speaking') turn = stopSpeaking(turn, nowMs, nowMs - turn.segmentStartedAtMs)
  }

  return {
    get isSilent() {
      return turn.phase === 'none'
    },

    startSpeech(audioMs, nowMs) {
      answering.drop()
      looseTranscript = null
      segment = { arrivedAtMs: nowMs, audioMs }
      turn = answering.reopen(nowMs) ?? turn
      const isOverCompanion = floor() !== 'caller'
      if (turn.phase === 'paused' && !isOverCompanion)
        pauses = rememberPause(pauses, nowMs - turn.silentSinceMs)
      turn = startSpeaking(turn, nowMs, isOverCompanion)
      decide(nowMs)
    },

    stopSpeech(audioMs, nowMs) {
      const { stoppedAtMs, speechMs } = timeSegment({
        startArrivedAtMs: segment.arrivedAtMs,
        startAudioMs: segment.audioMs,
        stopArrivedAtMs: nowMs,
        stopAudioMs: audioMs,
      })
      turn = stopSpeaking(turn, stoppedAtMs, speechMs)
      decide(nowMs)
    },

    commitTurn(nowMs) {
      fallSilent(nowMs)
      if (turn.phase === 'none' && looseTranscript) turn = turnOf(looseTranscript, false, nowMs)
      looseTranscript = null
      if (turn.phase === 'none') return
      companion.cancel(nowMs)
      answer(nowMs)
    },

    type(text, nowMs) {
      const words = text.trim()
      if (words === '') return
      companion.cancel(nowMs)
      if (turn.phase === 'paused') {
        answering.recordUnanswered(turn)
        turn = noTurn
      }
      answering.answerTyped(words, nowMs)
      decide(nowMs)
    },

    transcribe({ itemId, text }, nowMs) {
      const said = { itemId, text: text.trim() }
      if (said.text === '') return
      context.emit({ type: 'caller-transcribed', ...said })
      // A recogniser's last word on what is already being answered interrupts nothing.
      if (answering.hasHeard(itemId)) return
      if (turn.phase !== 'none') {
        answering.drop()
        turn = transcribe(turn, said, nowMs)
        return decide(nowMs)
      }
      if (answering.isAnswering) return answering.hearLate(said, nowMs)
      if (floor() === 'caller') {
        looseTranscript = said
        return
      }
      turn = turnOf(said, true, nowMs)
      decide(nowMs)
    },

    fallSilent(nowMs) {
      fallSilent(nowMs)
      decide(nowMs)
    },

    restartSilence(nowMs) {
      turn = restartSilence(turn, nowMs)
      decide(nowMs)
    },

    takeFloor(nowMs) {
      turn = outlastCompanion(turn, nowMs)
      const passedMs = nowMs - segment.arrivedAtMs
      segment = { arrivedAtMs: nowMs, audioMs: segment.audioMs + passedMs }
      decidesAtMs = nowMs
    },

    close() {
      answering.drop()
      stopTimer?.()
      answering.record()
      answering.recordUnanswered(turn)
    },

    step(nowMs) {
      if (decidesAtMs !== null && nowMs >= decidesAtMs) decide(nowMs)
      else if (stopTimer === null) wakeExactly(nowMs)
    },
  }
}
