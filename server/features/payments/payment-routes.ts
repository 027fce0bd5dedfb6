import { implement } from '@orpc/server'
import { paymentsContract } from '../../../contract/payments'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import { openPortal, setCancellation } from './change-subscription'
import type { PaymentParts } from './payment-parts'
import { readCheckout } from './read-checkout'

type Options = {
  partsFor(asked: { isOnThisMachine: boolean }): PaymentParts | null
  findSubscription(userId: string): Promise<{ subscriptionId: string } | undefined>
}

const procedures = implement(paymentsContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

export function createPaymentRoutes({ partsFor, findSubscription }: Options) {
  function partsOf(context: RequestContext) {
    const parts = partsFor(context)
    if (!parts) throw new ApplicationError('PAYMENT_NOT_OPEN')
    return parts
  }

  return procedures.router({
    checkoutResult: procedures.checkoutResult.handler(({ context, input }) =>
      readCheckout(partsOf(context), context.person, input.sessionId),
    ),
    cancelSubscription: procedures.cancelSubscription.handler(async ({ context }) =>
      setCancellation(partsOf(context), await findSubscription(context.person.id), true),
    ),
    resumeSubscription: procedures.resumeSubscription.handler(async ({ context }) =>
      setCancellation(partsOf(context), await findSubscription(context.person.id), false),
    ),
    openPortal: procedures.openPortal.handler(({ context }) =>
      openPortal(partsOf(context), context.person),
    ),
  })
}
