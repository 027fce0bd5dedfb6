const shortFormat = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
})
const longFormat = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

const shortFormatWithYear = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** For instance "8 nov."; "8 nov. 2026" if `hasYear`. */
export const formatShortDay = (day: string, { hasYear = false } = {}) =>
  (hasYear ? shortFormatWithYear : shortFormat).format(toDate(day)).replaceAll(' ', '\u00a0')

/** For instance "sam. 21 novembre 2026". */
export const formatLongDay = (day: string) => longFormat.format(toDate(day))
