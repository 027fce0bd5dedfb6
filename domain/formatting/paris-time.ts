import { onFirstUse } from './on-first-use'

const timeZone = 'Europe/Paris'

const dayFormat = onFirstUse(
  () =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }),
)

const momentFormat = onFirstUse(
  () => new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeStyle: 'short', timeZone }),
)

const months = [
  'janvier',
  'février',
  'mars',
  'avril',
  'mai',
  'juin',
  'juillet',
  'août',
  'septembre',
  'octobre',
  'novembre',
  'décembre',
]

/**
 * Returns the calendar day in Paris as "2026-11-21". Comparing two such texts compares the days.
 */
export const toParisDay = (time: Date) => dayFormat().format(time)

/** Formats the day in Paris: "21 novembre 2026", "1er janvier 2027". */
export const formatParisDay = (time: Date) => formatCalendarDay(toParisDay(time))

/** Formats the day and time in Paris: "21 novembre 2026 à 21:04". */
export const formatParisMoment = (time: Date) => withFrenchOrdinal(momentFormat().format(time))

/**
 * Formats a calendar day ("2026-11-21") as "21 novembre 2026". Does not use Intl, whose first use
 * would block the page on a phone (docs/decisions/064).
 */
export function formatCalendarDay(calendarDay: string): string {
  const [year, month, day] = calendarDay.split('-').map(Number)
  return withFrenchOrdinal(`${day} ${months[Number(month) - 1]} ${year}`)
}

/** Writes the first of a month as "1er", which Intl does not do. */
export const withFrenchOrdinal = (date: string) => date.replace(/^1 /, '1er ')
