/** Sums over all conversations with a companion. */
export type CompanionTotals = { totalMinutes: number; ratingSum: number; ratingCount: number }

/**
 * Popularity: total minutes as a percentage of those of the companion with the most minutes, 0–100.
 */
export const computePopularity = (totalMinutes: number, maxTotalMinutes: number) =>
  maxTotalMinutes > 0 ? Math.min(100, (100 * totalMinutes) / maxTotalMinutes) : 0

/**
 * Average rating from 1 to 5, not rounded (the interface rounds), and the number of ratings; null
 * before the first rating.
 */
export const computeAverageRating = ({
  ratingSum,
  ratingCount,
}: Omit<CompanionTotals, 'totalMinutes'>) =>
  ratingCount > 0 ? { average: ratingSum / ratingCount, count: ratingCount } : null
