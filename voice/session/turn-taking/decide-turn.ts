import { frameMs } from '../../audio/frame-timing'
import { isBackchannel, mayBecomeBackchannel } from './backchannel'
import type { CallerPauses } from './caller-pauses'
import {
  type CallerTurn,
  joinAllTranscripts,
  joinTranscriptsForCompanion,
  listTranscriptsForCompanion,
} from './caller-turn'
import { getEndpointingDelay } from './endpointing-delay'

/** A voice activity detector reports the end of speech only after this much silence. */
export const detectorReleaseMs = 96
/**
 * Speech of this length over the companion is an interruption even if it is not transcribed yet. Shorter speech without
 * a transcript does not interrupt, and is not answered afterwards.
 */
const interruptionSpeechMs = 350
/**
 * Replaces `interruptionSpeechMs` while a transcript is expected soon. The transcript then decides whether the
 * speech is a backchannel, and a backchannel such as "exactement" takes nearly a second. Meanwhile the
 * page lowers the companion's volume.
 */
const interruptionBeforeTranscriptMs = 1_000
/**
 * Speech whose transcript so far is, or may become, a backchannel is an interruption if it
 * continues for this long after the transcript arrived.
 */
const backchannelGraceMs = 1_000
/**
 * The client's detector reports speech at most about this long after it began. The server has
 * received the sound by then, or receives it right after the report.
 */
const maxDetectionDelayMs = 250
/** A shorter sound without a transcript is a click or a breath, never a turn. */
const minTurnSpeechMs = 160
/**
 * How long after the end of speech over the companion to wait for a transcript that makes it an
 * interruption. Without one, the speech is then ignored.
 */
const transcriptTimeoutMs = 2_000
/**
 * How long after the end of the speech to wait for the next word of a transcript that may become a
 * backchannel, such as "c'est" … "vrai".
 */
const nextWordTimeoutMs = 600
/** How long after the end of the speech to wait for the recogniser's final text. */
const finalTextTimeoutMs = 2_500
/**
 * Replaces `finalTextTimeoutMs` when the model answers from the caller's audio. The final text then
 * only decides whether a rule must answer instead of the model, for example in a danger. It usually
 * arrives within a second of the speech.
 */
const finalTextTimeoutWithAudioMs = 1_500

/**
 * Whose turn it is to speak. Neither the AI disclosure that the law requires nor the farewell in
 * the last seconds of the balance can be interrupted by speech.
 */
export type Floor = 'caller' | 'companion' | 'uninterruptible'

export type TurnDecision =
  /** Decide again at untilMs, unless an event causes a decision earlier; when untilMs is null, only at such an event. */
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
  /** Whether the recogniser's final text of what was said is still to come. */
  isRecognising: boolean
  /** Whether the dialogue can answer from the caller's audio, before the words are known. */
  canAnswerFromAudio: boolean
  /** Whether a transcript of speech over the companion will probably arrive while the speech lasts. */
  isTranscriptExpected: boolean
  /** Whether the companion is answering a typed line. Only recognised words may interrupt such a response. */
  isAnsweringText: boolean
  /** How long the sound in the microphone has lasted; 0 when its last 20 ms were quiet. */
  soundMs: number
  nowMs: number
}

/** Decides about the caller's turn at nowMs: endpointing and interruption. */
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
  context: Pick<TurnContext, 'isTranscriptExpected' | 'isAnsweringText' | 'soundMs' | 'nowMs'>,
): TurnDecision {
  const { nowMs } = context
  const transcript = joinAllTranscripts(turn)
  const interruptionMs = getUntranscribedInterruptionMs(context)
  const nextWordDeadlineMs =
    turn.phase === 'speaking' ? Number.POSITIVE_INFINITY : turn.silentSinceMs + nextWordTimeoutMs
  const hasOtherWords = transcript !== '' && !isBackchannel(transcript)
  if (hasOtherWords && (!mayBecomeBackchannel(transcript) || nowMs >= nextWordDeadlineMs))
    return { kind: 'interrupt' }

  if (turn.phase === 'speaking') {
    // Without a transcript, the speech of earlier segments counts too.
    const interruptionAtMs =
      transcript === ''
        ? turn.segmentStartedAtMs - turn.speechMs + interruptionMs
        : turn.transcribedAtMs + backchannelGraceMs
    return decideDuringSpeech(turn, interruptionAtMs, context)
  }

  if (transcript === '' && turn.speechMs >= interruptionMs) return { kind: 'interrupt' }
  if (hasOtherWords) return waitUntil(nextWordDeadlineMs)
  const ignoredAtMs = turn.silentSinceMs + transcriptTimeoutMs
  return nowMs >= ignoredAtMs ? { kind: 'ignore' } : waitUntil(ignoredAtMs)
}

/** Returns how long speech that is not transcribed yet must last to interrupt the companion. */
function getUntranscribedInterruptionMs({
  isTranscriptExpected,
  isAnsweringText,
}: Pick<TurnContext, 'isTranscriptExpected' | 'isAnsweringText'>): number {
  if (isAnsweringText) return Number.POSITIVE_INFINITY
  return isTranscriptExpected ? interruptionBeforeTranscriptMs : interruptionSpeechMs
}

/**
 * Decides whether speech whose end the detector has not reported is an interruption. While the microphone
 * hears sound, the speech counts from its first sound. While it hears none, the speech may have ended
 * already, so the decision waits until the detector would have reported the end (`detectorReleaseMs`).
 */
function decideDuringSpeech(
  turn: OpenTurn & { phase: 'speaking' },
  interruptionAtMs: number,
  { soundMs, nowMs }: Pick<TurnContext, 'soundMs' | 'nowMs'>,
): TurnDecision {
  if (interruptionAtMs === Number.POSITIVE_INFINITY) return waitUntil(null)
  const soundInterruptionAtMs = interruptionAtMs - getDetectionDelayMs(turn, soundMs, nowMs)
  const latestInterruptionAtMs = interruptionAtMs + detectorReleaseMs
  if (nowMs >= latestInterruptionAtMs || (soundMs > 0 && nowMs >= soundInterruptionAtMs))
    return { kind: 'interrupt' }
  const nextCheckMs = Math.max(nowMs + frameMs, interruptionAtMs - maxDetectionDelayMs)
  return waitUntil(Math.min(nextCheckMs, latestInterruptionAtMs))
}

/**
 * Returns how long the sound had lasted when the detector reported it. A sound that began much
 * earlier is noise or the companion's echo, and the delay counts as 0.
 */
function getDetectionDelayMs(
  turn: OpenTurn & { phase: 'speaking' },
  soundMs: number,
  nowMs: number,
): number {
  const delayMs = soundMs - (nowMs - turn.segmentStartedAtMs)
  return delayMs > maxDetectionDelayMs ? 0 : Math.max(0, delayMs)
}

function decideEndOfTurn(
  turn: OpenTurn,
  { pauses, isPrepared, isRecognising, canAnswerFromAudio, nowMs }: Omit<TurnContext, 'floor'>,
): TurnDecision {
  if (turn.phase === 'speaking') return waitUntil(null)
  const segments = listTranscriptsForCompanion(turn)
  const transcript = segments.join(' ')
  const finalTextDeadlineMs =
    turn.silentSinceMs + (canAnswerFromAudio ? finalTextTimeoutWithAudioMs : finalTextTimeoutMs)
  const isFinalTextAwaited = isRecognising && nowMs < finalTextDeadlineMs
  if (isFinalTextAwaited && transcript === '' && !canAnswerFromAudio)
    return waitUntil(finalTextDeadlineMs)
  if (isTurnAddressedElsewhere(turn)) return { kind: 'ignore' }
  const delay = getEndpointingDelay(segments, pauses)
  const endsAtMs = turn.silentSinceMs + delay.endAfterMs
  const isAnswerable = isAnswerableTurn(turn, transcript)
  if (nowMs >= endsAtMs && isFinalTextAwaited) return waitUntil(finalTextDeadlineMs)
  if (nowMs >= endsAtMs) return { kind: isAnswerable ? 'end' : 'ignore' }
  if (isPrepared || !isAnswerable) return waitUntil(endsAtMs)

  const preparesAtMs = turn.silentSinceMs + delay.prepareAfterMs
  return nowMs >= preparesAtMs ? { kind: 'prepare' } : waitUntil(Math.min(preparesAtMs, endsAtMs))
}

/** Whether words were recognised, and none of them was addressed to the companion. */
export const isTurnAddressedElsewhere = (turn: CallerTurn) =>
  turn.phase !== 'none' &&
  joinTranscriptsForCompanion(turn) === '' &&
  joinAllTranscripts(turn) !== ''

function isAnswerableTurn(turn: OpenTurn, transcript: string): boolean {
  if (transcript !== '') return !(turn.isOverCompanion && isBackchannel(transcript))
  return turn.speechMs >= (turn.isOverCompanion ? interruptionSpeechMs : minTurnSpeechMs)
}
