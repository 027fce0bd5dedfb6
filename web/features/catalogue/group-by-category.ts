import type { Agent } from '../../../contract/companions/catalogue'
import { type Category, categories } from '../../../domain/categories'

export type Shelf = { category: Category; label: string; agents: Agent[] }

/** One shelf a category, in the specification's order; a category without companions has none. */
export function groupByCategory(agents: readonly Agent[]): Shelf[] {
  const ids = Object.keys(categories) as Category[]
  return ids
    .map((category) => ({
      category,
      label: categories[category].label,
      agents: agents.filter((agent) => agent.category === category),
    }))
    .filter((shelf) => shelf.agents.length > 0)
}
