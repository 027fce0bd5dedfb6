import { implement } from '@orpc/server'
import { paymentsContract } from '../../../contract/payments'
import { ApplicationError } from '../../platform/application-error'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import { endAtPeriodEnd, openPortal, resumeSubscription } from './change-subscription'
import type { PaymentParts } from './payment-parts'
import { readCheckout } from './read-checkout'

type Ended = {
  subscriptionId: string
  offerKey: string | null
  notifiedAt: Date
  endsAt: Date | null
}

/** Keeps that somebody ended their subscription, and writes to them. */
export type ConfirmCancellation = (userId: string, ended: Ended) => Promise<void>

type Known = { subscriptionId: string; offerKey: string | null; cancelsAtPeriodEnd: boolean }

type Options = {
  partsFor(asked: { isOnThisMachine: boolean }): PaymentParts | null
  findSubscription(userId: string): Promise<Known | undefined>
  confirmCancellation: ConfirmCancellation
}

const procedures = implement(paymentsContract)
  .$context<RequestContext>()
  .use(answerErrors)
  .use(requirePerson)

export function createPaymentRoutes({ partsFor, findSubscription, confirmCancellation }: Options) {
  function partsOf(context: RequestContext) {
    const parts = partsFor(context)
    if (!parts) throw new ApplicationError('PAYMENT_NOT_OPEN')
    return parts
  }

  return procedures.router({
    checkoutResult: procedures.checkoutResult.handler(({ context, input }) =>
      readCheckout(partsOf(context), context.person, input.sessionId),
    ),
    cancelSubscription: procedures.cancelSubscription.handler(async ({ context }) => {
      const parts = partsOf(context)
      const known = await findSubscription(context.person.id)
      if (!known) throw new ApplicationError('NOT_FOUND')
      const { subscriptionId, offerKey, cancelsAtPeriodEnd } = known
      const notifiedAt = parts.now()
      const { endsAt } = await endAtPeriodEnd(parts, subscriptionId)
      // Told once, however often it is pressed.
      if (!cancelsAtPeriodEnd)
        await confirmCancellation(context.person.id, {
          subscriptionId,
          offerKey,
          notifiedAt,
          endsAt,
        })
      return { cancelsAtPeriodEnd: true }
    }),
    resumeSubscription: procedures.resumeSubscription.handler(async ({ context }) =>
      resumeSubscription(partsOf(context), await findSubscription(context.person.id)),
    ),
    openPortal: procedures.openPortal.handler(({ context }) =>
      openPortal(partsOf(context), context.person),
    ),
  })
}
