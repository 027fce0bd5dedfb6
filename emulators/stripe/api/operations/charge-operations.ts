import type { Operation } from '../operation'
import { equalTo, listOperation, retrieveOperation } from '../read-operations'

export const chargeOperations: readonly Operation[] = [
  retrieveOperation('charges', 'charge'),
  listOperation({
    path: 'charges',
    kind: 'charge',
    filters: { customer: equalTo('customer'), payment_intent: equalTo('payment_intent') },
  }),
  retrieveOperation('payment_intents', 'payment_intent'),
  listOperation({
    path: 'payment_intents',
    kind: 'payment_intent',
    filters: { customer: equalTo('customer') },
  }),
]
