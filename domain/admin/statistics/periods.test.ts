import { describe, expect, test } from 'vitest'
import { countDays } from '../../formatting/calendar-days'
import { createComparedRanges, createPresetRange, findPeriodProblem } from './periods'

const today = '2026-11-23'

test('a preset period ends today', () => {
  expect(createPresetRange(7, today)).toEqual({ from: '2026-11-17', to: today })
})

test('growth compares two consecutive periods of 30 complete days', () => {
  const { current, previous } = createComparedRanges(today)
  expect(current).toEqual({ from: '2026-10-24', to: '2026-11-22' })
  expect(previous).toEqual({ from: '2026-09-24', to: '2026-10-23' })
  expect([countDays(current), countDays(previous)]).toEqual([30, 30])
})

describe('a chosen period', () => {
  test.each([
    [{ from: today, to: today }, null],
    [{ from: '2025-11-23', to: today }, null],
    [{ from: '2025-11-22', to: today }, 'too-long'],
    [{ from: '2026-11-02', to: '2026-11-01' }, 'wrong-order'],
    [{ from: '2026-11-02', to: '2026-11-24' }, 'future'],
    [{ from: '', to: today }, 'invalid-day'],
    [{ from: '2026-02-30', to: today }, 'invalid-day'],
  ])('%j has the problem %s', (range, problem) => {
    expect(findPeriodProblem(range, today)).toBe(problem)
  })
})
