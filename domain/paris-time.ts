const day = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Paris',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Paris',
})

/** The day that calendars in Paris show at that moment: « 2026-11-21 ». Days compare as text. */
export const parisDayOf = (time: Date) => day.format(time)

/** « 21 novembre 2026 » */
export const formatParisDay = (time: Date) => longDay.format(time)

/** « 21 novembre 2026 à 21:04 » */
export const formatParisMoment = (time: Date) => moment.format(time)

/** A day without an hour, as « 21 novembre 2026 ». */
export const formatCalendarDay = (calendarDay: string) =>
  longDay.format(new Date(`${calendarDay}T12:00:00Z`))
