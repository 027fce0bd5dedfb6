import { expect, test } from 'vitest'
import { suggestHours } from './suggest-hours'

test('suggests the hour of now, to the quarter, on other days', () => {
  expect(suggestHours('2026-11-22T21:38')).toEqual([
    { label: 'Demain', localTime: '2026-11-23T21:45' },
    { label: 'Samedi', localTime: '2026-11-28T21:45' },
    { label: 'Dans 7\u00a0jours', localTime: '2026-11-29T21:45' },
  ])
})

test.each(['2026-11-27T21:00', '2026-11-28T21:00'])('suggests no Saturday on %s', (now) => {
  expect(suggestHours(now).map(({ label }) => label)).toEqual(['Demain', 'Dans 7\u00a0jours'])
})

test('suggests the night after when the quarter is tomorrow', () => {
  expect(suggestHours('2026-12-31T23:55')[0]?.localTime).toBe('2027-01-02T00:00')
})
