import { expect, test } from 'vitest'
import { beginSilence, type SilenceMark, watchSilence } from './silence-watch'

test('silence is marked at 30, 90 and 120 s, each once, and speech does not count', () => {
  let watch = beginSilence(0)
  const marks: [number, SilenceMark][] = []
  for (let nowMs = 0; nowMs <= 200_000; nowMs += 1_000) {
    const isCheckInBeingSaid = nowMs > 31_000 && nowMs <= 41_000
    const seen = watchSilence(watch, !isCheckInBeingSaid, nowMs)
    watch = seen.watch
    if (seen.reached) marks.push([nowMs, seen.reached])
  }
  expect(marks).toEqual([
    [30_000, 30],
    [100_000, 90],
    [130_000, 120],
  ])
})
