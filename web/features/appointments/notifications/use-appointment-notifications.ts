import { useEffect } from 'react'

/**
 * Notifies the signed-in user of appointments on every page of the app. Loads nothing without the
 * browser's permission to notify, which is requested only when the user presses `NotificationButton`.
 */
export function useAppointmentNotifications(userId: string | undefined) {
  useEffect(() => {
    if (userId === undefined) return
    if (!('Notification' in window) || Notification.permission !== 'granted') return
    void import('./load-and-watch-appointments').then(
      ({ loadAndWatchAppointments }) => loadAndWatchAppointments(),
      () => {},
    )
  }, [userId])
}
