const startOfThousands = /\B(?=(?:\d{3})+$)/g

/**
 * Formats a whole number as "1 000", with narrow non-breaking spaces, as
 * `Intl.NumberFormat('fr-FR')` does. Does not use Intl, whose first use would block the page on a
 * phone (docs/decisions/064).
 */
export const formatWholeNumber = (number: number) =>
  String(number).replace(startOfThousands, '\u202f')
