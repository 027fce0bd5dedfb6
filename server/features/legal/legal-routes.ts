import { implement } from '@orpc/server'
import { legalContract, type TermsOfSale } from '../../../contract/billing/legal'
import { answerErrors, type RequestContext } from '../../platform/http/procedures'

const procedures = implement(legalContract).$context<RequestContext>().use(answerErrors)

/** For everyone: what a contract says is read before it is made (05, « durable confirmation »). */
export const createLegalRoutes = (texts: TermsOfSale) =>
  procedures.router({ termsOfSale: procedures.termsOfSale.handler(() => texts) })
