import type { Agent } from '../../../contract/companions/catalogue'

const maxSimilar = 3

/** Picks up to three companions of the same category, by shared tags, then by popularity. */
export function pickSimilar(companion: Agent, companions: readonly Agent[]): Agent[] {
  const countSharedTags = (other: Agent) =>
    other.tags.filter((tag) => companion.tags.includes(tag)).length
  return companions
    .filter(({ id, category }) => category === companion.category && id !== companion.id)
    .toSorted(
      (one, other) =>
        countSharedTags(other) - countSharedTags(one) || other.popularity - one.popularity,
    )
    .slice(0, maxSimilar)
}
