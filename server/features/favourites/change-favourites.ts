import { applyChanges, type FavouriteChanges } from '../../../domain/companions/favourites'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { FavouritesRepository } from './favourites-repository'

/**
 * Adds to a person's favourites and removes from them; answers the list as it is then. An id that
 * is empty or of no companion is ignored: the answer, without it, says so.
 */
export async function changeFavourites(
  favourites: FavouritesRepository,
  person: Pick<Person, 'id'>,
  { add, remove }: FavouriteChanges,
) {
  const companions = await favourites.findCompanions(add)
  const known = add.filter((id) => companions.has(id))
  const changed = await favourites.update(person.id, (list) =>
    applyChanges(list, { add: known, remove }),
  )
  return changed ?? raiseErased()
}

export const readFavourites = async (
  favourites: FavouritesRepository,
  person: Pick<Person, 'id'>,
) => (await favourites.read(person.id)) ?? raiseErased()

/** The account went while its session was still being used. */
function raiseErased(): never {
  throw new ApplicationError('UNAUTHENTICATED')
}
