import { frameMs } from '../../audio/frame-timing'
import { isBackchannel, mayBecomeBackchannel } from './backchannel'
import type { CallerPauses } from './caller-pauses'
import {
  type CallerTurn,
  joinAllTranscripts,
  joinTranscripts,
  listTranscripts,
} from './caller-turn'
import { getEndpointingDelay } from './endpointing-delay'

/** A voice activity detector reports the end of speech only after this much quiet. */
export const detectorReleaseMs = 96
/** This much speech over the companion is an interruption even without a transcript. */
const interruptionSpeechMs = 350
/**
 * When words are expected soon, they decide whether the speech is an interruption: the backchannel
 * "exactement" alone takes nearly a second. The companion's volume is lowered meanwhile. If no words
 * arrive, this much speech is an interruption.
 */
const unrecognisedInterruptionMs = 1_000
/** Speech that began as a backchannel is an interruption when it goes on for this much longer. */
const backchannelGraceMs = 1_000
/**
 * The client's detector reports speech late, at most by about this much; the server has received the
 * sound by then, or receives it right after the report.
 */
const maxDetectionDelayMs = 250
/** Shorter sounds without a transcript are clicks and breaths, never a turn. */
const minTurnSpeechMs = 160
/** A transcript of speech over the companion may arrive this long after the speech. */
const transcriptTimeoutMs = 2_000
/** The last word of what may be a backchannel ("c'est" … "vrai") arrives this long after the speech. */
const lastWordTimeoutMs = 600
/** The final text of a recogniser is awaited for at most this long after the speech. */
const recognitionTimeoutMs = 2_500
/**
 * The same timeout for a dialogue that answers from the audio: the text then only decides whether a rule must
 * answer, and usually arrives within a second of the speech.
 */
const audioAnswerTimeoutMs = 1_500

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
  /** The speech was noise, a backchannel, or addressed to somebody else. */
  | { kind: 'ignore' }

const waitUntil = (untilMs: number | null): TurnDecision => ({ kind: 'wait', untilMs })

export type TurnContext = {
  floor: Floor
  pauses: CallerPauses
  /** Whether a speculative response exists. */
  isPrepared: boolean
  /** Whether the recogniser has not yet given the final text of what was said. */
  isRecognising: boolean
  /** Whether the dialogue can answer from the caller's audio, before the words are known. */
  canAnswerFromAudio: boolean
  /** Whether a recogniser is expected to give the text of speech over the companion soon. */
  isTextExpected: boolean
  /** How long the sound in the microphone has lasted; 0 when its last 20 ms were quiet. */
  loudMs: number
  nowMs: number
}

/** Decides what the caller's turn means at nowMs: endpointing and interruption. */
export function decideTurn(turn: CallerTurn, context: TurnContext): TurnDecision {
  if (turn.phase === 'none') return waitUntil(null)
  switch (context.floor) {
    case 'uninterruptible':
      return waitUntil(null)
    case 'companion':
      return decideInterruption(turn, context)
    case 'caller':
      return decideEndOfTurn(turn, context)
  }
}

type OpenTurn = Exclude<CallerTurn, { phase: 'none' }>

function decideInterruption(
  turn: OpenTurn,
  context: Pick<TurnContext, 'isTextExpected' | 'loudMs' | 'nowMs'>,
): TurnDecision {
  const { nowMs } = context
  const transcript = joinAllTranscripts(turn)
  const interruptionMs = context.isTextExpected ? unrecognisedInterruptionMs : interruptionSpeechMs
  const nextWordByMs =
    turn.phase === 'speaking' ? Number.POSITIVE_INFINITY : turn.silentSinceMs + lastWordTimeoutMs
  if (transcript !== '' && !isBackchannel(transcript)) {
    if (!mayBecomeBackchannel(transcript) || nowMs >= nextWordByMs) return { kind: 'interrupt' }
  }

  if (turn.phase === 'speaking') {
    const longEnoughSpeechAtMs =
      transcript === ''
        ? turn.segmentStartedAtMs - turn.speechMs + interruptionMs
        : turn.transcribedAtMs + backchannelGraceMs
    return decideDuringSpeech(turn, longEnoughSpeechAtMs, context)
  }

  if (transcript === '' && turn.speechMs >= interruptionMs) return { kind: 'interrupt' }
  if (transcript !== '' && !isBackchannel(transcript)) return waitUntil(nextWordByMs)
  const ignoredAtMs = turn.silentSinceMs + transcriptTimeoutMs
  return nowMs >= ignoredAtMs ? { kind: 'ignore' } : waitUntil(ignoredAtMs)
}

/**
 * Decides about speech whose end the detector has not reported. It is an interruption once there was enough of
 * it, counted from the first sound. Sound at this moment shows that the speech goes on. In silence it may have
 * ended already, so the decision waits until the detector's release time is over.
 */
function decideDuringSpeech(
  turn: OpenTurn & { phase: 'speaking' },
  longEnoughSpeechAtMs: number,
  { loudMs, nowMs }: Pick<TurnContext, 'loudMs' | 'nowMs'>,
): TurnDecision {
  const longEnoughSoundAtMs = longEnoughSpeechAtMs - getDetectionDelayMs(turn, loudMs, nowMs)
  const interruptsAtMs = longEnoughSpeechAtMs + detectorReleaseMs
  if (nowMs >= interruptsAtMs || (loudMs > 0 && nowMs >= longEnoughSoundAtMs))
    return { kind: 'interrupt' }
  const nextCheckMs = Math.max(nowMs + frameMs, longEnoughSpeechAtMs - maxDetectionDelayMs)
  return waitUntil(Math.min(nextCheckMs, interruptsAtMs))
}

/**
 * Returns how long the sound had lasted when the detector reported it. A sound that began much
 * earlier is noise or the companion's echo, and the delay counts as 0.
 */
function getDetectionDelayMs(
  turn: OpenTurn & { phase: 'speaking' },
  loudMs: number,
  nowMs: number,
): number {
  const delayMs = loudMs - (nowMs - turn.segmentStartedAtMs)
  return delayMs > maxDetectionDelayMs ? 0 : Math.max(0, delayMs)
}

function decideEndOfTurn(
  turn: OpenTurn,
  { pauses, isPrepared, isRecognising, canAnswerFromAudio, nowMs }: Omit<TurnContext, 'floor'>,
): TurnDecision {
  if (turn.phase === 'speaking') return waitUntil(null)
  const segments = listTranscripts(turn)
  const transcript = segments.join(' ')
  const recognisedByMs =
    turn.silentSinceMs + (canAnswerFromAudio ? audioAnswerTimeoutMs : recognitionTimeoutMs)
  const isAwaited = isRecognising && nowMs < recognisedByMs
  if (isAwaited && transcript === '' && !canAnswerFromAudio) return waitUntil(recognisedByMs)
  if (isForSomebodyElse(turn)) return { kind: 'ignore' }
  const delay = getEndpointingDelay(segments, pauses)
  const endsAtMs = turn.silentSinceMs + delay.endAfterMs
  const isTurn = isMoreThanNoise(turn, transcript)
  if (nowMs >= endsAtMs && isAwaited) return waitUntil(recognisedByMs)
  if (nowMs >= endsAtMs) return { kind: isTurn ? 'end' : 'ignore' }
  if (isPrepared || !isTurn) return waitUntil(endsAtMs)

  const preparesAtMs = turn.silentSinceMs + delay.prepareAfterMs
  return nowMs >= preparesAtMs ? { kind: 'prepare' } : waitUntil(Math.min(preparesAtMs, endsAtMs))
}

/** Whether no part of the turn was addressed to the companion. */
export const isForSomebodyElse = (turn: CallerTurn) =>
  turn.phase !== 'none' && joinTranscripts(turn) === '' && joinAllTranscripts(turn) !== ''

function isMoreThanNoise(turn: OpenTurn, transcript: string): boolean {
  if (transcript !== '') return !(turn.isOverCompanion && isBackchannel(transcript))
  return turn.speechMs >= (turn.isOverCompanion ? interruptionSpeechMs : minTurnSpeechMs)
}
