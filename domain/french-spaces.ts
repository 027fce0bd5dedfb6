const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

/** « 33 minutes », « 14 jours », « 6 décembre »: a figure stays with what it counts. */
const counted = new RegExp(`(\\d) (?=(?:minutes?|heures?|jours?|${months})(?!\\p{L}))`, 'gu')

/** A French sentence of which no line begins with « ? » or « : », nor ends with an opening guillemet. */
export const withFrenchSpaces = (text: string) =>
  text
    .replaceAll(/ (?=[:;!?»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(counted, '$1\u00a0')
