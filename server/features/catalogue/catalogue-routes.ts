import { implement } from '@orpc/server'
import { catalogueContract } from '../../../contract/companions/catalogue'
import { pickPopular } from '../../../domain/companions/pick-popular'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'
import type { CatalogueRepository } from './catalogue-repository'
import { pickSamples } from './pick-samples'
import { pickSimilar } from './pick-similar'

const procedures = implement(catalogueContract).$context<RequestContext>().use(answerErrors)

/**
 * The companions, for everyone. Pages ask for the few that they show: an answer is checked against
 * the contract, and thousands at each visit would hold up the calls.
 */
export function createCatalogueRoutes(catalogue: CatalogueRepository) {
  async function find(id: string) {
    const companion = await catalogue.find(id)
    if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
    return companion
  }

  return procedures.router({
    list: procedures.list.handler(async () => [...(await catalogue.list())]),
    get: procedures.get.handler(({ input }) => find(input.id)),
    similar: procedures.similar.handler(async ({ input }) =>
      pickSimilar(await find(input.id), await catalogue.list()),
    ),
    popular: procedures.popular.handler(async () => pickPopular(await catalogue.list())),
    samples: procedures.samples.handler(async () => {
      const agents = await catalogue.list()
      return { agents: pickSamples(agents), count: agents.length }
    }),
  })
}
