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

/** Returns the calendar day in Paris as "2026-11-21"; such days compare as text. */
export const toParisDay = (time: Date) => day.format(time)

/** "21 novembre 2026", "1er janvier 2027" */
export const formatParisDay = (time: Date) => withFrenchOrdinal(longDay.format(time))

/** "21 novembre 2026 à 21:04" */
export const formatParisMoment = (time: Date) => withFrenchOrdinal(moment.format(time))

/** Formats a calendar day ("2026-11-21") as "21 novembre 2026". */
export const formatCalendarDay = (calendarDay: string) =>
  formatParisDay(new Date(`${calendarDay}T12:00:00Z`))

/** Writes the first of a month as "1er", which Intl does not do. */
export const withFrenchOrdinal = (date: string) => date.replace(/^1 /, '1er ')
