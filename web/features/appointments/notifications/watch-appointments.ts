import type { Appointment } from '../../../../contract/appointments'
import { talkPath } from '../../../../contract/paths'
import { createFallbackStorage } from '../../../storage/browser-storage'
import { findDueAppointments } from './find-due-appointments'

/** Timers of a page in the background run about once a minute. */
const checkMs = 15_000

const storage = createFallbackStorage(() => window.sessionStorage)

/** Removed on sign-out, with all that the page stores of its user; the page itself stays open. */
const watchedKey = 'appointments-watched'

let appointments: readonly Pick<Appointment, 'id' | 'agentId' | 'startsAt'>[] = []
let timer: ReturnType<typeof setInterval> | undefined
const notified = new Set<string>()

export const canNotify = () => 'Notification' in window && Notification.permission === 'granted'

/**
 * Shows a notification at the hour of each of these appointments, while a page is open. Does nothing
 * unless the user has pressed the button that asks the browser for permission.
 */
export function watchAppointments(pending: typeof appointments) {
  appointments = pending
  storage.setItem(watchedKey, 'yes')
  clearInterval(timer)
  timer = pending.length > 0 ? setInterval(check, checkMs) : undefined
}

function check() {
  if (!canNotify() || storage.getItem(watchedKey) === null) return
  for (const appointment of findDueAppointments(appointments, new Date(), notified)) {
    notified.add(appointment.id)
    void notify(appointment)
  }
}

/** Names no companion: a notification shows on a locked screen. */
async function notify({ id, agentId }: (typeof appointments)[number]) {
  // Several tabs show one notification.
  const options = {
    body: 'C’est l’heure que vous aviez choisie.',
    tag: id,
    icon: '/icons/icon-192.png',
    data: { path: talkPath(agentId) },
  }
  const registration = await navigator.serviceWorker?.getRegistration()
  // Android refuses a notification that does not come from the service worker.
  if (registration) return registration.showNotification(title, options)
  const notification = new Notification(title, options)
  notification.addEventListener('click', () => window.focus())
}

const title = 'Votre rendez-vous'
