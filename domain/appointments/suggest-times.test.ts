import { expect, test } from 'vitest'
import { suggestTimes } from './suggest-times'

test('suggests the current time of day, rounded to a quarter of an hour, on later days', () => {
  expect(suggestTimes('2026-11-22T21:38')).toEqual([
    { label: 'Demain', localTime: '2026-11-23T21:45' },
    { label: 'Samedi', localTime: '2026-11-28T21:45' },
    { label: 'Dans 7\u00a0jours', localTime: '2026-11-29T21:45' },
  ])
})

test.each(['2026-11-27T21:00', '2026-11-28T21:00'])(
  'does not suggest "Samedi" when it is today or tomorrow: %s',
  (now) => {
    expect(suggestTimes(now).map(({ label }) => label)).toEqual(['Demain', 'Dans 7\u00a0jours'])
  },
)

test('suggests 23:45 when the current time would be rounded up to midnight', () => {
  expect(suggestTimes('2026-12-31T23:55')[0]?.localTime).toBe('2027-01-01T23:45')
})
