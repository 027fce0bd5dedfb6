import type { CallRecording, RecordedResponse } from './call-recording'
import { findSounds, type Sound } from './find-sounds'
import { findVolumeDrop } from './find-volume-drop'

/**
 * Each list has one entry for each turn of the caller in which the delay could be measured. Only a turn that interrupted
 * the companion has a lowering delay and silencing delays.
 */
export type TurnTimes = {
  turnCount: number
  /** The caller's last sound → the first sound of the response. */
  responseDelaysMs: number[]
  /** The caller's first sound over the companion → the companion 12 dB lower. */
  loweringDelaysMs: number[]
  /** The caller's first sound over the companion → the companion's last sound. */
  silencingDelaysMs: number[]
  /** `response.done` with status cancelled reaches the page → the companion's last sound. */
  silencingDelaysAfterDecisionMs: number[]
}

/** Longer than pauses inside a sentence, shorter than the pauses between turns. */
const maxPauseInTurnMs = 700
const maxPauseInResponseMs = 150
/** Only a turn that begins while the companion is heard, or at most this long after, can be an interruption. */
const overlapToleranceMs = 200
/** The decision to interrupt comes at most this long after the caller's last sound. */
const maxDecisionMs = 1_000
const loweredByDb = 12

/** Measures in a recorded call how fast the companion responded and fell silent. */
export function measureTurns(recording: CallRecording): TurnTimes {
  const turns = findSounds(recording.microphone, maxPauseInTurnMs)
  const sounds = findSounds(recording.speakers, maxPauseInResponseMs)
  const times: TurnTimes = {
    turnCount: turns.length,
    responseDelaysMs: [],
    loweringDelaysMs: [],
    silencingDelaysMs: [],
    silencingDelaysAfterDecisionMs: [],
  }
  for (const [index, turn] of turns.entries()) {
    const nextStartMs = turns[index + 1]?.startMs ?? Number.POSITIVE_INFINITY
    const respondedAtMs = findResponseStartMs(recording, sounds, turn, nextStartMs)
    if (respondedAtMs !== undefined) times.responseDelaysMs.push(respondedAtMs - turn.endMs)
    measureInterruption(recording, sounds, turn, respondedAtMs ?? nextStartMs, times)
  }
  return times
}

/**
 * Returns when the first sound of the response to the turn was heard; undefined when it cannot be
 * determined.
 */
function findResponseStartMs(
  { responses }: CallRecording,
  sounds: Sound[],
  turn: Sound,
  nextStartMs: number,
) {
  const response = responses.find(({ announcedAtMs }) => announcedAtMs > turn.endMs)
  const sound = sounds.find(({ endMs }) => response && endMs > response.announcedAtMs)
  if (!response || !sound) return undefined
  // An earlier response was still audible, or the caller had already started the next turn.
  if (sound.startMs < response.announcedAtMs || sound.startMs > nextStartMs) return undefined
  return sound.startMs
}

/** If the turn interrupted the companion, adds to `times` how fast the companion was lowered and silenced. */
function measureInterruption(
  recording: CallRecording,
  sounds: Sound[],
  turn: Sound,
  untilMs: number,
  times: TurnTimes,
) {
  const { startMs, endMs } = turn
  const cancelledAtMs = recording.cancellationsMs.find(
    (atMs) => atMs > startMs && atMs < Math.min(untilMs, endMs + maxDecisionMs),
  )
  const isCompanionTalking = sounds.some(
    (sound) => sound.startMs < startMs && sound.endMs > startMs - overlapToleranceMs,
  )
  const lastSound = sounds.findLast((sound) => sound.startMs < untilMs && sound.endMs > startMs)
  // A response that ended before the decision was not silenced by it.
  if (
    !cancelledAtMs ||
    !isCompanionTalking ||
    !lastSound ||
    lastSound.endMs < cancelledAtMs - maxPauseInResponseMs
  )
    return
  times.silencingDelaysMs.push(lastSound.endMs - startMs)
  times.silencingDelaysAfterDecisionMs.push(Math.max(0, lastSound.endMs - cancelledAtMs))
  const loweredAtMs = findLoweredAtMs(recording, sounds, startMs, lastSound.endMs)
  if (loweredAtMs !== undefined) times.loweringDelaysMs.push(loweredAtMs - startMs)
}

function findLoweredAtMs(
  { responses, speakers }: CallRecording,
  sounds: Sound[],
  fromMs: number,
  untilMs: number,
) {
  const response = responses.findLast(({ announcedAtMs }) => announcedAtMs < fromMs)
  const heardAtMs = sounds.find(({ endMs }) => response && endMs > response.announcedAtMs)?.startMs
  if (!response || heardAtMs === undefined) return undefined
  const expectedStartMs = heardAtMs - getFirstSoundMs(response)
  return findVolumeDrop(speakers, response.pcm, {
    fromMs,
    untilMs,
    expectedStartMs,
    minDropDb: loweredByDb,
  })
}

/**
 * Returns when the voice starts within a response. `findSounds` expects the recording's sample rate, which is
 * twice that of a response, so it returns half the time.
 */
function getFirstSoundMs({ pcm }: RecordedResponse) {
  const maxPauseMs = 0
  return 2 * (findSounds(pcm, maxPauseMs)[0]?.startMs ?? 0)
}
