import type { Appointment } from '../../../../contract/appointments'
import { talkPath } from '../../../../contract/paths'
import { createFallbackStorage } from '../../../storage/browser-storage'

/**
 * How often the page checks for due appointments. Browsers let the timers of background tabs run
 * only once a minute.
 */
const checkIntervalMs = 15_000

const storage = createFallbackStorage(() => window.sessionStorage)

/** Sign-out removes this storage key, so this tab stops notifying. */
const watchedKey = 'appointments-watched'

let watchedAppointments: readonly Pick<Appointment, 'id' | 'agentId' | 'startsAt'>[] = []
let timer: ReturnType<typeof setInterval> | undefined
const notifiedIds = new Set<string>()

/** Whether the user has given the permission to notify. */
export const canNotify = () => 'Notification' in window && Notification.permission === 'granted'

/**
 * Replaces the watched appointments. While the page is open, a notification is shown at the hour of each
 * appointment, if the user has permitted notifications by then.
 */
export function watchAppointments(newAppointments: typeof watchedAppointments) {
  watchedAppointments = newAppointments
  storage.setItem(watchedKey, 'yes')
  clearInterval(timer)
  timer =
    newAppointments.length > 0 ? setInterval(notifyOfDueAppointments, checkIntervalMs) : undefined
}

function notifyOfDueAppointments() {
  if (!canNotify() || storage.getItem(watchedKey) === null) return
  for (const appointment of findDueAppointments(watchedAppointments, new Date(), notifiedIds)) {
    notifiedIds.add(appointment.id)
    void notify(appointment)
  }
}

/** The notification does not name the companion, because a locked screen may show it. */
async function notify({ id, agentId }: (typeof watchedAppointments)[number]) {
  // All tabs use the same tag for an appointment, so that the browser shows one notification.
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

/**
 * How late a notification may be, for instance because the computer was asleep. A later notification would
 * be useless.
 */
const maxLateMs = 10 * 60_000

/**
 * Returns the appointments that began in the last ten minutes and whose id is not in `alreadyNotifiedIds`.
 */
export const findDueAppointments = <WatchedAppointment extends { id: string; startsAt: string }>(
  appointments: readonly WatchedAppointment[],
  now: Date,
  alreadyNotifiedIds: ReadonlySet<string>,
) =>
  appointments.filter(({ id, startsAt }) => {
    const lateMs = now.getTime() - new Date(startsAt).getTime()
    return lateMs >= 0 && lateMs <= maxLateMs && !alreadyNotifiedIds.has(id)
  })
