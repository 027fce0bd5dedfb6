import type { Category } from '../categories'

type Companion = { category: Category; popularity: number }

/** « Popular section top 3 » (section 9). */
const popularCount = 3

/**
 * The companions with the most minutes. Of those who are equally popular, as all are on the first
 * day, one whose category is not there yet comes first: three moods say more than three of one.
 */
export function pickPopular<One extends Companion>(agents: readonly One[]): One[] {
  const picked: One[] = []
  while (picked.length < Math.min(popularCount, agents.length)) {
    const rest = agents.filter((agent) => !picked.includes(agent))
    const highest = rest.reduce((most, { popularity }) => Math.max(most, popularity), 0)
    const equals = rest.filter(({ popularity }) => popularity === highest)
    const isNew = ({ category }: One) => picked.every((agent) => agent.category !== category)
    const next = equals.find(isNew) ?? equals[0]
    if (next) picked.push(next)
  }
  return picked
}
