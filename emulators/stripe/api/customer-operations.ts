import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { endSubscription } from '../billing/change-subscription'
import { createCustomer } from '../objects/customer'
import { equalTo, findOrRefuse, listOperation, listPage, retrieveOperation } from './list-page'
import type { Operation } from './operation'
import { mergeMetadata, metadata, readInput, text } from './read-input'

const shape = {
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
  async run({ books, fields }) {
    const { preferred_locales: preferredLocales, ...given } = readInput(fields, shape)
    const customer = createCustomer({
      now: books.now,
      email: given.email || null,
      name: given.name || null,
      description: given.description || null,
      phone: given.phone || null,
      metadata: mergeMetadata({}, given.metadata),
      ...(preferredLocales && { preferredLocales }),
    })
    return books.store.insert('customer', customer)
  },
}

const update: Operation = {
  method: 'POST',
  path: 'customers/:id',
  async run({ books, id, fields }) {
    const input = readInput(fields, {
      ...shape,
      invoice_settings: z.strictObject({ default_payment_method: text() }).optional(),
    })
    const customer = await findOrRefuse(books, 'customer', id)
    const { invoice_settings: invoiceSettings, metadata: changes } = input
    const methodId = invoiceSettings?.default_payment_method
    if (methodId) await findOrRefuse(books, 'payment_method', methodId, 'payment_method')
    return books.store.save('customer', {
      ...customer,
      email: changedTo(input.email, customer.email),
      name: changedTo(input.name, customer.name),
      description: changedTo(input.description, customer.description),
      phone: changedTo(input.phone, customer.phone),
      preferred_locales: input.preferred_locales ?? customer.preferred_locales ?? [],
      metadata: mergeMetadata(customer.metadata, changes),
      ...(invoiceSettings && {
        invoice_settings: {
          ...customer.invoice_settings,
          default_payment_method: methodId || null,
        },
      }),
    })
  },
}

/** An empty text takes the value away, none leaves it. */
const changedTo = (given: string | undefined, before: string | null | undefined) =>
  given === undefined ? (before ?? null) : given || null

const remove: Operation = {
  method: 'DELETE',
  path: 'customers/:id',
  async run({ books, id, fields }) {
    readInput(fields, {})
    const { store } = books
    // Subscriptions before their customer, in the order in which a renewal takes them.
    const running = await store.select(
      'subscription',
      [sql`data->>'customer' = ${id}`, sql`data->>'status' <> 'canceled'`],
      100,
    )
    for (const { id: subscriptionId } of running) {
      const subscription = await findOrRefuse(books, 'subscription', subscriptionId)
      await endSubscription(books, subscription, 'cancellation_requested')
    }
    const { email } = await findOrRefuse(books, 'customer', id)
    if (email) await store.forgetText(email)
    return store.markDeleted('customer', id)
  },
}

const listCards: Operation = {
  method: 'GET',
  path: 'customers/:id/payment_methods',
  async run({ books, id, fields }) {
    await findOrRefuse(books, 'customer', id)
    return listPage(
      books,
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
  listCards,
  retrieveOperation('customers', 'customer'),
  listOperation({ path: 'customers', kind: 'customer', filters: { email: equalTo('email') } }),
  retrieveOperation('payment_methods', 'payment_method'),
  listOperation({
    path: 'payment_methods',
    kind: 'payment_method',
    filters: { customer: equalTo('customer'), type: equalTo('type') },
  }),
]
