import type Stripe from 'stripe'
import { z } from 'zod'
import { previousOf } from '../billing/change-subscription'
import { idOf } from '../billing/reference'
import { createRefund } from '../objects/refund'
import type { Books } from '../state/books'
import { invalidParameter, missingParameter, StripeFailure } from '../stripe-failure'
import { equalTo, findOrRefuse, listOperation, retrieveOperation } from './list-page'
import type { Operation } from './operation'
import { integer, metadata, readInput, text } from './read-input'

const shape = {
  charge: text().optional(),
  payment_intent: text().optional(),
  amount: integer().optional(),
  reason: z.enum(['duplicate', 'fraudulent', 'requested_by_customer']).optional(),
  metadata: metadata().optional(),
}

const create: Operation = {
  method: 'POST',
  path: 'refunds',
  async run({ books, fields }) {
    const input = readInput(fields, shape)
    const charge = await findCharge(books, input)
    const amount = amountOf(charge, input.amount)
    const refunded = charge.amount_refunded + amount
    const changes = { amount_refunded: refunded, refunded: refunded === charge.amount }
    const changed = await books.store.save('charge', { ...charge, ...changes })
    const refund = createRefund({
      now: books.now,
      charge,
      amount,
      reason: input.reason ?? null,
      metadata: input.metadata ?? {},
    })
    await books.store.insert('refund', refund)
    await books.emit('charge.refunded', changed, previousOf(charge, changes))
    return refund
  },
}

async function findCharge(
  books: Books,
  {
    charge,
    payment_intent: intentId,
  }: { charge?: string | undefined; payment_intent?: string | undefined },
) {
  if (charge) return findOrRefuse(books, 'charge', charge, 'charge')
  if (!intentId) throw missingParameter('payment_intent')
  const intent = await findOrRefuse(books, 'payment_intent', intentId, 'payment_intent')
  if (!intent.latest_charge)
    throw invalidParameter('payment_intent', `${intent.id} does not have a successful charge`)
  return findOrRefuse(books, 'charge', idOf(intent.latest_charge), 'charge')
}

/** Never more than is left of what was paid. */
function amountOf(charge: Stripe.Charge, asked: number | undefined) {
  if (charge.disputed)
    throw new StripeFailure(400, {
      code: 'charge_disputed',
      message: `Charge ${charge.id} has been charged back; cannot issue a refund.`,
    })
  const left = charge.amount - charge.amount_refunded
  if (left === 0)
    throw new StripeFailure(400, {
      code: 'charge_already_refunded',
      message: `Charge ${charge.id} has already been refunded.`,
    })
  const amount = asked ?? left
  if (amount === 0) throw invalidParameter('amount', 'must be greater than 0')
  if (amount > left)
    throw new StripeFailure(400, {
      param: 'amount',
      message: `Refund amount (${inEuros(amount)}) is greater than unrefunded amount on charge (${inEuros(left)})`,
    })
  return amount
}

const inEuros = (cents: number) => `€${(cents / 100).toFixed(2)}`

export const refundOperations: readonly Operation[] = [
  create,
  retrieveOperation('refunds', 'refund'),
  listOperation({
    path: 'refunds',
    kind: 'refund',
    filters: { charge: equalTo('charge'), payment_intent: equalTo('payment_intent') },
  }),
]
