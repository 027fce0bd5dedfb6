import type { Agent } from '../../../../contract/companions/catalogue'
import { type Category, categories } from '../../../../domain/categories'

export type CategoryGroup = { category: Category; label: string; companions: Agent[] }

/** Groups companions by category, in the order of `categories`; empty categories are left out. */
export function groupByCategory(companions: readonly Agent[]): CategoryGroup[] {
  const categoryKeys = Object.keys(categories) as Category[]
  return categoryKeys
    .map((category) => ({
      category,
      label: categories[category].label,
      companions: companions.filter((companion) => companion.category === category),
    }))
    .filter((group) => group.companions.length > 0)
}
