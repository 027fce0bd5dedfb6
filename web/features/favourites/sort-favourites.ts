import type { Agent } from '../../../contract/companions/catalogue'

/** By the word of the address, the same as in the catalogue's (`catalogue-address.ts`). */
export const favouriteOrders = {
  ajout: 'Récemment ajoutés',
  alphabetique: 'Alphabétique',
  popularite: 'Popularité',
} as const

export type FavouriteOrder = keyof typeof favouriteOrders

/** What the address says; anything else means the order of the last hearts. */
export const readFavouriteOrder = (text: string | null): FavouriteOrder =>
  text === 'alphabetique' || text === 'popularite' ? text : 'ajout'

type Sortable = Pick<Agent, 'id' | 'name' | 'popularity'>

const french = new Intl.Collator('fr')

/** The favourite companions in an order; one that is gone is left out. */
export function sortFavourites<Companion extends Sortable>(
  companions: readonly Companion[],
  favourites: readonly string[],
  order: FavouriteOrder,
): Companion[] {
  const byId = new Map(companions.map((companion) => [companion.id, companion]))
  const lastFirst = favourites
    .toReversed()
    .map((id) => byId.get(id))
    .filter((companion) => companion !== undefined)
  switch (order) {
    case 'ajout':
      return lastFirst
    case 'alphabetique':
      return lastFirst.toSorted((one, other) => french.compare(one.name, other.name))
    case 'popularite':
      return lastFirst.toSorted((one, other) => other.popularity - one.popularity)
  }
}
