import type { Agent } from '../../../contract/companions/catalogue'

const maxSimilar = 3

/** Picks companions of the same category: those with most tags in common, then the most popular. */
export function pickSimilar(agent: Agent, agents: readonly Agent[]): Agent[] {
  const countSharedTags = (other: Agent) =>
    other.tags.filter((tag) => agent.tags.includes(tag)).length
  return agents
    .filter(({ id, category }) => category === agent.category && id !== agent.id)
    .toSorted(
      (one, other) =>
        countSharedTags(other) - countSharedTags(one) || other.popularity - one.popularity,
    )
    .slice(0, maxSimilar)
}
