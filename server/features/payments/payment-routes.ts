import { implement } from '@orpc/server'
import { paymentsContract } from '../../../contract/billing/payments'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { endAtPeriodEnd, openPortal, resumeSubscription } from './change-subscription'
import type { PaymentParts } from './payment-parts'
import { readCheckout } from './read-checkout'

/**
 * Keeps that somebody ends their subscription, has every one that is billed end with its period, and
 * writes to them, once. Throws NOT_FOUND for who has none.
 */
export type EndOwnSubscription = (
  userId: string,
  endAtPeriodEnd: (subscriptionId: string) => Promise<{ endsAt: Date | null }>,
) => Promise<void>

type Options = {
  partsFor(asked: { isOnThisMachine: boolean }): PaymentParts | null
  findSubscription(userId: string): Promise<{ subscriptionId: string } | undefined>
  endOwnSubscription: EndOwnSubscription
  count: RateLimits['count']
}

/** What leads to the payment service, whose own limit all share. The page asks every few seconds. */
const askLimit: RateLimit = { name: 'payment-asks', max: 120, windowSeconds: 60 }
const changeLimit: RateLimit = { name: 'payment-changes', max: 20, windowSeconds: 60 }

const procedures = implement(paymentsContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

export function createPaymentRoutes(options: Options) {
  const { partsFor, findSubscription, endOwnSubscription, count } = options

  function partsOf(context: RequestContext) {
    const parts = partsFor(context)
    if (!parts) throw new ApplicationError('PAYMENT_NOT_OPEN')
    return parts
  }

  return procedures.router({
    checkoutResult: procedures.checkoutResult.handler(async ({ context, input }) => {
      await count(askLimit, context.person.id)
      return readCheckout(partsOf(context), context.person, input.sessionId)
    }),
    cancelSubscription: procedures.cancelSubscription.handler(async ({ context }) => {
      await count(changeLimit, context.person.id)
      const parts = partsOf(context)
      await endOwnSubscription(context.person.id, (id) => endAtPeriodEnd(parts, id))
      return { cancelsAtPeriodEnd: true }
    }),
    resumeSubscription: procedures.resumeSubscription.handler(async ({ context }) => {
      await count(changeLimit, context.person.id)
      const { id } = context.person
      return resumeSubscription(partsOf(context), id, await findSubscription(id))
    }),
    openPortal: procedures.openPortal.handler(async ({ context }) => {
      await count(changeLimit, context.person.id)
      return openPortal(partsOf(context), context.person)
    }),
  })
}
