import { applyFavouriteChanges, type FavouriteChanges } from '../../../domain/companions/favourites'
import { ApplicationError } from '../../platform/application-error'
import type { SignedInUser } from '../../policies'
import type { FavouritesRepository } from './favourites-repository'

/**
 * Adds companions to the user's favourites and removes others; returns the favourites that are
 * published. Does not add companions that are unknown or not published. Throws UNAUTHENTICATED once
 * the account has been erased.
 */
export async function changeFavourites(
  favourites: FavouritesRepository,
  user: Pick<SignedInUser, 'id'>,
  { add, remove }: FavouriteChanges,
) {
  const publishedIds = await favourites.findPublishedIds(add)
  const addedIds = add.filter((id) => publishedIds.has(id))
  const newFavourites = await favourites.update(user.id, (list) =>
    applyFavouriteChanges(list, { add: addedIds, remove }),
  )
  return newFavourites ?? throwUnauthenticated()
}

export const readFavourites = async (
  favourites: FavouritesRepository,
  user: Pick<SignedInUser, 'id'>,
) => (await favourites.read(user.id)) ?? throwUnauthenticated()

/** For an account that was erased while its session was still in use. */
function throwUnauthenticated(): never {
  throw new ApplicationError('UNAUTHENTICATED')
}
