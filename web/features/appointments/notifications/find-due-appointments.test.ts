import { expect, test } from 'vitest'
import { findDueAppointments } from './find-due-appointments'

const appointment = { id: 'a', startsAt: '2026-11-28T20:00:00.000Z' }
const find = (now: string, notified: string[] = []) =>
  findDueAppointments([appointment], new Date(now), new Set(notified))

test('finds an appointment once, from its hour until ten minutes later', () => {
  expect(find('2026-11-28T19:59:59Z')).toEqual([])
  expect(find('2026-11-28T20:00:00Z')).toEqual([appointment])
  expect(find('2026-11-28T20:10:00Z')).toEqual([appointment])
  expect(find('2026-11-28T20:10:01Z')).toEqual([])
  expect(find('2026-11-28T20:00:00Z', ['a'])).toEqual([])
})
