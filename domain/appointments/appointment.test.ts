import { describe, expect, test } from 'vitest'
import { formatAppointment, resolveStart } from './appointment'

const now = new Date('2026-11-22T21:40:00Z')
const resolve = (localTime: string, timeZone = 'Europe/Paris') =>
  resolveStart({ localTime, timeZone }, now)

describe('the start of an appointment', () => {
  test('is the chosen local time in the chosen time zone', () => {
    expect(resolve('2026-11-23T21:30')).toEqual({ startsAt: new Date('2026-11-23T20:30:00Z') })
  })

  test.each([
    ['2026-11-22T22:40', 'Europe/Paris', 'APPOINTMENT_PAST'],
    ['2026-11-22T21:30', 'Indian/Reunion', 'APPOINTMENT_PAST'],
    ['2027-03-01T21:00', 'Europe/Paris', 'APPOINTMENT_TOO_FAR'],
    ['2026-11-31T21:00', 'Europe/Paris', 'INPUT_INVALID'],
    ['2026-11-23T21:00', 'Europe/Atlantis', 'INPUT_INVALID'],
  ])('%s in %s is refused: %s', (localTime, timeZone, refusal) => {
    expect(resolve(localTime, timeZone)).toEqual({ refusal })
  })

  test('is formatted in French, without the minutes of a full hour', () => {
    const format = (time: string) => formatAppointment(new Date(time), 'Europe/Paris')
    expect(format('2026-11-28T20:00:00Z')).toBe('samedi 28\u00a0novembre à 21\u00a0h')
    expect(format('2026-08-01T19:05:00Z')).toBe('samedi 1er\u00a0août à 21\u00a0h\u00a005')
    expect(format('2026-11-28T23:30:00Z')).toBe('dimanche 29\u00a0novembre à 0\u00a0h\u00a030')
  })
})
