import { frameMs } from '../../audio/frame-timing'
import type { FrameTransmission } from './transmission'

/**
 * Spans are kept for this long: longer than it takes to notice a dead link, because the loss is counted from
 * the client's last activity.
 */
const retentionMs = 30_000

export type DueAudio = {
  /**
   * Adds a period in which sent audio, or captions without audio, are due. Spans must be added in
   * chronological order.
   */
  addSpan(fromMs: number, untilMs: number): void
  /** Removes the audio that is due after this time, because it will not be played. */
  cutSpans(atMs: number): void
  /** Discards the spans that ended more than `retentionMs` ago. */
  discardOld(nowMs: number): void
  /** Counts a forgiven frame as billed, because it was played after all. Ignores frames that are not forgiven. */
  markBilled(frame: FrameTransmission): void
  /** Divides the audio that was due during the loss into billed and forgiven audio. Returns how many ms to bill. */
  billLoss(loss: LinkLoss): number
  /** Returns how many ms of the call's audio are forgiven so far. */
  forgivenMs(): number
}

export type LinkLoss = {
  /** When the loss began: at the client's last activity, or when the loss was noticed (caller-link.ts). */
  sinceMs: number
  nowMs: number
  /** Number of the last frame that the client says it played; 0 when the client did not resume. */
  lastFramePlayed: number
  /** The frames that were sent recently. */
  sent: readonly FrameTransmission[]
}

/**
 * Tracks by the server's clock which audio was due to be played, so that a lost link can be billed
 * fairly although the server cannot know what arrived. Audio that was due during the loss is
 * - billed if the client says that it was played;
 * - otherwise forgiven (not billed), up to maxForgivenMs in this call. Forgiven audio is sent
 *   again and billed when it is then heard; it stays forgiven only if it is dropped or lost again.
 *
 * Time in which nothing was due is not billed.
 */
export function createDueAudio(maxForgivenMs: number): DueAudio {
  let spans: { fromMs: number; untilMs: number }[] = []
  let forgivenMs = 0

  const countDueMs = (fromMs: number, untilMs: number) =>
    spans.reduce((sum, span) => {
      const overlapMs = Math.min(span.untilMs, untilMs) - Math.max(span.fromMs, fromMs)
      return sum + Math.max(0, overlapMs)
    }, 0)

  function markBilled(frame: FrameTransmission) {
    if (!frame.isForgiven) return
    frame.isForgiven = false
    forgivenMs = Math.max(0, forgivenMs - frameMs)
  }

  return {
    addSpan(fromMs, untilMs) {
      const lastSpan = spans.at(-1)
      if (lastSpan && lastSpan.untilMs >= fromMs)
        lastSpan.untilMs = Math.max(lastSpan.untilMs, untilMs)
      else spans.push({ fromMs, untilMs })
    },
    cutSpans(atMs) {
      spans = spans.filter(({ fromMs }) => fromMs < atMs)
      const lastSpan = spans.at(-1)
      if (lastSpan) lastSpan.untilMs = Math.min(lastSpan.untilMs, atMs)
    },
    discardOld(nowMs) {
      if ((spans[0]?.untilMs ?? nowMs) < nowMs - retentionMs)
        spans = spans.filter(({ untilMs }) => untilMs >= nowMs - retentionMs)
    },
    markBilled,
    billLoss({ sinceMs, nowMs, lastFramePlayed, sent }) {
      let claimedMs = 0
      let stillForgivenMs = 0
      for (const frame of sent) {
        const wasDueBefore = frame.dueAtMs <= sinceMs
        const wasDueDuringLoss = !wasDueBefore && frame.dueAtMs <= nowMs
        // Audio that was due before the loss counts as heard.
        if (wasDueBefore || frame.frameNumber <= lastFramePlayed) {
          markBilled(frame)
          if (wasDueDuringLoss) claimedMs += frameMs
        } else if (wasDueDuringLoss && frame.isForgiven) stillForgivenMs += frameMs
        else if (wasDueDuringLoss) frame.isForgiven = true
      }
      const dueMs = countDueMs(sinceMs, nowMs)
      claimedMs = Math.min(claimedMs, dueMs)
      forgivenMs += Math.max(0, dueMs - claimedMs - stillForgivenMs)
      const excessMs = Math.max(0, forgivenMs - maxForgivenMs)
      forgivenMs -= excessMs
      return claimedMs + excessMs
    },
    forgivenMs: () => forgivenMs,
  }
}
