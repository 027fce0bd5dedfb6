import { implement } from '@orpc/server'
import { favoritesContract } from '../../../contract/companions/favorites'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import { changeFavourites, readFavourites } from './change-favourites'
import type { FavouritesRepository } from './favourites-repository'

const procedures = implement(favoritesContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

export const createFavouritesRoutes = (favourites: FavouritesRepository) =>
  procedures.router({
    list: procedures.list.handler(({ context }) => readFavourites(favourites, context.person)),
    change: procedures.change.handler(({ context, input }) =>
      changeFavourites(favourites, context.person, input),
    ),
  })
