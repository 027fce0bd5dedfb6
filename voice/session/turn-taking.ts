import { isBackchannel } from './backchannel'
import type { CallerPauses } from './caller-pauses'
import { type CallerTurn, transcriptOf } from './caller-turn'
import { silenceEndingTurn } from './end-of-turn'

/** A detector says « stopped » only after this much quiet (03, « Turn taking »). */
export const detectorReleaseMs = 96
/** This much speech over the companion takes the floor without a transcript. */
const interruptionSpeechMs = 350
/** Speech that began as a sound of listening takes the floor when it goes on for so much longer. */
const listeningSoundMs = 1_000
/** Unheard sounds shorter than this are clicks and breaths, never a turn. */
const shortestTurnMs = 160
/** A transcript of a sound made over the companion may still come for so long. */
const transcriptPatienceMs = 2_000

/** Who has the floor; a notice that the law wants heard is not interrupted. */
export type Floor = 'caller' | 'companion' | 'notice'

export type TurnDecision =
  /** Nothing before untilMs, or before the next event when null. */
  | { kind: 'wait'; untilMs: number | null }
  /** Start preparing the answer, unheard. */
  | { kind: 'prepare' }
  /** The turn is over: answer it. */
  | { kind: 'end' }
  /** The caller takes the floor from the companion. */
  | { kind: 'interrupt' }
  /** It was nothing, or a sound of listening. */
  | { kind: 'forget' }

const wait = (untilMs: number | null): TurnDecision => ({ kind: 'wait', untilMs })

/** What the engine does about the caller's turn at nowMs (03, « Turn taking »). */
export function decideTurn(
  turn: CallerTurn,
  context: { floor: Floor; pauses: CallerPauses; isPrepared: boolean; nowMs: number },
): TurnDecision {
  if (turn.phase === 'none') return wait(null)
  switch (context.floor) {
    case 'notice':
      return wait(null)
    case 'companion':
      return decideOverCompanion(turn, context.nowMs)
    case 'caller':
      return decideWithFloor(turn, context)
  }
}

type OpenTurn = Exclude<CallerTurn, { phase: 'none' }>

function decideOverCompanion(turn: OpenTurn, nowMs: number): TurnDecision {
  const transcript = transcriptOf(turn)
  if (transcript !== '' && !isBackchannel(transcript)) return { kind: 'interrupt' }

  if (turn.phase === 'speaking') {
    const isEnoughAtMs =
      transcript === ''
        ? turn.segmentStartedAtMs - turn.saidMs + interruptionSpeechMs
        : turn.transcribedAtMs + listeningSoundMs
    // A shorter burst is only known to have ended when the detector's release is over.
    const takesFloorAtMs = isEnoughAtMs + detectorReleaseMs
    return nowMs >= takesFloorAtMs ? { kind: 'interrupt' } : wait(takesFloorAtMs)
  }

  if (transcript === '' && turn.saidMs >= interruptionSpeechMs) return { kind: 'interrupt' }
  const forgetAtMs = turn.silentSinceMs + transcriptPatienceMs
  return nowMs >= forgetAtMs ? { kind: 'forget' } : wait(forgetAtMs)
}

function decideWithFloor(
  turn: OpenTurn,
  { pauses, isPrepared, nowMs }: { pauses: CallerPauses; isPrepared: boolean; nowMs: number },
): TurnDecision {
  if (turn.phase === 'speaking') return wait(null)
  const transcript = transcriptOf(turn)
  const silence = silenceEndingTurn(transcript, pauses)
  const endsAtMs = turn.silentSinceMs + silence.endAfterMs
  const isTurn = isMoreThanNoise(turn, transcript)
  if (nowMs >= endsAtMs) return { kind: isTurn ? 'end' : 'forget' }
  if (isPrepared || !isTurn) return wait(endsAtMs)

  const preparesAtMs = turn.silentSinceMs + silence.prepareAfterMs
  return nowMs >= preparesAtMs ? { kind: 'prepare' } : wait(Math.min(preparesAtMs, endsAtMs))
}

function isMoreThanNoise(turn: OpenTurn, transcript: string): boolean {
  if (transcript !== '') return !(turn.isOverCompanion && isBackchannel(transcript))
  return turn.saidMs >= (turn.isOverCompanion ? interruptionSpeechMs : shortestTurnMs)
}
