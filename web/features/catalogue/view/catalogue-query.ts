import { categories } from '../../../../domain/categories'
import { languages } from '../../../../domain/languages'
import { voiceGenders } from '../../../../domain/voice-genders'
import {
  type CatalogueView,
  changeView,
  defaultView,
  isAscendingByDefault,
  listAvailableTags,
  maxSearchLength,
  type Sort,
} from './catalogue-view'

/** Sort names in the URL. */
const sortParameters: Record<Sort, string> = {
  popularity: 'popularite',
  name: 'alphabetique',
  newest: 'recents',
}

const directionParameters = { ascending: 'croissant', descending: 'decroissant' } as const

/** Parses the view from a URL query; unknown values are ignored. */
export function parseCatalogueQuery(query: string): CatalogueView {
  const parameters = new URLSearchParams(query)
  const sort = findKeyByValue(sortParameters, parameters.get('tri')) ?? defaultView.sort
  const direction = parameters.get('ordre')
  const tags = new Set(parameters.getAll('tag'))
  return changeView(defaultView, {
    search: (parameters.get('q') ?? '').slice(0, maxSearchLength),
    category: parseKey(categories, parameters.get('categorie')),
    voiceGender: parseKey(voiceGenders, parameters.get('voix')),
    language: parseKey(languages, parameters.get('langue')),
    tags: listAvailableTags(null).filter((tag) => tags.has(tag)),
    sort,
    isAscending:
      direction === directionParameters.ascending ||
      (direction !== directionParameters.descending && isAscendingByDefault(sort)),
  })
}

/** Formats the URL query of a view; default values are left out. */
export function formatCatalogueQuery(view: CatalogueView): string {
  const parameters = new URLSearchParams()
  const search = view.search.trim()
  if (search) parameters.set('q', search)
  if (view.category) parameters.set('categorie', view.category)
  if (view.voiceGender) parameters.set('voix', view.voiceGender)
  if (view.language) parameters.set('langue', view.language)
  for (const tag of view.tags) parameters.append('tag', tag)
  if (view.sort !== defaultView.sort) parameters.set('tri', sortParameters[view.sort])
  if (view.isAscending !== isAscendingByDefault(view.sort))
    parameters.set('ordre', directionParameters[view.isAscending ? 'ascending' : 'descending'])
  const query = parameters.toString()
  return query && `?${query}`
}

const parseKey = <Key extends string>(record: Record<Key, unknown>, value: string | null) =>
  value !== null && Object.hasOwn(record, value) ? (value as Key) : null

const findKeyByValue = <Key extends string>(record: Record<Key, string>, value: string | null) =>
  (Object.keys(record) as Key[]).find((key) => record[key] === value)
