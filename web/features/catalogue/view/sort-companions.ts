import type { Agent } from '../../../../contract/companions/catalogue'
import { onFirstUse } from '../../../../domain/formatting/on-first-use'
import type { Sort } from './catalogue-view'
import type { Searchable } from './search-companions'

const frenchCollator = onFirstUse(() => new Intl.Collator('fr', { numeric: true }))

/** Comparisons in ascending order. */
const ascendingComparisons: Record<Sort, (one: Agent, other: Agent) => number> = {
  popularity: (one, other) => one.popularity - other.popularity,
  name: (one, other) => frenchCollator().compare(one.name, other.name),
  newest: (one, other) => Date.parse(one.createdAt) - Date.parse(other.createdAt),
}

/** Returns a sorted copy. Equal companions are sorted newest first, or oldest first when ascending. */
export function sortCompanions(
  companions: readonly Searchable[],
  { sort, isAscending }: { sort: Sort; isAscending: boolean },
) {
  const compare = ascendingComparisons[sort]
  const sign = isAscending ? 1 : -1
  return companions.toSorted(({ companion: one }, { companion: other }) => {
    const difference = compare(one, other) || ascendingComparisons.newest(one, other)
    return sign * difference || (one.id < other.id ? -1 : 1)
  })
}
