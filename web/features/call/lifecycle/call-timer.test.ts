import { describe, expect, it } from 'vitest'
import {
  countElapsedSeconds,
  pauseTimer,
  resumeTimer,
  startTimer,
  unstartedTimer,
} from './call-timer'

describe('the timer of a call', () => {
  it('counts whole seconds from its start, and none before it', () => {
    expect(countElapsedSeconds(unstartedTimer, 60_000)).toBe(0)
    expect(countElapsedSeconds(startTimer(unstartedTimer, 10_000), 72_500)).toBe(62)
  })

  it('ignores a second start', () => {
    const timer = startTimer(startTimer(unstartedTimer, 1_000), 9_000)
    expect(countElapsedSeconds(timer, 11_000)).toBe(10)
  })

  it('does not count the time without a connection', () => {
    const pausedTimer = pauseTimer(startTimer(unstartedTimer, 0), 10_000)
    expect(countElapsedSeconds(pausedTimer, 19_000)).toBe(10)
    expect(countElapsedSeconds(resumeTimer(pausedTimer, 22_000), 25_000)).toBe(13)
  })
})
