import { isBackchannel } from './backchannel'
import type { CallerPauses } from './caller-pauses'
import { type CallerTurn, joinTranscripts } from './caller-turn'
import { getEndpointingDelay } from './endpointing-delay'

/** A voice activity detector reports the end of speech only after this much quiet. */
export const detectorReleaseMs = 96
/** This much speech over the companion is an interruption even without a transcript. */
const interruptionSpeechMs = 350
/** Speech that began as a backchannel is an interruption when it goes on for this much longer. */
const backchannelGraceMs = 1_000
/** Shorter sounds without a transcript are clicks and breaths, never a turn. */
const minTurnSpeechMs = 160
/** A transcript of speech over the companion may arrive this long after the speech. */
const transcriptTimeoutMs = 2_000
/** A recogniser that gives no final text for this long after the speech is not waited for. */
const recognitionTimeoutMs = 2_500

/**
 * Whose turn it is to speak. Neither the AI disclosure that the law requires nor the farewell in
 * the last seconds of the balance can be interrupted by speech.
 */
export type Floor = 'caller' | 'companion' | 'uninterruptible'

export type TurnDecision =
  /** Decide again at untilMs, or at the next event when it is null. */
  | { kind: 'wait'; untilMs: number | null }
  /** Prepare a speculative response. */
  | { kind: 'prepare' }
  /** The turn is over: answer it. */
  | { kind: 'end' }
  /** The caller interrupts the companion. */
  | { kind: 'interrupt' }
  /** The speech was noise or a backchannel. */
  | { kind: 'ignore' }

const waitUntil = (untilMs: number | null): TurnDecision => ({ kind: 'wait', untilMs })

export type TurnContext = {
  floor: Floor
  pauses: CallerPauses
  /** Whether a speculative response exists. */
  isPrepared: boolean
  /** Whether the recogniser has not yet given the final text of what was said. */
  isRecognising: boolean
  nowMs: number
}

/** Decides what the caller's turn means at nowMs: endpointing and interruption. */
export function decideTurn(turn: CallerTurn, context: TurnContext): TurnDecision {
  if (turn.phase === 'none') return waitUntil(null)
  switch (context.floor) {
    case 'uninterruptible':
      return waitUntil(null)
    case 'companion':
      return decideInterruption(turn, context.nowMs)
    case 'caller':
      return decideEndOfTurn(turn, context)
  }
}

type OpenTurn = Exclude<CallerTurn, { phase: 'none' }>

function decideInterruption(turn: OpenTurn, nowMs: number): TurnDecision {
  const transcript = joinTranscripts(turn)
  if (transcript !== '' && !isBackchannel(transcript)) return { kind: 'interrupt' }

  if (turn.phase === 'speaking') {
    const isEnoughAtMs =
      transcript === ''
        ? turn.segmentStartedAtMs - turn.speechMs + interruptionSpeechMs
        : turn.transcribedAtMs + backchannelGraceMs
    // Until the detector's release time is over, a shorter burst of speech may already have ended.
    const interruptsAtMs = isEnoughAtMs + detectorReleaseMs
    return nowMs >= interruptsAtMs ? { kind: 'interrupt' } : waitUntil(interruptsAtMs)
  }

  if (transcript === '' && turn.speechMs >= interruptionSpeechMs) return { kind: 'interrupt' }
  const ignoredAtMs = turn.silentSinceMs + transcriptTimeoutMs
  return nowMs >= ignoredAtMs ? { kind: 'ignore' } : waitUntil(ignoredAtMs)
}

function decideEndOfTurn(
  turn: OpenTurn,
  { pauses, isPrepared, isRecognising, nowMs }: Omit<TurnContext, 'floor'>,
): TurnDecision {
  if (turn.phase === 'speaking') return waitUntil(null)
  const transcript = joinTranscripts(turn)
  const recognisedByMs = turn.silentSinceMs + recognitionTimeoutMs
  const isAwaited = isRecognising && nowMs < recognisedByMs
  if (isAwaited && transcript === '') return waitUntil(recognisedByMs)
  const delay = getEndpointingDelay(transcript, pauses)
  const endsAtMs = turn.silentSinceMs + delay.endAfterMs
  const isTurn = isMoreThanNoise(turn, transcript)
  if (nowMs >= endsAtMs && isAwaited) return waitUntil(recognisedByMs)
  if (nowMs >= endsAtMs) return { kind: isTurn ? 'end' : 'ignore' }
  if (isPrepared || !isTurn) return waitUntil(endsAtMs)

  const preparesAtMs = turn.silentSinceMs + delay.prepareAfterMs
  return nowMs >= preparesAtMs ? { kind: 'prepare' } : waitUntil(Math.min(preparesAtMs, endsAtMs))
}

function isMoreThanNoise(turn: OpenTurn, transcript: string): boolean {
  if (transcript !== '') return !(turn.isOverCompanion && isBackchannel(transcript))
  return turn.speechMs >= (turn.isOverCompanion ? interruptionSpeechMs : minTurnSpeechMs)
}
