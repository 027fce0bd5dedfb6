import { expect, test } from 'vitest'
import { suggestHours } from './suggest-hours'

test('suggests the current time of day, rounded to a quarter of an hour, on later days', () => {
  expect(suggestHours('2026-11-22T21:38')).toEqual([
    { label: 'Demain', localTime: '2026-11-23T21:45' },
    { label: 'Samedi', localTime: '2026-11-28T21:45' },
    { label: 'Dans 7\u00a0jours', localTime: '2026-11-29T21:45' },
  ])
})

test.each(['2026-11-27T21:00', '2026-11-28T21:00'])(
  'does not suggest "Samedi" when it is today or tomorrow: %s',
  (now) => {
    expect(suggestHours(now).map(({ label }) => label)).toEqual(['Demain', 'Dans 7\u00a0jours'])
  },
)

test('suggests the last quarter of the day shortly before midnight', () => {
  expect(suggestHours('2026-12-31T23:55')[0]?.localTime).toBe('2027-01-01T23:45')
})
