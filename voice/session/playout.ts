import { frameMs } from '../audio/frame-timing'
import type { CallOutput, OutgoingFrame } from './call-events'
import { isFrame, isHeardIn, lastingOf, mayBeLost, type Sent } from './resume-log'

/** Audio is sent at most so far ahead of its playing (03, « Contract »). */
const longestLeadMs = 1_000
/** Once so far ahead, sound goes out this much at a time: one write to the line, not one a frame. */
const gustMs = 100
/**
 * Kept for a resume, and longer on a line that gives no sign of life: it may be dead, which is
 * noticed late. A living one is asked every 5 s: with lead and slack, at most 310 KB a call.
 */
const keptMs = 5_000
const keptSlackMs = 500
/** Words take no room: they outlast the 10 s after which a dead line is noticed at the latest. */
const keptWordsMs = 12_000

export type Playout = {
  /**
   * Whether one more frame may go out now. When the second ahead is full, sound waits until there
   * is room for 100 ms of it; words without sound go out just in time.
   */
  hasRoom(nowMs: number, isSound: boolean): boolean
  /** Numbers the frame, keeps it for a resume and hands it out. */
  send(nowMs: number, frame: Omit<OutgoingFrame, 'frameNumber'>): void
  /** 20 ms in which words pass without sound. */
  passWords(nowMs: number): void
  /**
   * Tells, and keeps for a resume what would be missed; what belongs to sound that is still to be
   * sent again waits behind it.
   */
  tell(nowMs: number, output: CallOutput): void
  /** The call ends: what waits to be told is told now. */
  tellRest(nowMs: number): void
  /** Sends and tells again, as room allows, what a resume found lost; true when none is left. */
  replay(nowMs: number): boolean
  /** When everything that was sent has been played. */
  endsAtMs(): number
  /** Sent and not yet played. */
  unplayedMs(nowMs: number): number
  /** The response is cut: what was not played of it never will be. */
  drop(nowMs: number, response: { number: number; responseId: string }): void
  /** Frames too old to be asked for again are forgotten. */
  forgetPlayed(nowMs: number, lastHeardMs: number): void
  /** The line is gone: nothing plays until it is back. */
  suspend(nowMs: number): void
  /** Answers how much of what was sent has been played since the line was lost, by that account. */
  resume(nowMs: number, lastFramePlayed: number, lostSinceMs: number): number
}

/** Accounts for what the caller's side has been sent and must have played by now. */
export function createPlayout(
  onFrame: (frame: OutgoingFrame) => void,
  onOutput: (output: CallOutput) => void,
): Playout {
  let nextFrameNumber = 1
  let lastSentFrame = 0
  let endsAtMs = 0
  let kept: Sent[] = []
  let unplayed: Sent[] = []
  let suspendedAtMs: number | null = null
  let isFull = false
  let forgotAtMs = 0

  const lengthen = (nowMs: number) => {
    endsAtMs = Math.max(endsAtMs, nowMs) + frameMs
  }

  const hasRoom = (nowMs: number, isSound: boolean) => {
    if (suspendedAtMs !== null) return false
    const leadMs = Math.max(endsAtMs, nowMs) - nowMs
    if (!isSound) return leadMs < frameMs
    isFull = leadMs + (isFull ? gustMs : frameMs) > longestLeadMs
    return !isFull
  }

  const hand = (nowMs: number, sent: Sent) => {
    sent.atMs = nowMs
    kept.push(sent)
    if (sent.kind === 'output') return onOutput(sent.output)
    lengthen(nowMs)
    lastSentFrame = sent.frame.frameNumber
    onFrame(sent.frame)
  }

  const replay = (nowMs: number) => {
    for (let next = unplayed[0]; next && suspendedAtMs === null; next = unplayed[0]) {
      if (isFrame(next) && !hasRoom(nowMs, true)) break
      unplayed.shift()
      hand(nowMs, next)
    }
    return unplayed.length === 0
  }

  /** What was sent later, and of what was on its way then; nothing of what the next resume brings. */
  function playedSince(sinceMs: number, lastFramePlayed: number) {
    const frames = kept.filter(isFrame)
    const later = frames.filter(({ atMs }) => atMs > sinceMs)
    const before = frames.filter(({ atMs }) => atMs <= sinceMs && atMs > sinceMs - longestLeadMs)
    const aheadMs = endsAtMs - later.length * frameMs - sinceMs
    const onItsWay = Math.min(before.length, Math.max(0, Math.ceil(aheadMs / frameMs)))
    const isPlayed = ({ frame }: { frame: OutgoingFrame }) => frame.frameNumber <= lastFramePlayed
    const stillToPlay = before.filter((sent) => !isPlayed(sent)).length
    return (later.filter(isPlayed).length + Math.max(0, onItsWay - stillToPlay)) * frameMs
  }

  return {
    hasRoom,
    send(nowMs, { responseNumber, isLastOfResponse, pcm }) {
      const frame = { responseNumber, frameNumber: nextFrameNumber++, isLastOfResponse, pcm }
      hand(nowMs, { kind: 'frame', frame, atMs: nowMs })
    },
    passWords: lengthen,
    tell(nowMs, output) {
      const lasting = lastingOf(output)
      if (lasting === 'not') return onOutput(output)
      const isWaiting = lasting === 'in-order' && unplayed.length > 0
      const behindFrame = isWaiting ? nextFrameNumber - 1 : lastSentFrame
      const sent: Sent = { kind: 'output', output, behindFrame, atMs: nowMs }
      if (isWaiting) unplayed.push(sent)
      else hand(nowMs, sent)
    },
    tellRest(nowMs) {
      for (const sent of unplayed.splice(0)) if (!isFrame(sent)) hand(nowMs, sent)
    },
    replay,
    endsAtMs: () => endsAtMs,
    unplayedMs: (nowMs) =>
      Math.max(0, endsAtMs - (suspendedAtMs ?? nowMs)) + unplayed.filter(isFrame).length * frameMs,
    drop(nowMs, response) {
      const isOther = (sent: Sent) => !isHeardIn(sent, response)
      kept = kept.filter(isOther)
      unplayed = unplayed.filter(isOther)
      // While older sound waits to be sent again, none of this response has been.
      if (!unplayed.some(isFrame)) endsAtMs = suspendedAtMs ?? nowMs
      replay(nowMs)
    },
    forgetPlayed(nowMs, lastHeardMs) {
      if (suspendedAtMs !== null || nowMs - forgotAtMs < keptSlackMs) return
      forgotAtMs = nowMs
      const soundFromMs = Math.min(nowMs - keptMs, lastHeardMs - longestLeadMs)
      const wordsFromMs = nowMs - keptWordsMs
      kept = kept.filter((sent) => sent.atMs > (isFrame(sent) ? soundFromMs : wordsFromMs))
    },
    suspend(nowMs) {
      suspendedAtMs ??= nowMs
    },
    resume(nowMs, lastFramePlayed, lostSinceMs) {
      const playedMs = playedSince(lostSinceMs, lastFramePlayed)
      suspendedAtMs = null
      endsAtMs = nowMs
      unplayed = [...kept, ...unplayed].filter((sent) => mayBeLost(sent, lastFramePlayed))
      kept = []
      return playedMs
    },
  }
}
