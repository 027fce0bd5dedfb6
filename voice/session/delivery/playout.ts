import { frameMs } from '../../audio/frame-timing'
import type { CallOutput } from '../call-events'
import {
  droppedAudioAllowanceMs,
  droppedAudioGrowth,
  maxForgivenAudioMs,
} from '../metering/free-time'
import { createDueAudio } from './due-audio'
import {
  belongsToResponse,
  type FrameTransmission,
  getResendPolicy,
  isFrame,
  mayBeLost,
  type Transmission,
} from './transmission'
import { createTransmissionLog } from './transmission-log'

/** Audio is sent at most this far ahead of its playback. */
const maxLeadMs = 1_000
/**
 * Once the full lead has been sent, audio is sent in bursts: one write to the socket instead of one per
 * frame.
 */
const burstMs = 400
/**
 * How long frames are kept for a resume. A live link shows activity every 2.5 s, because it answers pings.
 * On a link without activity, frames are kept longer, because a dead link is noticed late. A frame is sent up
 * to one second before it is due, so it is still kept if the page plays it two seconds late. Frames take 50 KB
 * a second.
 */
const frameRetentionMs = 3_000
/** Outputs are small, so they are kept longer than the 10 s within which a dead link is noticed. */
const outputRetentionMs = 12_000
const cleanupIntervalMs = 500

const noTransmissions: readonly Transmission[] = []

/** What is sent for 20 ms of a response: audio, or only the captions when they have no audio. */
export type FrameKind = 'audio' | 'captions'

/**
 * Tracks what was sent to the client and how much of it has been played by now. The transmissions that the
 * methods return must be sent immediately, in order.
 */
export type Playout = {
  /**
   * Whether one more frame may be sent now. Once the full lead has been sent, audio waits until a whole burst
   * fits; captions without audio are sent just in time.
   */
  hasRoom(nowMs: number, kind: FrameKind): boolean
  /** Returns when the next frame may be sent; Infinity while the link is lost. */
  nextSendAtMs(kind: FrameKind): number
  /** Numbers the frame and keeps it for a resume. */
  sendFrame(
    nowMs: number,
    frame: { responseNumber: number; isLastOfResponse: boolean; pcm: Int16Array },
  ): Transmission
  /** Advances the playout by 20 ms in which only captions are sent. */
  advanceSilently(nowMs: number): void
  /**
   * Keeps the output for a resume if necessary. Returns null when it must follow audio
   * that is still to be sent again; `replay` then returns it.
   */
  sendOutput(nowMs: number, output: CallOutput): Transmission | null
  /** The call ends: returns the outputs that are still waiting for audio. */
  flushOutputs(nowMs: number): readonly Transmission[]
  /** Returns the transmissions to resend after a resume, as many as there is room for. */
  replay(nowMs: number): readonly Transmission[]
  /** Whether transmissions that were lost before a resume still have to be resent. */
  isReplaying(): boolean
  /** Returns when everything that was sent has been played. */
  endsAtMs(): number
  /** Returns the milliseconds of audio that were sent and not yet played, or that must be sent again. */
  unplayedMs(nowMs: number): number
  /** The response was cancelled: drops its unplayed audio, and returns what was waiting for that audio. */
  dropResponse(
    nowMs: number,
    response: { number: number; responseId: string },
  ): readonly Transmission[]
  /** Discards what is too old to be sent again after a resume. */
  discardOld(nowMs: number, lastActivityMs: number): void
  /** The link is lost: until it is restored, nothing is sent, and no audio counts as played. */
  suspend(nowMs: number): void
  /**
   * The link is restored: audio that the client has not played will be resent. Overstating what was played
   * does not let a client receive audio faster.
   */
  resume(nowMs: number, lastFramePlayed: number): void
  /**
   * Returns how many ms since the link was lost are billed, because audio was or may have been heard
   * (due-audio.ts). Must be called once per loss, before the resume.
   */
  billLoss(nowMs: number, lastFramePlayed: number, lostSinceMs: number): number
  /** Returns how many ms of audio are not billed, because the audio may have been lost and was not heard since. */
  forgivenAudioMs(nowMs: number): number
}

/**
 * Creates the playout of one call. At most `maxForgivenMs` of its audio is not billed because it may have
 * been lost. `releaseFrame` is called with frames that will not be sent again.
 */
export function createPlayout(
  releaseFrame: (pcm: Int16Array) => void,
  maxForgivenMs = maxForgivenAudioMs,
): Playout {
  let nextFrameNumber = 1
  let lastSentFrame = 0
  let endsAtMs = 0
  let replayQueue: Transmission[] = []
  let suspendedAtMs: number | null = null
  /** Whether the full lead has been sent, so that audio is now sent in bursts. */
  let isLeadFull = false
  let cleanedAtMs = 0
  let droppedMs = 0
  let firstSentAtMs: number | null = null
  const transmissionLog = createTransmissionLog()
  const dueAudio = createDueAudio(maxForgivenMs)

  const extendPlayout = (nowMs: number) => {
    const startsAtMs = Math.max(endsAtMs, nowMs)
    endsAtMs = startsAtMs + frameMs
    dueAudio.addSpan(startsAtMs, endsAtMs)
  }

  /**
   * Counts the unplayed audio as dropped, so that other audio can be sent immediately. Returns false when the
   * allowance of dropped audio is too small for that (metering/free-time.ts).
   */
  const tryDrop = (nowMs: number) => {
    const unplayedMs = Math.max(0, endsAtMs - (suspendedAtMs ?? nowMs))
    const callMs = nowMs - (firstSentAtMs ?? nowMs)
    if (droppedMs + unplayedMs > droppedAudioAllowanceMs + callMs * droppedAudioGrowth) return false
    droppedMs += unplayedMs
    return true
  }

  const hasRoom = (nowMs: number, kind: FrameKind) => {
    if (suspendedAtMs !== null) return false
    const leadMs = Math.max(endsAtMs, nowMs) - nowMs
    if (kind === 'captions') return leadMs < frameMs
    isLeadFull = leadMs + (isLeadFull ? burstMs : frameMs) > maxLeadMs
    return !isLeadFull
  }

  const recordSent = (nowMs: number, transmission: Transmission) => {
    transmission.atMs = nowMs
    transmissionLog.add(transmission)
    if (!isFrame(transmission)) return
    firstSentAtMs ??= nowMs
    extendPlayout(nowMs)
    transmission.dueAtMs = endsAtMs
    lastSentFrame = transmission.frameNumber
  }

  const replay = (nowMs: number) => {
    if (replayQueue.length === 0) return noTransmissions
    const replayedTransmissions: Transmission[] = []
    for (
      let transmission = replayQueue[0];
      transmission && suspendedAtMs === null;
      transmission = replayQueue[0]
    ) {
      if (isFrame(transmission) && !hasRoom(nowMs, 'audio')) break
      replayQueue.shift()
      recordSent(nowMs, transmission)
      replayedTransmissions.push(transmission)
    }
    return replayedTransmissions
  }

  function release(frames: readonly FrameTransmission[]) {
    for (const { pcm } of frames) releaseFrame(pcm)
  }

  const nextSendAtMs = (kind: FrameKind) => {
    if (suspendedAtMs !== null) return Number.POSITIVE_INFINITY
    if (kind === 'captions') return endsAtMs - frameMs + 1
    return endsAtMs + (isLeadFull ? burstMs : frameMs) - maxLeadMs
  }

  return {
    hasRoom,
    nextSendAtMs,
    sendFrame(nowMs, { responseNumber, isLastOfResponse, pcm }) {
      const transmission: Transmission = {
        type: 'send-frame',
        responseNumber,
        frameNumber: nextFrameNumber++,
        isLastOfResponse,
        pcm,
        atMs: nowMs,
        dueAtMs: nowMs,
        isForgiven: false,
      }
      recordSent(nowMs, transmission)
      return transmission
    },
    advanceSilently: extendPlayout,
    sendOutput(nowMs, output) {
      const resendPolicy = getResendPolicy(output)
      const isWaiting = resendPolicy === 'with-audio' && replayQueue.length > 0
      const afterFrame = isWaiting ? nextFrameNumber - 1 : lastSentFrame
      const transmission: Transmission = { type: 'send-output', output, afterFrame, atMs: nowMs }
      if (resendPolicy === 'never') return transmission
      if (isWaiting) replayQueue.push(transmission)
      else recordSent(nowMs, transmission)
      return isWaiting ? null : transmission
    },
    flushOutputs(nowMs) {
      const waitingOutputs = replayQueue.filter((transmission) => !isFrame(transmission))
      replayQueue = []
      for (const output of waitingOutputs) recordSent(nowMs, output)
      return waitingOutputs
    },
    replay,
    isReplaying: () => replayQueue.length > 0,
    endsAtMs: () => endsAtMs,
    unplayedMs: (nowMs) => {
      const replayMs = replayQueue.length === 0 ? 0 : replayQueue.filter(isFrame).length * frameMs
      return Math.max(0, endsAtMs - (suspendedAtMs ?? nowMs)) + replayMs
    },
    dropResponse(nowMs, response) {
      const droppedFrames = transmissionLog.removeResponse(response)
      for (const frame of droppedFrames) if (frame.dueAtMs <= nowMs) dueAudio.markBilled(frame)
      release(droppedFrames)
      release(replayQueue.filter(isFrame).filter((frame) => belongsToResponse(frame, response)))
      replayQueue = replayQueue.filter((transmission) => !belongsToResponse(transmission, response))
      // While older audio waits to be sent again, none of this response has been sent.
      if (replayQueue.some(isFrame)) return replay(nowMs)
      if (!tryDrop(nowMs)) return replay(nowMs)
      endsAtMs = suspendedAtMs ?? nowMs
      // While the link is down the client does not learn of the cancellation, and plays what it has received.
      if (suspendedAtMs === null) dueAudio.cutSpans(nowMs)
      return replay(nowMs)
    },
    discardOld(nowMs, lastActivityMs) {
      if (suspendedAtMs !== null || nowMs - cleanedAtMs < cleanupIntervalMs) return
      cleanedAtMs = nowMs
      const framesUntilMs = Math.min(nowMs - frameRetentionMs, lastActivityMs - maxLeadMs)
      dueAudio.discardOld(nowMs)
      const discardedFrames = transmissionLog.discard(framesUntilMs, nowMs - outputRetentionMs)
      for (const frame of discardedFrames) dueAudio.markBilled(frame)
      release(discardedFrames)
    },
    suspend(nowMs) {
      suspendedAtMs ??= nowMs
    },
    resume(nowMs, claimedFrame) {
      suspendedAtMs = null
      // A frame that was never sent cannot have been played, whatever the client claims.
      const lastFramePlayed = Math.min(claimedFrame, lastSentFrame)
      const firstUnplayed = transmissionLog
        .frames()
        .find(({ frameNumber }) => frameNumber > lastFramePlayed)
      const playedUntilMs = firstUnplayed ? firstUnplayed.dueAtMs - frameMs : endsAtMs
      endsAtMs = Math.max(nowMs, playedUntilMs)
      dueAudio.cutSpans(endsAtMs)
      const transmissions = [...transmissionLog.drain(), ...replayQueue]
      replayQueue = transmissions.filter((sent) => mayBeLost(sent, lastFramePlayed))
      release(transmissions.filter(isFrame).filter((frame) => !mayBeLost(frame, lastFramePlayed)))
    },
    billLoss: (nowMs, lastFramePlayed, sinceMs) =>
      dueAudio.billLoss({ sinceMs, nowMs, lastFramePlayed, sent: transmissionLog.frames() }),
    forgivenAudioMs(nowMs) {
      if (dueAudio.forgivenMs() === 0 || suspendedAtMs !== null) return dueAudio.forgivenMs()
      const isHeardNow = (frame: FrameTransmission) => frame.isForgiven && frame.dueAtMs <= nowMs
      return Math.max(
        0,
        dueAudio.forgivenMs() - transmissionLog.frames().filter(isHeardNow).length * frameMs,
      )
    },
  }
}
