/** « 33 minutes », « 14 jours »: a figure stays with what it counts. */
const counted = /(\d) (?=(?:minutes?|heures?|jours?)(?!\p{L}))/gu

/** A French sentence of which no line begins with « ? » or « : », nor ends with an opening guillemet. */
export const withFrenchSpaces = (text: string) =>
  text
    .replaceAll(/ (?=[:;!?»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(counted, '$1\u00a0')

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

const dayOfMonth = new RegExp(`(\\d) (?=(?:${months})(?!\\p{L}))`, 'gu')

/** « 6 décembre 2026 »: no line ends between the day and its month. */
export const withWholeDays = (text: string) => text.replaceAll(dayOfMonth, '$1\u00a0')
