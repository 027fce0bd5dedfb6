export type Sentiment = 'positive' | 'neutral' | 'negative'

/** The sentiment of one rating: 4 or more is positive, 3 neutral, less negative. */
export function getSentiment(rating: number): Sentiment {
  if (rating >= 4) return 'positive'
  return rating >= 3 ? 'neutral' : 'negative'
}

/** The label of a companion's average rating. */
export function getPerformanceLabel(averageRating: number) {
  if (averageRating >= 4) return 'Excellente'
  return averageRating >= 3 ? 'Bonne' : 'À améliorer'
}

const averageFormat = new Intl.NumberFormat('fr-FR', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
})

/** Formats an average rating, such as "4,3 / 5". */
export const formatAverageRating = (average: number) => `${averageFormat.format(average)} / 5`
