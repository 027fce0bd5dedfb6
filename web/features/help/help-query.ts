import { isHelpCategory } from '../../../domain/help/help-item'
import { type HelpFilter, maxHelpSearchLength } from '../../../domain/help/search-help'

/** Names of the query parameters, and of the fields of the form that works without scripts. */
export const searchParameter = 'q'
export const categoryParameter = 'categorie'

/** Reads the filter from a query or a form; unknown values are ignored. */
export function readHelpFilter(source: Pick<URLSearchParams | FormData, 'get'>): HelpFilter {
  const category = String(source.get(categoryParameter) ?? '')
  return {
    search: String(source.get(searchParameter) ?? '').slice(0, maxHelpSearchLength),
    category: isHelpCategory(category) ? category : null,
  }
}

/** Formats the query of a filter; default values are left out. */
export function formatHelpQuery({ search, category }: HelpFilter): string {
  const query = new URLSearchParams()
  if (search.trim()) query.set(searchParameter, search.trim())
  if (category) query.set(categoryParameter, category)
  const text = query.toString()
  return text && `?${text}`
}
