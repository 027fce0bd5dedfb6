import { implement } from '@orpc/server'
import { paymentsContract } from '../../../contract/billing/payments'
import { ApplicationError } from '../../platform/application-error'
import { handleErrors, type RequestContext, requireUser } from '../../platform/http/api/procedures'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import type { BillingDeps } from '../billing-deps'
import { cancelOwnSubscription } from '../cancellations/cancel-own-subscription'
import { readCheckoutResult } from '../checkout/read-checkout-result'
import { openCustomerPortal } from '../customers/open-customer-portal'
import { resumeSubscription } from '../subscriptions/change-subscription'

// Both limits keep us below the payment provider's own rate limit, which all our users share.

/** Pages poll for the result of a checkout. */
const pollLimit: RateLimit = { name: 'payment-polls', max: 120, windowSeconds: 60 }
const changeLimit: RateLimit = { name: 'payment-changes', max: 20, windowSeconds: 60 }

const procedures = implement(paymentsContract)
  .$context<RequestContext>()
  .use(handleErrors)
  .use(requireUser)

export function createPaymentRoutes(deps: BillingDeps) {
  function requirePaymentsEnabled(context: RequestContext) {
    if (!deps.arePaymentsEnabled(context)) throw new ApplicationError('PAYMENT_NOT_OPEN')
  }

  return procedures.router({
    checkoutResult: procedures.checkoutResult.handler(async ({ context, input }) => {
      await deps.rateLimits.consume(pollLimit, context.user.id)
      requirePaymentsEnabled(context)
      return readCheckoutResult(deps, context.user, input.sessionId)
    }),
    cancelSubscription: procedures.cancelSubscription.handler(async ({ context }) => {
      await deps.rateLimits.consume(changeLimit, context.user.id)
      requirePaymentsEnabled(context)
      await cancelOwnSubscription(deps, context.user.id)
      return { isCancelledAtPeriodEnd: true }
    }),
    resumeSubscription: procedures.resumeSubscription.handler(async ({ context }) => {
      await deps.rateLimits.consume(changeLimit, context.user.id)
      requirePaymentsEnabled(context)
      return resumeSubscription(deps, context.user.id)
    }),
    openPortal: procedures.openPortal.handler(async ({ context }) => {
      await deps.rateLimits.consume(changeLimit, context.user.id)
      requirePaymentsEnabled(context)
      return openCustomerPortal(deps, context.user)
    }),
  })
}
