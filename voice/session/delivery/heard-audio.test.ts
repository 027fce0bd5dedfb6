import { expect, test } from 'vitest'
import { maxForgivenAudioMs } from '../metering/free-time'
import { createHeardAudio } from './heard-audio'
import type { FrameTransmission } from './transmission'

/** Returns heard audio with this many seconds that play from 0 on, and their frames. */
function createPlayingAudio(seconds: number) {
  const heard = createHeardAudio(maxForgivenAudioMs)
  heard.addSpan(0, seconds * 1_000)
  const sent = Array.from({ length: seconds * 50 }, (_frame, index): FrameTransmission => {
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
  return { heard, sent }
}

/**
 * Lists the frames that are due after a time: a resume removes the lost ones from what was sent.
 */
const listSentAfter = (sent: FrameTransmission[], sinceMs: number) =>
  sent.filter(({ dueAtMs }) => dueAtMs > sinceMs)

test('forgives audio that may have been lost, and bills what exceeds the limit', () => {
  const { heard, sent } = createPlayingAudio(50)
  const lose = (sinceMs: number, nowMs: number) =>
    heard.billLoss({ sinceMs, nowMs, lastFramePlayed: 0, sent: listSentAfter(sent, sinceMs) })
  expect(lose(0, 15_000)).toBe(0)
  expect(lose(15_000, 25_000)).toBe(5_000)
  expect(lose(25_000, 35_000)).toBe(10_000)
})

test('bills what the client says it played, and nothing that was not due yet', () => {
  const { heard, sent } = createPlayingAudio(10)
  const loss = { sinceMs: 2_000, nowMs: 6_000, sent }
  expect(heard.billLoss({ ...loss, lastFramePlayed: 150 })).toBe(1_000)
  expect(createPlayingAudio(10).heard.billLoss({ ...loss, lastFramePlayed: 500 })).toBe(4_000)
})

test('no longer counts as forgiven what is sent again and heard', () => {
  const { heard, sent } = createPlayingAudio(40)
  const lose = (sinceMs: number, nowMs: number) =>
    heard.billLoss({ sinceMs, nowMs, lastFramePlayed: 0, sent: listSentAfter(sent, sinceMs) })
  expect(lose(0, 20_000)).toBe(0)
  for (const frame of sent.slice(0, 500)) heard.markBilled(frame)
  expect(lose(20_000, 30_000)).toBe(0)
  expect(lose(30_000, 40_000)).toBe(10_000)
})

test('neither forgives nor bills time in which nothing was due', () => {
  const { heard, sent } = createPlayingAudio(1)
  expect(heard.billLoss({ sinceMs: 1_000, nowMs: 9_000, lastFramePlayed: 0, sent })).toBe(0)
  heard.addSpan(9_000, 39_000)
  const next = { sinceMs: 9_000, nowMs: 39_000, lastFramePlayed: 0, sent: [] }
  expect(heard.billLoss(next)).toBe(10_000)
})

test('does not count what was dropped before it was due', () => {
  const { heard } = createPlayingAudio(60)
  heard.cutSpans(1_000)
  expect(heard.billLoss({ sinceMs: 0, nowMs: 60_000, lastFramePlayed: 0, sent: [] })).toBe(0)
})
