import { expect, test } from 'vitest'
import { measureSegment } from './detected-speech'

test('ends the speech when the silence began, not when the detector reported the end', () => {
  expect(
    measureSegment({
      startArrivedAtMs: 10_000,
      startAudioMs: 4_000,
      stopArrivedAtMs: 11_096,
      stopAudioMs: 5_000,
    }),
  ).toEqual({ stoppedAtMs: 11_000, speechMs: 1_000 })
})

test('moves the end of speech back when the network delayed the message', () => {
  const delayed = {
    startArrivedAtMs: 10_000,
    startAudioMs: 4_000,
    stopArrivedAtMs: 11_096 + 80,
    stopAudioMs: 5_000,
  }
  expect(measureSegment(delayed).stoppedAtMs).toBe(11_000)
})

test('moves the end of speech back by at most 200 ms, so that no speech is cut off', () => {
  const veryLate = {
    startArrivedAtMs: 10_000,
    startAudioMs: 4_000,
    stopArrivedAtMs: 13_096,
    stopAudioMs: 5_000,
  }
  expect(measureSegment(veryLate).stoppedAtMs).toBe(12_800)
})

test('ignores implausible audio positions', () => {
  const implausible = {
    startArrivedAtMs: 10_000,
    startAudioMs: 9_000,
    stopArrivedAtMs: 10_596,
    stopAudioMs: 40,
  }
  expect(measureSegment(implausible)).toEqual({ stoppedAtMs: 10_500, speechMs: 500 })
})

test('counts the whole speech when a stall delivers its start and end together', () => {
  const stalled = {
    startArrivedAtMs: 20_000,
    startAudioMs: 4_000,
    stopArrivedAtMs: 20_000,
    stopAudioMs: 8_000,
  }
  expect(measureSegment(stalled).speechMs).toBe(4_000)
})
