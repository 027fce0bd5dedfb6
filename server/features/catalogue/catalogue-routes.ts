import { implement } from '@orpc/server'
import { handledContract } from '../../../contract/contract'
import { pickPopularCompanions } from '../../../domain/companions/pick-popular-companions'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import type { CatalogueRepository } from './catalogue-repository'
import { pickLandingCompanions } from './pick-landing-companions'
import { pickSimilar } from './pick-similar'

const procedures = implement(handledContract.agents).$context<RequestContext>().use(handleErrors)

/**
 * Creates the public procedures of the catalogue, except the list of all companions, which
 * `createAgentListHandler` sends. Pages request only the companions they show: every response is
 * validated against the contract, and validating thousands would block the event loop, and with it
 * the live voice calls.
 */
export function createCatalogueRoutes(catalogue: CatalogueRepository) {
  async function getCompanion(id: string) {
    const companion = await catalogue.find(id)
    if (!companion) throw new ApplicationError('AGENT_NOT_FOUND')
    return companion
  }

  return procedures.router({
    get: procedures.get.handler(({ input }) => getCompanion(input.id)),
    similar: procedures.similar.handler(async ({ input }) =>
      pickSimilar(await getCompanion(input.id), await catalogue.list()),
    ),
    popular: procedures.popular.handler(async () => pickPopularCompanions(await catalogue.list())),
    samples: procedures.samples.handler(async () => {
      const agents = await catalogue.list()
      return { agents: pickLandingCompanions(agents), count: agents.length }
    }),
  })
}
