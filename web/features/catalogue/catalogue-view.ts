import { type Category, categories, isTagAllowed } from '../../../domain/categories'
import type { Language } from '../../../domain/languages'
import type { VoiceGender } from '../../../domain/voice-genders'

/** The three orders of the specification, with the words of the select (section 2, « /dashboard »). */
export const sorts = {
  popularity: 'Popularité',
  name: 'Alphabétique',
  newest: 'Plus récents',
} as const satisfies Record<string, string>

export type Sort = keyof typeof sorts

/** What somebody looks for, and in which order it is shown. */
export type CatalogueView = {
  /** As typed. */
  search: string
  category: Category | null
  voiceGender: VoiceGender | null
  language: Language | null
  /** All of them must be present. */
  tags: readonly string[]
  sort: Sort
  isAscending: boolean
}

/** « Default sort: popularity, descending » (section 9). */
export const defaultView: CatalogueView = {
  search: '',
  category: null,
  voiceGender: null,
  language: null,
  tags: [],
  sort: 'popularity',
  isAscending: false,
}

/** Longer than any name, style or tag; a description is looked for by a few of its words. */
export const longestSearch = 100

/** The best and the newest first, but the alphabet from its beginning. */
export const isNaturallyAscending = (sort: Sort) => sort === 'name'

/**
 * The view after a change. A sort that is chosen begins in its natural direction, and a category
 * keeps only the tags that it has itself.
 */
export function changeView(view: CatalogueView, change: Partial<CatalogueView>): CatalogueView {
  const next = { ...view, ...change }
  const { category } = next
  return {
    ...next,
    isAscending:
      change.isAscending ??
      (change.sort === undefined ? view.isAscending : isNaturallyAscending(change.sort)),
    tags: category ? next.tags.filter((tag) => isTagAllowed(category, tag)) : next.tags,
  }
}

/** Everything but the order. */
export const clearFilters = ({ sort, isAscending }: CatalogueView): CatalogueView => ({
  ...defaultView,
  sort,
  isAscending,
})

/** The search box counts apart: it shows itself. */
export const countFilters = ({ category, voiceGender, language, tags }: CatalogueView) =>
  [category, voiceGender, language].filter((choice) => choice !== null).length + tags.length

/** The tags of the chosen category, or all (section 3, « Categories »). */
export const offeredTags = (category: Category | null): readonly string[] =>
  category ? categories[category].tags : Object.values(categories).flatMap(({ tags }) => tags)
