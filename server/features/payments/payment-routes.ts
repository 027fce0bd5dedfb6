import { implement } from '@orpc/server'
import { paymentsContract } from '../../../contract/payments'
import { ApplicationError } from '../../platform/application-error'
import { createTurns } from '../../platform/create-turns'
import { answerErrors, type RequestContext, requirePerson } from '../../platform/http/procedures'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import type { Person } from '../../policies'
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
  const { partsFor, findSubscription, count } = options
  const takeTurn = createTurns()

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
      // Pressed several times at once it is one declaration: the second finds what the first did.
      return takeTurn(context.person.id, () => cancelSubscription(parts, options, context.person))
    }),
    resumeSubscription: procedures.resumeSubscription.handler(async ({ context }) => {
      await count(changeLimit, context.person.id)
      return resumeSubscription(partsOf(context), await findSubscription(context.person.id))
    }),
    openPortal: procedures.openPortal.handler(async ({ context }) => {
      await count(changeLimit, context.person.id)
      return openPortal(partsOf(context), context.person)
    }),
  })
}

async function cancelSubscription(
  parts: PaymentParts,
  { findSubscription, confirmCancellation }: Options,
  person: Pick<Person, 'id'>,
) {
  const known = await findSubscription(person.id)
  if (!known) throw new ApplicationError('NOT_FOUND')
  const { subscriptionId, offerKey, cancelsAtPeriodEnd } = known
  const notifiedAt = parts.now()
  const { endsAt } = await endAtPeriodEnd(parts, subscriptionId)
  // One that was begun in another tab is billed as well, and the wallet shows one only.
  for (const other of await parts.payments.listRunningSubscriptions(person.id))
    if (other !== subscriptionId) await endAtPeriodEnd(parts, other)
  // Told once, however often it is pressed.
  if (!cancelsAtPeriodEnd)
    await confirmCancellation(person.id, { subscriptionId, offerKey, notifiedAt, endsAt })
  return { cancelsAtPeriodEnd: true }
}
