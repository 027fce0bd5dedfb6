/**
 * French texts for how often a subscription is billed: a price per interval, a renewal each
 * interval.
 */
export const intervalTexts = {
  week: { per: 'par semaine', every: 'chaque semaine' },
  month: { per: 'par mois', every: 'chaque mois' },
} as const
