import { isLocalTime, isTimeZone, toInstant } from './local-time'

/** Maximum number of future appointments of a user: enough to plan a week or two. */
export const maxPendingAppointments = 5

/**
 * How far ahead an appointment can be: three months, as the message of APPOINTMENT_TOO_FAR says.
 */
export const maxDaysAhead = 92

/** Input for a new appointment: a companion, and a time in the user's time zone. */
export type AppointmentDraft = {
  agentId: string
  /** "2026-11-28T21:00" */
  localTime: string
  /** "Europe/Paris" */
  timeZone: string
  hasMailReminder: boolean
}

type Refusal = 'INPUT_INVALID' | 'APPOINTMENT_PAST' | 'APPOINTMENT_TOO_FAR'

/** Returns when the appointment starts, or why it is refused. */
export function resolveStart(
  { localTime, timeZone }: Pick<AppointmentDraft, 'localTime' | 'timeZone'>,
  now: Date,
): { startsAt: Date } | { refusal: Refusal } {
  if (!isLocalTime(localTime) || !isTimeZone(timeZone)) return { refusal: 'INPUT_INVALID' }
  const startsAt = toInstant(localTime, timeZone)
  const aheadMs = startsAt.getTime() - now.getTime()
  if (aheadMs <= 0) return { refusal: 'APPOINTMENT_PAST' }
  return aheadMs > maxDaysAhead * 86_400_000 ? { refusal: 'APPOINTMENT_TOO_FAR' } : { startsAt }
}

const createDayFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('fr-FR', { weekday: 'long', day: 'numeric', month: 'long', timeZone })

const createTimeFormat = (timeZone: string) =>
  new Intl.DateTimeFormat('fr-FR', { hour: 'numeric', minute: '2-digit', timeZone })

/** Formats "samedi 28 novembre à 21 h", "samedi 1er août à 21 h 30", with non-breaking spaces. */
export function formatAppointment(startsAt: Date, timeZone: string): string {
  const day = createDayFormat(timeZone)
    .format(startsAt)
    .replace(/(?<= )1 /, '1er ')
    .replace(/(?<=\d|er) /, '\u00a0')
  const [hour = '', minute = ''] = createTimeFormat(timeZone).format(startsAt).split(':')
  const minutes = minute === '00' ? '' : `\u00a0${minute}`
  return `${day} à ${Number(hour)}\u00a0h${minutes}`
}
