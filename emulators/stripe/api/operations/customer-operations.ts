import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { createCustomer } from '../../objects/customer'
import { cancelSubscription } from '../../subscriptions/change-subscription'
import type { Operation } from '../operation'
import { mergeMetadata, metadata, readInput, text } from '../read-input'
import {
  createListOperation,
  createRetrieveOperation,
  equalTo,
  findOrThrow,
  listPage,
} from '../read-operations'

const customerParameters = {
  email: text().max(512).optional(),
  name: text().max(256).optional(),
  description: text().optional(),
  phone: text().max(20).optional(),
  metadata: metadata().optional(),
  preferred_locales: z.array(text()).optional(),
}

const create: Operation = {
  method: 'POST',
  path: 'customers',
  async run({ context, fields }) {
    const { preferred_locales: preferredLocales, ...input } = readInput(fields, customerParameters)
    const customer = createCustomer({
      now: context.now,
      email: input.email || null,
      name: input.name || null,
      description: input.description || null,
      phone: input.phone || null,
      metadata: mergeMetadata({}, input.metadata),
      ...(preferredLocales && { preferredLocales }),
    })
    return context.store.insert('customer', customer)
  },
}

const update: Operation = {
  method: 'POST',
  path: 'customers/:id',
  async run({ context, id, fields }) {
    const input = readInput(fields, {
      ...customerParameters,
      invoice_settings: z.strictObject({ default_payment_method: text() }).optional(),
    })
    const customer = await findOrThrow(context, 'customer', id)
    const { invoice_settings: invoiceSettings, metadata: metadataChanges } = input
    const methodId = invoiceSettings?.default_payment_method
    if (methodId) await findOrThrow(context, 'payment_method', methodId, 'payment_method')
    return context.store.save('customer', {
      ...customer,
      email: resolveText(input.email, customer.email),
      name: resolveText(input.name, customer.name),
      description: resolveText(input.description, customer.description),
      phone: resolveText(input.phone, customer.phone),
      preferred_locales: input.preferred_locales ?? customer.preferred_locales ?? [],
      metadata: mergeMetadata(customer.metadata, metadataChanges),
      ...(invoiceSettings && {
        invoice_settings: {
          ...customer.invoice_settings,
          default_payment_method: methodId || null,
        },
      }),
    })
  },
}

/** An empty text unsets the value; an absent parameter keeps it. */
const resolveText = (input: string | undefined, before: string | null | undefined) =>
  input === undefined ? (before ?? null) : input || null

const remove: Operation = {
  method: 'DELETE',
  path: 'customers/:id',
  async run({ context, id, fields }) {
    readInput(fields, {})
    const { store } = context
    // `findOrThrow` locks the row. To avoid a deadlock with a renewal, the subscriptions are locked before the
    // customer, as a renewal does.
    const runningSubscriptions = await store.select(
      'subscription',
      [sql`data->>'customer' = ${id}`, sql`data->>'status' <> 'canceled'`],
      100,
    )
    for (const { id: subscriptionId } of runningSubscriptions) {
      const subscription = await findOrThrow(context, 'subscription', subscriptionId)
      await cancelSubscription(context, subscription, 'cancellation_requested')
    }
    const { email } = await findOrThrow(context, 'customer', id)
    if (email) await store.eraseValueEverywhere(email)
    return store.replaceWithDeleted('customer', id)
  },
}

const listPaymentMethods: Operation = {
  method: 'GET',
  path: 'customers/:id/payment_methods',
  async run({ context, id, fields }) {
    await findOrThrow(context, 'customer', id)
    return listPage(
      context,
      { ...fields, customer: id },
      {
        path: `customers/${id}/payment_methods`,
        kind: 'payment_method',
        filters: { type: equalTo('type'), customer: equalTo('customer') },
      },
    )
  },
}

export const customerOperations: readonly Operation[] = [
  create,
  update,
  remove,
  listPaymentMethods,
  createRetrieveOperation('customers', 'customer'),
  createListOperation({
    path: 'customers',
    kind: 'customer',
    filters: { email: equalTo('email') },
  }),
  createRetrieveOperation('payment_methods', 'payment_method'),
  createListOperation({
    path: 'payment_methods',
    kind: 'payment_method',
    filters: { customer: equalTo('customer'), type: equalTo('type') },
  }),
]
