import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setDeadline } from './deadline'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

it('runs the action after the timeout', () => {
  const action = vi.fn()
  setDeadline(5_000, action)
  vi.advanceTimersByTime(4_999)
  expect(action).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(action).toHaveBeenCalledOnce()
})

it('does not run an action that was cancelled', () => {
  const action = vi.fn()
  const cancel = setDeadline(5_000, action)
  cancel()
  vi.advanceTimersByTime(10_000)
  expect(action).not.toHaveBeenCalled()
})

it('restarts the timeout after a stall of the process, so that queued answers are read first', () => {
  const action = vi.fn()
  const now = vi.spyOn(performance, 'now')
  now.mockReturnValue(0)
  setDeadline(5_000, action)
  now.mockReturnValue(20_000)
  vi.advanceTimersByTime(5_000)
  expect(action).not.toHaveBeenCalled()
  now.mockReturnValue(25_000)
  vi.advanceTimersByTime(5_000)
  expect(action).toHaveBeenCalledOnce()
})
