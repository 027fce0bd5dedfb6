import { expect, test } from 'vitest'
import { maxForgivenAudioMs } from '../metering/free-time'
import { createDueAudio } from './due-audio'
import type { FrameTransmission } from './transmission'

/** Returns a due-audio tracker with this many seconds of audio due from 0 on, and the frames of that audio. */
function createPlayingAudio(seconds: number) {
  const dueAudio = createDueAudio(maxForgivenAudioMs)
  dueAudio.addSpan(0, seconds * 1_000)
  const frames = Array.from({ length: seconds * 50 }, (_frame, index): FrameTransmission => {
    const frame = { responseNumber: 1, isLastOfResponse: false, pcm: new Int16Array(480) }
    const dueAtMs = (index + 1) * 20
    return {
      type: 'send-frame',
      ...frame,
      frameNumber: index + 1,
      atMs: dueAtMs - 20,
      dueAtMs,
      isForgiven: false,
    }
  })
  return { dueAudio, frames }
}

/**
 * Returns the frames that are due after `sinceMs`, the beginning of a loss. The resume after the previous loss
 * has removed all earlier frames from the list of sent ones.
 */
const listFramesAfter = (frames: FrameTransmission[], sinceMs: number) =>
  frames.filter(({ dueAtMs }) => dueAtMs > sinceMs)

test('forgives audio that may have been lost, and bills what exceeds the limit', () => {
  const { dueAudio, frames } = createPlayingAudio(50)
  const billLoss = (sinceMs: number, nowMs: number) =>
    dueAudio.billLoss({
      sinceMs,
      nowMs,
      lastFramePlayed: 0,
      sent: listFramesAfter(frames, sinceMs),
    })
  expect(billLoss(0, 15_000)).toBe(0)
  expect(billLoss(15_000, 25_000)).toBe(5_000)
  expect(billLoss(25_000, 35_000)).toBe(10_000)
})

test('bills only audio that the client says it played and that was due', () => {
  const { dueAudio, frames } = createPlayingAudio(10)
  const loss = { sinceMs: 2_000, nowMs: 6_000, sent: frames }
  expect(dueAudio.billLoss({ ...loss, lastFramePlayed: 150 })).toBe(1_000)
  expect(createPlayingAudio(10).dueAudio.billLoss({ ...loss, lastFramePlayed: 500 })).toBe(4_000)
})

test('stops forgiving audio that is sent again and heard', () => {
  const { dueAudio, frames } = createPlayingAudio(40)
  const billLoss = (sinceMs: number, nowMs: number) =>
    dueAudio.billLoss({
      sinceMs,
      nowMs,
      lastFramePlayed: 0,
      sent: listFramesAfter(frames, sinceMs),
    })
  expect(billLoss(0, 20_000)).toBe(0)
  for (const frame of frames.slice(0, 500)) dueAudio.markBilled(frame)
  expect(billLoss(20_000, 30_000)).toBe(0)
  expect(billLoss(30_000, 40_000)).toBe(10_000)
})

test('neither forgives nor bills time in which no audio was due', () => {
  const { dueAudio, frames } = createPlayingAudio(1)
  expect(
    dueAudio.billLoss({ sinceMs: 1_000, nowMs: 9_000, lastFramePlayed: 0, sent: frames }),
  ).toBe(0)
  dueAudio.addSpan(9_000, 39_000)
  const nextLoss = { sinceMs: 9_000, nowMs: 39_000, lastFramePlayed: 0, sent: [] }
  expect(dueAudio.billLoss(nextLoss)).toBe(10_000)
})

test('does not bill audio that was dropped before it was due', () => {
  const { dueAudio } = createPlayingAudio(60)
  dueAudio.cutSpans(1_000)
  expect(dueAudio.billLoss({ sinceMs: 0, nowMs: 60_000, lastFramePlayed: 0, sent: [] })).toBe(0)
})
