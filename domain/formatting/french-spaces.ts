/** "33 minutes", "14 jours": no line break between a number and its unit. */
const counted = /(\d) (?=(?:minutes?|heures?|jours?|mois|ans?)(?!\p{L}))/gu

/**
 * Replaces the spaces of French punctuation with non-breaking ones, so that no line starts with "?"
 * or ":".
 */
export const withFrenchSpaces = (text: string) =>
  text
    .replaceAll(/ (?=[:;!?»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(counted, '$1\u00a0')

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

const dayOfMonth = new RegExp(`(\\d) (?=(?:${months})(?!\\p{L}))`, 'gu')

/** "6 décembre 2026": no line break between the day and its month. */
export const withNonBreakingDates = (text: string) => text.replaceAll(dayOfMonth, '$1\u00a0')
