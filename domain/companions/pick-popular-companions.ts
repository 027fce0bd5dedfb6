import type { Category } from '../categories'

type Companion = { category: Category; popularity: number }

const popularCount = 3

/**
 * Picks the companions with the most minutes. Among equals (all of them, before the first calls) it
 * prefers a category that is not yet in the selection.
 */
export function pickPopularCompanions<One extends Companion>(agents: readonly One[]): One[] {
  const selection: One[] = []
  while (selection.length < Math.min(popularCount, agents.length)) {
    const remaining = agents.filter((agent) => !selection.includes(agent))
    const maxPopularity = remaining.reduce((most, { popularity }) => Math.max(most, popularity), 0)
    const mostPopular = remaining.filter(({ popularity }) => popularity === maxPopularity)
    const isNew = ({ category }: One) => selection.every((agent) => agent.category !== category)
    const next = mostPopular.find(isNew) ?? mostPopular[0]
    if (next) selection.push(next)
  }
  return selection
}
