import { categories } from '../../../domain/categories'
import { languages } from '../../../domain/languages'
import { voiceGenders } from '../../../domain/voice-genders'
import {
  type CatalogueView,
  changeView,
  defaultView,
  isNaturallyAscending,
  longestSearch,
  offeredTags,
  type Sort,
} from './catalogue-view'

/** What the address calls each order. */
const sortWords: Record<Sort, string> = {
  popularity: 'popularite',
  name: 'alphabetique',
  newest: 'recents',
}

const directionWords = { ascending: 'croissant', descending: 'decroissant' } as const

/** The view that an address asks for; what it does not know is passed over. */
export function readView(query: string): CatalogueView {
  const asked = new URLSearchParams(query)
  const sort = keyOf(sortWords, asked.get('tri')) ?? defaultView.sort
  const direction = asked.get('ordre')
  const tags = new Set(asked.getAll('tag'))
  return changeView(defaultView, {
    search: (asked.get('q') ?? '').slice(0, longestSearch),
    category: ownKey(categories, asked.get('categorie')),
    voiceGender: ownKey(voiceGenders, asked.get('voix')),
    language: ownKey(languages, asked.get('langue')),
    tags: offeredTags(null).filter((tag) => tags.has(tag)),
    sort,
    isAscending:
      direction === directionWords.ascending ||
      (direction !== directionWords.descending && isNaturallyAscending(sort)),
  })
}

/** The query of the page's address: what is as usual is left out; '' when everything is. */
export function writeView(view: CatalogueView): string {
  const query = new URLSearchParams()
  const search = view.search.trim()
  if (search) query.set('q', search)
  if (view.category) query.set('categorie', view.category)
  if (view.voiceGender) query.set('voix', view.voiceGender)
  if (view.language) query.set('langue', view.language)
  for (const tag of view.tags) query.append('tag', tag)
  if (view.sort !== defaultView.sort) query.set('tri', sortWords[view.sort])
  if (view.isAscending !== isNaturallyAscending(view.sort))
    query.set('ordre', directionWords[view.isAscending ? 'ascending' : 'descending'])
  const written = query.toString()
  return written && `?${written}`
}

const ownKey = <Key extends string>(record: Record<Key, unknown>, value: string | null) =>
  value !== null && Object.hasOwn(record, value) ? (value as Key) : null

const keyOf = <Key extends string>(words: Record<Key, string>, word: string | null) =>
  (Object.keys(words) as Key[]).find((key) => words[key] === word)
