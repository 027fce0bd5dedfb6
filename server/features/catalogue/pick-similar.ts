import type { Agent } from '../../../contract/companions/catalogue'

const shownSimilar = 3

/** Others of its category: those that share most tags, then those that are talked to most. */
export function pickSimilar(agent: Agent, agents: readonly Agent[]): Agent[] {
  const shared = (other: Agent) => other.tags.filter((tag) => agent.tags.includes(tag)).length
  return agents
    .filter(({ id, category }) => category === agent.category && id !== agent.id)
    .toSorted((one, other) => shared(other) - shared(one) || other.popularity - one.popularity)
    .slice(0, shownSimilar)
}
