import { implement } from '@orpc/server'
import { favoritesContract } from '../../../contract/companions/favorites'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import { changeFavourites, readFavourites } from './change-favourites'
import type { FavouritesRepository } from './favourites-repository'

const procedures = implement(favoritesContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export const createFavouritesRoutes = (favourites: FavouritesRepository) =>
  procedures.router({
    list: procedures.list.handler(({ context }) => readFavourites(favourites, context.user)),
    change: procedures.change.handler(({ context, input }) =>
      changeFavourites(favourites, context.user, input),
    ),
  })
