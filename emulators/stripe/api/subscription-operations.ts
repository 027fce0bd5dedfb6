import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { changeSubscription, endSubscription } from '../billing/change-subscription'
import { StripeFailure } from '../stripe-failure'
import { equalTo, findOrRefuse, listOperation, retrieveOperation } from './list-page'
import type { Operation } from './operation'
import { flag, mergeMetadata, metadata, readInput, text } from './read-input'

const update: Operation = {
  method: 'POST',
  path: 'subscriptions/:id',
  async run({ books, id, fields }) {
    const input = readInput(fields, {
      cancel_at_period_end: flag().optional(),
      default_payment_method: text().min(1).optional(),
      description: text().max(500).optional(),
      metadata: metadata().optional(),
    })
    const subscription = await findOrRefuse(books, 'subscription', id)
    refuseEnded(subscription)
    const { cancel_at_period_end: isEnding, default_payment_method: methodId } = input
    if (methodId) await findOrRefuse(books, 'payment_method', methodId, 'default_payment_method')
    return changeSubscription(books, subscription, {
      ...(isEnding !== undefined && { isEnding }),
      ...(methodId && { default_payment_method: methodId }),
      ...(input.description !== undefined && { description: input.description || null }),
      ...(input.metadata && { metadata: mergeMetadata(subscription.metadata, input.metadata) }),
    })
  },
}

const cancel: Operation = {
  method: 'DELETE',
  path: 'subscriptions/:id',
  async run({ books, id, fields }) {
    readInput(fields, {
      invoice_now: flag().optional(),
      prorate: z.literal('false').optional(),
    })
    const subscription = await findOrRefuse(books, 'subscription', id)
    refuseEnded(subscription)
    return endSubscription(books, subscription, 'cancellation_requested')
  },
}

function refuseEnded({ id, status }: { id: string; status: string }) {
  if (status === 'canceled')
    throw new StripeFailure(404, {
      code: 'resource_missing',
      param: 'id',
      message: `No such subscription: '${id}'`,
    })
}

/** Without a status those that run are listed; « all » lists the ended ones as well. */
const status = text()
  .optional()
  .transform((asked): SQL | undefined => {
    if (asked === 'all') return undefined
    return asked === undefined
      ? sql`data->>'status' <> 'canceled'`
      : sql`data->>'status' = ${asked}`
  })

export const subscriptionOperations: readonly Operation[] = [
  update,
  cancel,
  retrieveOperation('subscriptions', 'subscription'),
  listOperation({
    path: 'subscriptions',
    kind: 'subscription',
    filters: { customer: equalTo('customer'), status },
  }),
]
