/** Matches the number and the space of "33 minutes" and "14 jours". */
const spaceBeforeUnit = /(\d) (?=(?:minutes?|heures?|jours?|mois|ans?)(?!\p{L}))/gu

/**
 * Replaces the spaces of French punctuation, and those between a number and its unit, with
 * non-breaking ones, so that no line starts with "?" or ":". Positions in the text stay valid,
 * because each space is replaced by one character.
 */
export const withFrenchSpaces = (text: string) =>
  text
    .replaceAll(/ (?=[:;!?»])/g, '\u00a0')
    .replaceAll('« ', '«\u00a0')
    .replaceAll(spaceBeforeUnit, '$1\u00a0')

const months =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'

const spaceBeforeMonth = new RegExp(`(\\d) (?=(?:${months})(?!\\p{L}))`, 'gu')

/** Keeps "6 décembre" of "6 décembre 2026" on one line. */
export const withNonBreakingDates = (text: string) => text.replaceAll(spaceBeforeMonth, '$1\u00a0')
