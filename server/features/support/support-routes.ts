import { implement } from '@orpc/server'
import { supportContract } from '../../../contract/support'
import type { Operator } from '../../../domain/billing/operator'
import type { HelpItem } from '../../../domain/help/help-item'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'

const procedures = implement(supportContract).$context<RequestContext>().use(handleErrors)

type Deps = {
  helpItems: readonly HelpItem[]
  operator: Pick<Operator, 'companyName' | 'contactEmail' | 'phone' | 'postalAddress'>
}

/** The procedures are open to visitors. */
export const createSupportRoutes = ({ helpItems, operator }: Deps) =>
  procedures.router({
    help: procedures.help.handler(() => helpItems),
    contact: procedures.contact.handler(() => ({
      email: operator.contactEmail,
      phone: operator.phone,
      companyName: operator.companyName,
      postalAddress: operator.postalAddress,
    })),
  })
