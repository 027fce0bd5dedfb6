import { describe, expect, test } from 'vitest'
import { isLocalTime, isTimeZone, toInstant, toLocalTime } from './local-time'

const toIso = (localTime: string, timeZone = 'Europe/Paris') =>
  toInstant(localTime, timeZone).toISOString()

describe('local times', () => {
  test.each([
    ['2026-11-28T21:00', 'Europe/Paris', '2026-11-28T20:00:00.000Z'],
    ['2026-07-14T21:00', 'Europe/Paris', '2026-07-14T19:00:00.000Z'],
    ['2026-11-28T21:00', 'America/Guadeloupe', '2026-11-29T01:00:00.000Z'],
    ['2026-11-28T21:00', 'Indian/Reunion', '2026-11-28T17:00:00.000Z'],
    ['2026-11-28T00:15', 'Asia/Kolkata', '2026-11-27T18:45:00.000Z'],
  ])('%s in %s is %s', (localTime, timeZone, instant) => {
    expect(toIso(localTime, timeZone)).toBe(instant)
    expect(toLocalTime(new Date(instant), timeZone)).toBe(localTime)
  })

  test('use the UTC offset that applies on their day, before and after a clock change', () => {
    expect(toIso('2026-03-28T21:00')).toBe('2026-03-28T20:00:00.000Z')
    expect(toIso('2026-03-29T21:00')).toBe('2026-03-29T19:00:00.000Z')
    expect(toIso('2026-10-24T21:00')).toBe('2026-10-24T19:00:00.000Z')
    expect(toIso('2026-10-25T21:00')).toBe('2026-10-25T20:00:00.000Z')
  })

  test('that do not exist are moved one hour forward', () => {
    expect(toIso('2026-03-29T02:30')).toBe('2026-03-29T01:30:00.000Z')
    expect(toLocalTime(toInstant('2026-03-29T02:30', 'Europe/Paris'), 'Europe/Paris')).toBe(
      '2026-03-29T03:30',
    )
  })

  test('that occur twice are resolved to the first occurrence', () => {
    expect(toIso('2026-10-25T02:30')).toBe('2026-10-25T00:30:00.000Z')
    expect(toIso('2026-11-01T01:30', 'America/New_York')).toBe('2026-11-01T05:30:00.000Z')
  })

  test.each(['2026-02-30T10:00', '2026-11-28T24:00', '2026-11-28 21:00', '', '2026-11-28T21:00Z'])(
    'do not include %j',
    (text) => {
      expect(isLocalTime(text)).toBe(false)
    },
  )

  test('need a time zone that exists', () => {
    expect(isTimeZone('Europe/Paris')).toBe(true)
    expect(isTimeZone('Europe/Atlantis')).toBe(false)
  })
})
