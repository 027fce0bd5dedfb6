import { expect, test } from 'vitest'
import { createSilenceWatch, type SilenceMark } from './silence-watch'

test('marks 30, 90 and 120 s of silence once each and does not count the companion speaking', () => {
  const watch = createSilenceWatch()
  const marks: [number, SilenceMark][] = []
  for (let nowMs = 0; nowMs <= 200_000; nowMs += 1_000) {
    const isCheckInBeingSaid = nowMs > 31_000 && nowMs <= 41_000
    const mark = watch.update(!isCheckInBeingSaid, nowMs)
    if (mark) marks.push([nowMs, mark])
  }
  expect(marks).toEqual([
    [30_000, 30],
    [100_000, 90],
    [130_000, 120],
  ])
})
