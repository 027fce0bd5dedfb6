import { listWords, normaliseText, toWordKey } from '../companions/search/search-words'
import { formatAnswerText, type HelpCategory, type HelpItem } from './help-item'

export type HelpFilter = {
  search: string
  /** Null to search all categories. */
  category: HelpCategory | null
}

export const maxHelpSearchLength = 100

/**
 * Returns the items that match the filter, in the given order. An item's text is its question,
 * answer and keywords. The text matches a search when it contains the whole search, or when it
 * contains every meaningful word of the search, as typed or as a form with the same `toWordKey`,
 * such as the plural. Case and accents make no difference.
 */
export function searchHelp(
  items: readonly HelpItem[],
  { search, category }: HelpFilter,
): readonly HelpItem[] {
  const query = normaliseText(search).trim()
  const words = listWords(query)
  return items.filter(
    (item) =>
      (category === null || item.category === category) &&
      (query === '' || isMatch(item, query, words)),
  )
}

function isMatch(item: HelpItem, query: string, words: readonly string[]) {
  const text = normaliseText(`${item.question} ${formatAnswerText(item.answer)} ${item.keywords}`)
  if (text.includes(query)) return true
  if (words.length === 0) return false
  const keys = new Set(listWords(text).map(toWordKey))
  return words.every((word) => text.includes(word) || keys.has(toWordKey(word)))
}
