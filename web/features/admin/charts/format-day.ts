const short = new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('fr-FR', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})

const toDate = (day: string) => new Date(`${day}T00:00:00Z`)

/** "8 nov." */
export const formatShortDay = (day: string) => short.format(toDate(day)).replace(' ', '\u00a0')

/** "sam. 21 novembre 2026" */
export const formatLongDay = (day: string) => long.format(toDate(day))
