import { expect, test } from 'vitest'
import { formatLongDay, formatShortDay } from './format-day'

test('formats calendar days, with no-break spaces in the short form', () => {
  expect(formatShortDay('2026-11-08')).toBe('8\u00a0nov.')
  expect(formatShortDay('2026-11-08', { hasYear: true })).toBe('8\u00a0nov.\u00a02026')
  expect(formatLongDay('2026-11-21')).toBe('sam. 21 novembre 2026')
})
