import type { Agent } from '../../../contract/catalogue'

/** « Popular section top 3 » (section 9). */
const popularCount = 3

/**
 * The companions with the most minutes. Of those who are equally popular, as all are on the first
 * day, one whose category is not there yet comes first: three moods say more than three of one.
 */
export function pickPopular(agents: readonly Agent[]): Agent[] {
  const picked: Agent[] = []
  while (picked.length < Math.min(popularCount, agents.length)) {
    const rest = agents.filter((agent) => !picked.includes(agent))
    const highest = rest.reduce((most, { popularity }) => Math.max(most, popularity), 0)
    const equals = rest.filter(({ popularity }) => popularity === highest)
    const isNew = ({ category }: Agent) => picked.every((agent) => agent.category !== category)
    const next = equals.find(isNew) ?? equals[0]
    if (next) picked.push(next)
  }
  return picked
}
