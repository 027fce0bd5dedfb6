import { frameMs } from '../audio/frame-timing'
import type { OutgoingFrame } from './call-events'

/** Audio is sent at most so far ahead of its playing (03, « Contract »). */
const longestLeadMs = 1_000
/** Once so far ahead, sound goes out this much at a time: one write to the line, not one a frame. */
const gustMs = 100
/** Kept for a resume, because a dead line is noticed late; with the slack 265 KB a call. */
const keptMs = 5_000
const keptSlackMs = 500

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
  /** Sends again, as room allows, what a resume found unplayed; true when none is left. */
  replay(nowMs: number): boolean
  /** When everything that was sent has been played. */
  endsAtMs(): number
  /** Sent and not yet played. */
  unplayedMs(nowMs: number): number
  /** The response is cut: what was not played of it never will be. */
  drop(nowMs: number, responseNumber: number): void
  /** Frames too old to be asked for again are forgotten. */
  forgetPlayed(nowMs: number): void
  /** The line is gone: nothing plays until it is back. */
  suspend(nowMs: number): void
  resume(nowMs: number, lastFramePlayed: number): void
}

type KeptFrame = { frame: OutgoingFrame; sentAtMs: number }

/** Accounts for what the caller's side has been sent and must have played by now. */
export function createPlayout(onFrame: (frame: OutgoingFrame) => void): Playout {
  let nextFrameNumber = 1
  let endsAtMs = 0
  let kept: KeptFrame[] = []
  let unplayed: OutgoingFrame[] = []
  let suspendedAtMs: number | null = null
  let isFull = false

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

  const hand = (nowMs: number, frame: OutgoingFrame) => {
    lengthen(nowMs)
    kept.push({ frame, sentAtMs: nowMs })
    onFrame(frame)
  }

  return {
    hasRoom,
    send(nowMs, { responseNumber, isLastOfResponse, pcm }) {
      hand(nowMs, { responseNumber, frameNumber: nextFrameNumber++, isLastOfResponse, pcm })
    },
    passWords: lengthen,
    replay(nowMs) {
      while (unplayed.length > 0 && hasRoom(nowMs, true)) {
        const frame = unplayed.shift()
        if (frame) hand(nowMs, frame)
      }
      return unplayed.length === 0
    },
    endsAtMs: () => endsAtMs,
    unplayedMs: (nowMs) =>
      Math.max(0, endsAtMs - (suspendedAtMs ?? nowMs)) + unplayed.length * frameMs,
    drop(nowMs, responseNumber) {
      const isOther = (frame: OutgoingFrame) => frame.responseNumber !== responseNumber
      kept = kept.filter(({ frame }) => isOther(frame))
      unplayed = unplayed.filter(isOther)
      endsAtMs = suspendedAtMs ?? nowMs
    },
    forgetPlayed(nowMs) {
      const oldest = kept[0]
      if (suspendedAtMs !== null || !oldest) return
      if (nowMs - oldest.sentAtMs < keptMs + keptSlackMs) return
      kept = kept.filter(({ sentAtMs }) => nowMs - sentAtMs < keptMs)
    },
    suspend(nowMs) {
      suspendedAtMs ??= nowMs
    },
    resume(nowMs, lastFramePlayed) {
      suspendedAtMs = null
      endsAtMs = nowMs
      unplayed = [...kept.map(({ frame }) => frame), ...unplayed].filter(
        (frame) => frame.frameNumber > lastFramePlayed,
      )
      kept = []
    },
  }
}
