/** What callers have made of a companion, added up: minutes held with it and ratings given to it. */
export type CompanionTotals = { totalMinutes: number; ratingSum: number; ratingCount: number }

/** Percent of the companion with the most minutes, 0–100 (first document, section 7). */
export const popularityOf = (totalMinutes: number, mostMinutes: number) =>
  mostMinutes > 0 ? Math.min(100, (100 * totalMinutes) / mostMinutes) : 0

/** The average of the feedbacks, 1–5, not rounded; null before the first. */
export const ratingOf = ({ ratingSum, ratingCount }: Omit<CompanionTotals, 'totalMinutes'>) =>
  ratingCount > 0 ? { average: ratingSum / ratingCount, count: ratingCount } : null
