const timeZone = 'Europe/Paris'

const day = new Intl.DateTimeFormat('en-CA', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

const longDay = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone })
const moment = new Intl.DateTimeFormat('fr-FR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone,
})

/** The day that calendars in Paris show at that moment: « 2026-11-21 ». Days compare as text. */
export const parisDayOf = (time: Date) => day.format(time)

/** « 21 novembre 2026 », « 1er janvier 2027 » */
export const formatParisDay = (time: Date) => withOrdinal(longDay.format(time))

/** « 21 novembre 2026 à 21:04 » */
export const formatParisMoment = (time: Date) => withOrdinal(moment.format(time))

/** A day without an hour, as « 21 novembre 2026 ». */
export const formatCalendarDay = (calendarDay: string) =>
  formatParisDay(new Date(`${calendarDay}T12:00:00Z`))

/** A written date as it is said: the first of a month is its « premier », which Intl does not know. */
export const withOrdinal = (date: string) => date.replace(/^1 /, '1er ')
