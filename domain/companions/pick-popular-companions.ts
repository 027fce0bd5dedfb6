import type { Category } from '../categories'

type Companion = { category: Category; popularity: number }

const popularCount = 3

/**
 * Picks the three most popular companions, or all if there are fewer. Among equally popular ones
 * (all of them, before the first calls) prefers a category that is not yet in the selection.
 */
export function pickPopularCompanions<Picked extends Companion>(
  companions: readonly Picked[],
): Picked[] {
  const selection: Picked[] = []
  while (selection.length < Math.min(popularCount, companions.length)) {
    const remaining = companions.filter((companion) => !selection.includes(companion))
    const maxPopularity = remaining.reduce((most, { popularity }) => Math.max(most, popularity), 0)
    const mostPopular = remaining.filter(({ popularity }) => popularity === maxPopularity)
    const hasNewCategory = ({ category }: Picked) =>
      selection.every((companion) => companion.category !== category)
    const next = mostPopular.find(hasNewCategory) ?? mostPopular[0]
    if (next) selection.push(next)
  }
  return selection
}
