const startOfThousands = /\B(?=(?:\d{3})+$)/g

/**
 * Formats a whole number as "1 000", with narrow non-breaking spaces, as `Intl.NumberFormat('fr-FR')`
 * does. The first use of Intl would block a phone (docs/decisions/064).
 */
export const formatWholeNumber = (number: number) =>
  String(number).replace(startOfThousands, '\u202f')
