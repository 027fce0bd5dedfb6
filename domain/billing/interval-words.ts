/** How often a subscription is paid: a price is « par mois », a renewal comes « chaque mois ». */
export const intervalWords = {
  week: { per: 'par semaine', every: 'chaque semaine' },
  month: { per: 'par mois', every: 'chaque mois' },
} as const
