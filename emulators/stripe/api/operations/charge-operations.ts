import type { Operation } from '../operation'
import { createListOperation, createRetrieveOperation, equalTo } from '../read-operations'

export const chargeOperations: readonly Operation[] = [
  createRetrieveOperation('charges', 'charge'),
  createListOperation({
    path: 'charges',
    kind: 'charge',
    filters: { customer: equalTo('customer'), payment_intent: equalTo('payment_intent') },
  }),
  createRetrieveOperation('payment_intents', 'payment_intent'),
  createListOperation({
    path: 'payment_intents',
    kind: 'payment_intent',
    filters: { customer: equalTo('customer') },
  }),
]
