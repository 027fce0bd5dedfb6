import { implement } from '@orpc/server'
import { cancellationsContract } from '../../../contract/billing/cancellations'
import { canonicalMailbox } from '../../../domain/accounts/canonical-mailbox'
import { handleErrors, type RequestContext } from '../../platform/http/api/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { BillingDeps } from '../billing-deps'
import { requestCancellation } from './request-cancellation'

/** Every request makes us send an e-mail to an address that the visitor chose. */
const mailboxLimit: RateLimit = { name: 'cancellations', max: 5, windowSeconds: 3_600 }
const networkLimit: RateLimit = { name: 'cancellation-tries', max: 20, windowSeconds: 3_600 }

const procedures = implement(cancellationsContract).$context<RequestContext>().use(handleErrors)

/** Open to visitors: the law does not allow requiring an account. */
export const createCancellationRoutes = (deps: BillingDeps) =>
  procedures.router({
    notify: procedures.notify.handler(async ({ context, input }) => {
      const { id, notice: request } = input
      if (!context.isLoopbackRequest)
        await deps.rateLimits.consume(networkLimit, context.networkKey)
      await deps.rateLimits.consume(mailboxLimit, canonicalMailbox(request.email))
      return requestCancellation(deps, { id, request })
    }),
  })
