import type Stripe from 'stripe'
import { z } from 'zod'
import { getId } from '../../objects/identifier'
import { createRefund } from '../../objects/refund'
import type { TransactionContext } from '../../state/transaction-context'
import { invalidParameter, missingParameter, StripeApiError } from '../../stripe-api-error'
import { pickPreviousAttributes } from '../../subscriptions/change-subscription'
import type { Operation } from '../operation'
import { integer, metadata, readInput, text } from '../read-input'
import {
  createListOperation,
  createRetrieveOperation,
  equalTo,
  findOrThrow,
} from '../read-operations'

const refundParameters = {
  charge: text().optional(),
  payment_intent: text().optional(),
  amount: integer().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata().optional(),
}

const create: Operation = {
  method: 'POST',
  path: 'refunds',
  async run({ context, fields }) {
    const input = readInput(fields, refundParameters)
    const charge = await findCharge(context, input)
    const amount = resolveAmount(charge, input.amount)
    const refundedAmount = charge.amount_refunded + amount
    const changes = { amount_refunded: refundedAmount, refunded: refundedAmount === charge.amount }
    const changedCharge = await context.store.save('charge', { ...charge, ...changes })
    const refund = createRefund({
      now: context.now,
      charge,
      amount,
      reason: input.reason ?? null,
      metadata: input.metadata ?? {},
    })
    await context.store.insert('refund', refund)
    await context.emit('charge.refunded', changedCharge, pickPreviousAttributes(charge, changes))
    return refund
  },
}

async function findCharge(
  context: TransactionContext,
  {
    charge: chargeId,
    payment_intent: intentId,
  }: { charge?: string | undefined; payment_intent?: string | undefined },
) {
  if (chargeId) return findOrThrow(context, 'charge', chargeId, 'charge')
  if (!intentId) throw missingParameter('payment_intent')
  const intent = await findOrThrow(context, 'payment_intent', intentId, 'payment_intent')
  if (!intent.latest_charge)
    throw invalidParameter('payment_intent', `${intent.id} does not have a successful charge`)
  return findOrThrow(context, 'charge', getId(intent.latest_charge), 'charge')
}

/**
 * Returns the amount to refund, by default all that is left. Throws when the requested amount is 0
 * or exceeds what is left, when nothing is left, or when the charge is disputed.
 */
function resolveAmount(charge: Stripe.Charge, requestedAmount: number | undefined) {
  if (charge.disputed)
    throw new StripeApiError(400, {
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    })
  const refundableAmount = charge.amount - charge.amount_refunded
  if (refundableAmount === 0)
    throw new StripeApiError(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    })
  const amount = requestedAmount ?? refundableAmount
  if (amount === 0) throw invalidParameter('amount', 'must be greater than 0')
  if (amount > refundableAmount)
    throw new StripeApiError(400, {
      param: 'amount',
      message: `Refund amount (${formatEuros(amount)}) is greater than unrefunded amount on charge (${formatEuros(refundableAmount)})`,
    })
  return amount
}

const formatEuros = (cents: number) => `€${(cents / 100).toFixed(2)}`

export const refundOperations: readonly Operation[] = [
  create,
  createRetrieveOperation('refunds', 'refund'),
  createListOperation({
    path: 'refunds',
    kind: 'refund',
    filters: { charge: equalTo('charge'), payment_intent: equalTo('payment_intent') },
  }),
]
