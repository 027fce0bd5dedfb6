import type { Answer, CallRecording } from './call-recording'
import { findSounds, type Sound } from './find-sounds'
import { findLowering } from './follow-volume'

/** In milliseconds, one entry for each turn of the caller in which it could be told. */
export type TurnTimes = {
  turns: number
  /** The caller's last sound → the first sound of the answer. */
  answered: number[]
  /** The caller's first sound over the companion → the companion 12 dB lower. */
  lowered: number[]
  /** The same → the companion's last sound. */
  silenced: number[]
  /** `response.done` with status cancelled reaches the page → the companion's last sound. */
  obeyed: number[]
}

/** Pauses inside a sentence are no end of speech; the caller's turns lie further apart. */
const longestPauseInTurnMs = 700
const longestPauseInAnswerMs = 150
/** Who spoke so shortly before is being interrupted. */
const talkingWithinMs = 200
/** A decision may come so long after the caller's last sound. */
const longestDecisionMs = 1_000
const loweredByDb = 12

/** Reads off a recorded call how fast the companion answered and fell silent. */
export function measureTurns(recording: CallRecording): TurnTimes {
  const turns = findSounds(recording.microphone, longestPauseInTurnMs)
  const sounds = findSounds(recording.speakers, longestPauseInAnswerMs)
  const times: TurnTimes = {
    turns: turns.length,
    answered: [],
    lowered: [],
    silenced: [],
    obeyed: [],
  }
  for (const [index, turn] of turns.entries()) {
    const nextStartMs = turns[index + 1]?.startMs ?? Number.POSITIVE_INFINITY
    const answeredAtMs = findAnswer(recording, sounds, turn, nextStartMs)
    if (answeredAtMs !== undefined) times.answered.push(answeredAtMs - turn.endMs)
    measureInterruption(recording, sounds, turn, answeredAtMs ?? nextStartMs, times)
  }
  return times
}

/** The first sound after the turn that belongs to an answer announced after it. */
function findAnswer({ answers }: CallRecording, sounds: Sound[], turn: Sound, nextStartMs: number) {
  const answer = answers.find(({ announcedAtMs }) => announcedAtMs > turn.endMs)
  const sound = sounds.find(({ endMs }) => answer && endMs > answer.announcedAtMs)
  if (!answer || !sound) return undefined
  // Something else was still to be heard, or the caller had gone on before.
  if (sound.startMs < answer.announcedAtMs || sound.startMs > nextStartMs) return undefined
  return sound.startMs
}

function measureInterruption(
  recording: CallRecording,
  sounds: Sound[],
  turn: Sound,
  untilMs: number,
  times: TurnTimes,
) {
  const { startMs, endMs } = turn
  const cutAtMs = recording.cutsAtMs.find(
    (atMs) => atMs > startMs && atMs < Math.min(untilMs, endMs + longestDecisionMs),
  )
  const isTalking = sounds.some(
    (sound) => sound.startMs < startMs && sound.endMs > startMs - talkingWithinMs,
  )
  const lastSound = sounds.findLast((sound) => sound.startMs < untilMs && sound.endMs > startMs)
  // What ended by itself before the decision was not silenced by it.
  if (!cutAtMs || !isTalking || !lastSound || lastSound.endMs < cutAtMs - longestPauseInAnswerMs)
    return
  times.silenced.push(lastSound.endMs - startMs)
  times.obeyed.push(Math.max(0, lastSound.endMs - cutAtMs))
  const loweredAtMs = lowering(recording, sounds, startMs, lastSound.endMs)
  if (loweredAtMs !== undefined) times.lowered.push(loweredAtMs - startMs)
}

function lowering(
  { answers, speakers }: CallRecording,
  sounds: Sound[],
  fromMs: number,
  untilMs: number,
) {
  const answer = answers.findLast(({ announcedAtMs }) => announcedAtMs < fromMs)
  const heardAtMs = sounds.find(({ endMs }) => answer && endMs > answer.announcedAtMs)?.startMs
  if (!answer || heardAtMs === undefined) return undefined
  const beginsNearMs = heardAtMs - firstSoundMs(answer)
  return findLowering(speakers, answer.pcm, { fromMs, untilMs, beginsNearMs, byDb: loweredByDb })
}

/** Where in an answer its voice begins; it is at half the recording's rate. */
function firstSoundMs({ pcm }: Answer) {
  return 2 * (findSounds(pcm, 0)[0]?.startMs ?? 0)
}
