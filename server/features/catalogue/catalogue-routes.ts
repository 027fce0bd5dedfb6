import { implement } from '@orpc/server'
import { catalogueContract } from '../../../contract/catalogue'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'
import type { CatalogueRepository } from './catalogue-repository'

const procedures = implement(catalogueContract).$context<RequestContext>().use(answerErrors)

/** The companions, for everyone. */
export const createCatalogueRoutes = (catalogue: CatalogueRepository) =>
  procedures.router({
    list: procedures.list.handler(async () => [...(await catalogue.list())]),
    get: procedures.get.handler(async ({ input }) => {
      const companion = await catalogue.find(input.id)
      if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
      return companion
    }),
  })
