import { expect, test } from 'vitest'
import { timeSegment } from './speech-timing'

test('silence began a detector’s release before the message came', () => {
  expect(
    timeSegment({
      startArrivedAtMs: 10_000,
      startAudioMs: 4_000,
      stopArrivedAtMs: 11_096,
      stopAudioMs: 5_000,
    }),
  ).toEqual({ stoppedAtMs: 11_000, speechMs: 1_000 })
})

test('a message that the network held up is moved back to when speech ended', () => {
  const heldUp = {
    startArrivedAtMs: 10_000,
    startAudioMs: 4_000,
    stopArrivedAtMs: 11_096 + 80,
    stopAudioMs: 5_000,
  }
  expect(timeSegment(heldUp).stoppedAtMs).toBe(11_000)
})

test('but by 200 ms at most, because the caller may have been cut off otherwise', () => {
  const veryLate = {
    startArrivedAtMs: 10_000,
    startAudioMs: 4_000,
    stopArrivedAtMs: 13_096,
    stopAudioMs: 5_000,
  }
  expect(timeSegment(veryLate).stoppedAtMs).toBe(12_800)
})

test('positions that make no sense are left out of it', () => {
  const senseless = {
    startArrivedAtMs: 10_000,
    startAudioMs: 9_000,
    stopArrivedAtMs: 10_596,
    stopAudioMs: 40,
  }
  expect(timeSegment(senseless)).toEqual({ stoppedAtMs: 10_500, speechMs: 500 })
})
