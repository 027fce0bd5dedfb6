import { implement } from '@orpc/server'
import { termsOfSale } from '../../../content/legal/terms-of-sale'
import { withdrawalForm } from '../../../content/legal/withdrawal-form'
import { legalContract } from '../../../contract/billing/legal'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'

const procedures = implement(legalContract).$context<RequestContext>().use(handleErrors)

/** Open to visitors: the terms can be read before a purchase. */
export const legalRoutes = procedures.router({
  termsOfSale: procedures.termsOfSale.handler(() => ({ terms: termsOfSale, withdrawalForm })),
})
