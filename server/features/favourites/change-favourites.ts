import { applyFavouriteChanges, type FavouriteChanges } from '../../../domain/companions/favourites'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { FavouritesRepository } from './favourites-repository'

/**
 * Adds companions to the user's favourites and removes others; returns the new list. Unknown ids
 * are ignored. Throws UNAUTHENTICATED once the account has been erased.
 */
export async function changeFavourites(
  favourites: FavouritesRepository,
  user: Pick<SignedInUser, 'id'>,
  { add, remove }: FavouriteChanges,
) {
  const companions = await favourites.findCompanions(add)
  const knownIds = add.filter((id) => companions.has(id))
  const newFavourites = await favourites.update(user.id, (list) =>
    applyFavouriteChanges(list, { add: knownIds, remove }),
  )
  return newFavourites ?? throwUnauthenticated()
}

export const readFavourites = async (
  favourites: FavouritesRepository,
  user: Pick<SignedInUser, 'id'>,
) => (await favourites.read(user.id)) ?? throwUnauthenticated()

/** The account was erased while its session was still in use. */
function throwUnauthenticated(): never {
  throw new ApplicationError('UNAUTHENTICATED')
}
