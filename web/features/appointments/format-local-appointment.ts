import type { Appointment } from '../../../contract/appointments'
import { formatAppointment } from '../../../domain/appointments/appointment'

/** The time zone of the browser. */
export const readTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Formats an appointment in the browser's time zone: "Samedi 28 novembre à 21 h". */
export function formatLocalAppointment({ startsAt }: Pick<Appointment, 'startsAt'>) {
  const text = formatAppointment(new Date(startsAt), readTimeZone())
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}
