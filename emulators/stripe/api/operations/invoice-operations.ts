import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Operation } from '../operation'
import { text } from '../read-input'
import { createListOperation, createRetrieveOperation, equalTo } from '../read-operations'

export const invoiceOperations: readonly Operation[] = [
  createRetrieveOperation('invoices', 'invoice'),
  createListOperation({
    path: 'invoices',
    kind: 'invoice',
    filters: {
      customer: equalTo('customer'),
      status: equalTo('status'),
      subscription: text()
        .transform((id) => sql`data->'parent'->'subscription_details'->>'subscription' = ${id}`)
        .optional(),
    },
  }),
  createListOperation({
    path: 'invoice_payments',
    kind: 'invoice_payment',
    filters: {
      invoice: equalTo('invoice'),
      status: equalTo('status'),
      payment: z
        .strictObject({ type: z.literal('payment_intent'), payment_intent: text() })
        .transform(({ payment_intent: id }) => sql`data->'payment'->>'payment_intent' = ${id}`)
        .optional(),
    },
  }),
]
