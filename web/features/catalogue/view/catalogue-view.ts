import type { Category } from '../../../../domain/categories'
import { categoryTags, isTagAllowed } from '../../../../domain/category-tags'
import type { Language } from '../../../../domain/languages'
import type { VoiceGender } from '../../../../domain/voice-genders'

/** Sort orders and their labels. */
export const sorts = {
  popularity: 'Popularité',
  name: 'Alphabétique',
  newest: 'Plus récents',
} as const satisfies Record<string, string>

export type Sort = keyof typeof sorts

/** Search, filters and sort order of the catalogue. */
export type CatalogueView = {
  /** As typed. */
  search: string
  category: Category | null
  voiceGender: VoiceGender | null
  language: Language | null
  /** A companion must have all of these tags. */
  tags: readonly string[]
  sort: Sort
  isAscending: boolean
}

export const defaultView: CatalogueView = {
  search: '',
  category: null,
  voiceGender: null,
  language: null,
  tags: [],
  sort: 'popularity',
  isAscending: false,
}

/** In characters. Longer than any name, style or tag. */
export const maxSearchLength = 100

/** The default direction: names ascending, popularity and date descending. */
export const isAscendingByDefault = (sort: Sort) => sort === 'name'

/**
 * Returns the view after a change. A new sort starts in its default direction; a category keeps only
 * the tags that it allows.
 */
export function changeView(view: CatalogueView, change: Partial<CatalogueView>): CatalogueView {
  const next = { ...view, ...change }
  const { category } = next
  return {
    ...next,
    isAscending:
      change.isAscending ??
      (change.sort === undefined ? view.isAscending : isAscendingByDefault(change.sort)),
    tags: category ? next.tags.filter((tag) => isTagAllowed(category, tag)) : next.tags,
  }
}

/** Resets search and filters, but not the sort. */
export const clearSearchAndFilters = ({ sort, isAscending }: CatalogueView): CatalogueView => ({
  ...defaultView,
  sort,
  isAscending,
})

/** Counts the active filters, without the search text, which is visible anyway. */
export const countFilters = ({ category, voiceGender, language, tags }: CatalogueView) =>
  [category, voiceGender, language].filter((choice) => choice !== null).length + tags.length

/** Lists the tags of the category; all tags for null. */
export const listAvailableTags = (category: Category | null): readonly string[] =>
  category ? categoryTags[category] : Object.values(categoryTags).flat()
