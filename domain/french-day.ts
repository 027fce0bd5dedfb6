const days = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'Europe/Paris' })

/** « 1er janvier 2027 », « 21 novembre 2026 »: the day of a moment in Paris. */
export const formatFrenchDay = (time: Date) => days.format(time).replace(/^1 /, '1er ')
