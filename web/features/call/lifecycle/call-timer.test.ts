import { expect, it } from 'vitest'
import {
  countElapsedSeconds,
  pauseTimer,
  resumeTimer,
  startTimer,
  stoppedTimer,
} from './call-timer'

it('starts when the companion is first heard', () => {
  expect(countElapsedSeconds(stoppedTimer, 60_000)).toBe(0)
  expect(countElapsedSeconds(startTimer(stoppedTimer, 10_000), 72_500)).toBe(62)
})

it('ignores a second start', () => {
  const timer = startTimer(startTimer(stoppedTimer, 1_000), 9_000)
  expect(countElapsedSeconds(timer, 11_000)).toBe(10)
})

it('does not count the time without a connection', () => {
  const lost = pauseTimer(startTimer(stoppedTimer, 0), 10_000)
  expect(countElapsedSeconds(lost, 19_000)).toBe(10)
  expect(countElapsedSeconds(resumeTimer(lost, 22_000), 25_000)).toBe(13)
})
