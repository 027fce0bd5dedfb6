import { expect, it } from 'vitest'
import { elapsedSeconds, pauseTimer, resumeTimer, startTimer, stoppedTimer } from './call-timer'

it('stands still until the companion is heard', () => {
  expect(elapsedSeconds(stoppedTimer, 60_000)).toBe(0)
  expect(elapsedSeconds(startTimer(stoppedTimer, 10_000), 72_500)).toBe(62)
})

it('counts from the first frame, not from the last', () => {
  const timer = startTimer(startTimer(stoppedTimer, 1_000), 9_000)
  expect(elapsedSeconds(timer, 11_000)).toBe(10)
})

it('leaves out the time without a line', () => {
  const lost = pauseTimer(startTimer(stoppedTimer, 0), 10_000)
  expect(elapsedSeconds(lost, 19_000)).toBe(10)
  expect(elapsedSeconds(resumeTimer(lost, 22_000), 25_000)).toBe(13)
})
