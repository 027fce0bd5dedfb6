import { expect, test } from 'vitest'
import { createSilenceWatch, type SilenceThreshold } from './silence-watch'

test('reports 30, 90 and 120 s of silence once each, not counting the time in which the companion speaks', () => {
  const watch = createSilenceWatch()
  const thresholds: [number, SilenceThreshold][] = []
  for (let nowMs = 0; nowMs <= 200_000; nowMs += 1_000) {
    const isCheckInBeingSaid = nowMs > 31_000 && nowMs <= 41_000
    const threshold = watch.update(!isCheckInBeingSaid, nowMs)
    if (threshold) thresholds.push([nowMs, threshold])
  }
  expect(thresholds).toEqual([
    [30_000, 30],
    [100_000, 90],
    [130_000, 120],
  ])
})
