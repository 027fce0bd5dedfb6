import { describe, expect, test } from 'vitest'
import { addDays, countDays, isCalendarDay, listDays } from './calendar-days'

describe('calendar days', () => {
  test('continue across the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
    expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  })

  test('are not skipped or repeated when clocks change', () => {
    expect(listDays({ from: '2026-03-28', to: '2026-03-30' })).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
    ])
    expect(listDays({ from: '2026-10-24', to: '2026-10-26' })).toEqual([
      '2026-10-24',
      '2026-10-25',
      '2026-10-26',
    ])
  })

  test('are counted with both ends of a range included', () => {
    expect(countDays({ from: '2026-11-01', to: '2026-11-30' })).toBe(30)
    expect(countDays({ from: '2026-11-01', to: '2026-11-01' })).toBe(1)
  })

  test('are not listed for a range that ends before it starts', () => {
    expect(listDays({ from: '2026-11-02', to: '2026-11-01' })).toEqual([])
  })
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '2026-11-01T00:00'])(
  '%j is not a calendar day',
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)
