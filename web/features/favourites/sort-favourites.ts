import type { Agent } from '../../../contract/companions/catalogue'
import { onFirstUse } from '../../../domain/formatting/on-first-use'

/** The values of the sort parameter in the URL, with their labels. */
export const favouriteSorts = {
  ajout: 'Récemment ajoutés',
  alphabetique: 'Alphabétique',
  popularite: 'Popularité',
} as const

export type FavouriteSort = keyof typeof favouriteSorts

/** Parses the sort parameter; the default is most recently added. */
export const parseFavouriteSort = (text: string | null): FavouriteSort =>
  text === 'alphabetique' || text === 'popularite' ? text : 'ajout'

type SortableCompanion = Pick<Agent, 'id' | 'name' | 'popularity'>

const frenchCollator = onFirstUse(() => new Intl.Collator('fr'))

/** Returns the favourite companions in the chosen sort order, without deleted ones. */
export function sortFavourites<Companion extends SortableCompanion>(
  companions: readonly Companion[],
  favourites: readonly string[],
  sort: FavouriteSort,
): Companion[] {
  const byId = new Map(companions.map((companion) => [companion.id, companion]))
  const newestFirst = favourites
    .toReversed()
    .map((id) => byId.get(id))
    .filter((companion) => companion !== undefined)
  switch (sort) {
    case 'ajout':
      return newestFirst
    case 'alphabetique':
      return newestFirst.toSorted((one, other) => frenchCollator().compare(one.name, other.name))
    case 'popularite':
      return newestFirst.toSorted((one, other) => other.popularity - one.popularity)
  }
}
