import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findDueAppointments, watchAppointments } from './watch-appointments'

const shownTexts: string[] = []
const storedTexts = new Map<string, string>()
let permission: NotificationPermission = 'granted'

class FakeNotification {
  static get permission() {
    return permission
  }
  constructor(title: string, options: NotificationOptions) {
    shownTexts.push(`${title} ${options.body} ${options.tag}`)
  }
  addEventListener() {}
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T19:59:50Z') })
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('window', {
    Notification: FakeNotification,
    sessionStorage: {
      getItem: (key: string) => storedTexts.get(key) ?? null,
      setItem: (key: string, value: string) => storedTexts.set(key, value),
      removeItem: (key: string) => storedTexts.delete(key),
    },
  })
  shownTexts.length = 0
  permission = 'granted'
})
afterEach(() => {
  watchAppointments([])
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const watch = (id: string) =>
  watchAppointments([{ id, agentId: 'margaux', startsAt: '2026-11-28T20:00:00.000Z' }])

test('notifies once at the time of the appointment, without naming the companion', async () => {
  watch('first')
  await vi.advanceTimersByTimeAsync(5_000)
  expect(shownTexts).toEqual([])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shownTexts).toEqual(['Votre rendez-vous C’est l’heure que vous aviez choisie. first'])
})

test('does not notify without permission or after sign-out', async () => {
  permission = 'default'
  watch('second')
  await vi.advanceTimersByTimeAsync(60_000)
  permission = 'granted'
  // Sign-out removes the key that lets this tab notify.
  storedTexts.clear()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shownTexts).toEqual([])
})

const appointment = { id: 'a', startsAt: '2026-11-28T20:00:00.000Z' }
const findDue = (now: string, notified: string[] = []) =>
  findDueAppointments([appointment], new Date(now), new Set(notified))

test('finds an appointment from its start until ten minutes later, unless the user was already notified', () => {
  expect(findDue('2026-11-28T19:59:59Z')).toEqual([])
  expect(findDue('2026-11-28T20:00:00Z')).toEqual([appointment])
  expect(findDue('2026-11-28T20:10:00Z')).toEqual([appointment])
  expect(findDue('2026-11-28T20:10:01Z')).toEqual([])
  expect(findDue('2026-11-28T20:00:00Z', ['a'])).toEqual([])
})
