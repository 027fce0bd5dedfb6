import type { Agent } from '../../../../contract/companions/catalogue'
import { type Category, categories } from '../../../../domain/categories'

export type CategoryGroup = { category: Category; label: string; agents: Agent[] }

/** Groups companions by category, in the order of `categories`; empty categories are left out. */
export function groupByCategory(agents: readonly Agent[]): CategoryGroup[] {
  const ids = Object.keys(categories) as Category[]
  return ids
    .map((category) => ({
      category,
      label: categories[category].label,
      agents: agents.filter((agent) => agent.category === category),
    }))
    .filter((shelf) => shelf.agents.length > 0)
}
