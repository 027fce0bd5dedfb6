import { z } from 'zod'
import { favouriteIdMaxLength, maxFavourites } from '../../domain/companions/favourites'
import { declareErrors } from '../error-codes'
import { procedure } from '../procedure'
import { storableText } from '../storable-text'

/** Companion ids, in the order in which they were added. */
const agentIds = z.array(z.string())

const changedIds = z.array(storableText().max(favouriteIdMaxLength)).max(maxFavourites)

export const favoritesContract = {
  list: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'DATABASE_FAILED'))
    .route({ method: 'GET', path: '/favorites', summary: 'Ses compagnons favoris' })
    .output(agentIds),
  change: procedure
    .errors(declareErrors('UNAUTHENTICATED', 'INPUT_INVALID', 'DATABASE_FAILED'))
    .route({
      method: 'PUT',
      path: '/favorites',
      summary: 'Ajoute et retire des favoris ; la même demande, répétée, ne change plus rien',
    })
    .input(z.object({ add: changedIds.default([]), remove: changedIds.default([]) }))
    .output(agentIds),
}
