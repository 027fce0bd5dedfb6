import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import { StripeApiError } from '../../stripe-api-error'
import { cancelSubscription, changeSubscription } from '../../subscriptions/change-subscription'
import type { Operation } from '../operation'
import { flag, mergeMetadata, metadata, readInput, text } from '../read-input'
import {
  createListOperation,
  createRetrieveOperation,
  equalTo,
  findOrThrow,
} from '../read-operations'

const update: Operation = {
  method: 'POST',
  path: 'subscriptions/:id',
  async run({ context, id, fields }) {
    const input = readInput(fields, {
      cancel_at_period_end: flag().optional(),
      default_payment_method: text().min(1).optional(),
      description: text().max(500).optional(),
      metadata: metadata().optional(),
    })
    const subscription = await findOrThrow(context, 'subscription', id)
    requireNotCanceled(subscription)
    const { cancel_at_period_end: shouldCancelAtPeriodEnd, default_payment_method: methodId } =
      input
    if (methodId) await findOrThrow(context, 'payment_method', methodId, 'default_payment_method')
    return changeSubscription(context, subscription, {
      ...(shouldCancelAtPeriodEnd !== undefined && { shouldCancelAtPeriodEnd }),
      ...(methodId && { default_payment_method: methodId }),
      ...(input.description !== undefined && { description: input.description || null }),
      ...(input.metadata && { metadata: mergeMetadata(subscription.metadata, input.metadata) }),
    })
  },
}

const cancel: Operation = {
  method: 'DELETE',
  path: 'subscriptions/:id',
  async run({ context, id, fields }) {
    readInput(fields, {
      invoice_now: flag().optional(),
      prorate: z.literal('false').optional(),
    })
    const subscription = await findOrThrow(context, 'subscription', id)
    requireNotCanceled(subscription)
    return cancelSubscription(context, subscription, 'cancellation_requested')
  },
}

function requireNotCanceled({ id, status }: { id: string; status: string }) {
  if (status === 'canceled')
    throw new StripeApiError(404, {
      code: 'resource_missing',
      param: 'id',
      message: `No such subscription: '${id}'`,
    })
}

/** The filter by status. Without it, canceled subscriptions are left out; "all" includes them. */
const status = text()
  .optional()
  .transform((requestedStatus): SQL | undefined => {
    if (requestedStatus === 'all') return undefined
    return requestedStatus === undefined
      ? sql`data->>'status' <> 'canceled'`
      : sql`data->>'status' = ${requestedStatus}`
  })

export const subscriptionOperations: readonly Operation[] = [
  update,
  cancel,
  createRetrieveOperation('subscriptions', 'subscription'),
  createListOperation({
    path: 'subscriptions',
    kind: 'subscription',
    filters: { customer: equalTo('customer'), status },
  }),
]
