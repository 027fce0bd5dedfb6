import { frameMs } from '../../audio/frame-timing'
import { maxForgivenAudioMs } from '../metering/free-time'
import type { FrameTransmission } from './transmission'

/** Longer than a dead link stays unnoticed: until then its loss may be dated back. */
const retentionMs = 30_000

export type HeardAudio = {
  /** Something that was sent is due for playing in this time; never before what was sent earlier. */
  addSpan(fromMs: number, untilMs: number): void
  /** What was due later will not be played. */
  cutSpans(atMs: number): void
  discardOld(nowMs: number): void
  /** The frame was played, or will be, in time that is billed: it is forgiven no longer. */
  markPaid(frame: FrameTransmission): void
  /** Returns how many ms of the loss are billed. */
  settleLoss(loss: Loss): number
}

export type Loss = {
  /** When the client was last active. */
  sinceMs: number
  nowMs: number
  /** As the caller's side claims; 0 when it did not come back. */
  lastFramePlayed: number
  /** The frames that were sent lately. */
  sent: readonly FrameTransmission[]
}

/**
 * Accounts for what the caller's side must have heard, by the server's own clock, so that a loss of
 * the link can be billed fairly although nobody knows what arrived. Audio that was due during the
 * loss is
 * - billed if the caller's side says that it was played;
 * - else forgiven, up to maxForgivenAudioMs in the call. It is sent again, and paid when it is
 *   heard then; only what is dropped instead, or lost again, stays forgiven.
 * Time in which nothing was due is not billed.
 */
export function createHeardAudio(): HeardAudio {
  let spans: { fromMs: number; untilMs: number }[] = []
  let forgivenMs = 0

  const countDueMs = (fromMs: number, untilMs: number) =>
    spans.reduce((sum, span) => {
      const ms = Math.min(span.untilMs, untilMs) - Math.max(span.fromMs, fromMs)
      return sum + Math.max(0, ms)
    }, 0)

  function markPaid(frame: FrameTransmission) {
    if (!frame.isForgiven) return
    frame.isForgiven = false
    forgivenMs = Math.max(0, forgivenMs - frameMs)
  }

  return {
    addSpan(fromMs, untilMs) {
      const last = spans.at(-1)
      if (last && last.untilMs >= fromMs) last.untilMs = Math.max(last.untilMs, untilMs)
      else spans.push({ fromMs, untilMs })
    },
    cutSpans(atMs) {
      spans = spans.filter(({ fromMs }) => fromMs < atMs)
      const last = spans.at(-1)
      if (last) last.untilMs = Math.min(last.untilMs, atMs)
    },
    discardOld(nowMs) {
      if ((spans[0]?.untilMs ?? nowMs) < nowMs - retentionMs)
        spans = spans.filter(({ untilMs }) => untilMs >= nowMs - retentionMs)
    },
    markPaid,
    settleLoss({ sinceMs, nowMs, lastFramePlayed, sent }) {
      let claimedMs = 0
      let stillForgivenMs = 0
      for (const frame of sent) {
        const isDue = frame.dueAtMs > sinceMs && frame.dueAtMs <= nowMs
        if (frame.frame.frameNumber <= lastFramePlayed || frame.dueAtMs <= sinceMs) {
          markPaid(frame)
          if (isDue) claimedMs += frameMs
        } else if (isDue && frame.isForgiven) stillForgivenMs += frameMs
        else if (isDue) frame.isForgiven = true
      }
      const dueMs = countDueMs(sinceMs, nowMs)
      claimedMs = Math.min(claimedMs, dueMs)
      forgivenMs += Math.max(0, dueMs - claimedMs - stillForgivenMs)
      const excessMs = Math.max(0, forgivenMs - maxForgivenAudioMs)
      forgivenMs -= excessMs
      return claimedMs + excessMs
    },
  }
}
