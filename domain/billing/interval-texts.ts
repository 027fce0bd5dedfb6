/**
 * French texts for how often a subscription is billed: `per` follows a price ("par mois"), `every`
 * says when it renews ("chaque mois").
 */
export const intervalTexts = {
  week: { per: 'par semaine', every: 'chaque semaine' },
  month: { per: 'par mois', every: 'chaque mois' },
} as const
