import type { z } from 'zod'
import { expireSession } from '../billing/expire-session'
import { idOf } from '../billing/reference'
import { createCheckoutSession } from '../objects/checkout-session'
import { createLineItem } from '../objects/line-item'
import type { Books } from '../state/books'
import { invalidParameter, missingParameter, StripeFailure } from '../stripe-failure'
import { checkoutInput } from './checkout-input'
import { lineItemsOf } from './expand'
import { equalTo, findOrRefuse, listOperation, retrieveOperation } from './list-page'
import type { Operation } from './operation'
import { makePrice } from './price-operations'
import { integer, mergeMetadata, readInput, text } from './read-input'

type Input = z.output<z.ZodObject<typeof checkoutInput>>

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

const create: Operation = {
  method: 'POST',
  path: 'checkout/sessions',
  async run({ books, fields }) {
    const input = readInput(fields, checkoutInput)
    refuseContradictions(input)
    if (input.customer) await findOrRefuse(books, 'customer', input.customer, 'customer')
    const resultData =
      input.mode === 'payment' ? input.payment_intent_data : input.subscription_data
    const session = createCheckoutSession({
      now: books.now,
      origin: books.origin,
      mode: input.mode,
      plan: {
        lineItems: await makeLineItems(books, input),
        result: {
          metadata: resultData?.metadata ?? {},
          description: resultData?.description ?? null,
        },
        settlesAt: null,
      },
      customerId: input.customer ?? null,
      customerEmail: input.customer_email ?? null,
      customerCreation: input.customer_creation ?? 'if_required',
      clientReferenceId: input.client_reference_id ?? null,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      expiresAt: expiryOf(input, books.now),
      locale: input.locale ?? null,
      metadata: mergeMetadata({}, input.metadata),
    })
    return books.store.insert('checkout.session', session)
  },
}

function refuseContradictions(input: Input) {
  if (input.customer && input.customer_email)
    throw new StripeFailure(400, {
      param: 'customer_email',
      message: 'You may only specify one of these parameters: customer, customer_email.',
    })
  if (input.mode === 'payment' && input.subscription_data)
    throw invalidParameter('subscription_data', 'only allowed in `subscription` mode')
  if (input.mode === 'subscription' && input.payment_intent_data)
    throw invalidParameter('payment_intent_data', 'only allowed in `payment` mode')
}

/** Half an hour to a day from now, as the payment service wants it. */
function expiryOf({ expires_at: asked }: Input, now: number) {
  if (asked === undefined) return now + daySeconds
  if (asked < now + hourSeconds / 2 || asked > now + daySeconds)
    throw invalidParameter('expires_at', 'must be between 30 minutes and 24 hours from now')
  return asked
}

async function makeLineItems(books: Books, { mode, line_items: lines }: Input) {
  const items = []
  for (const [index, line] of lines.entries()) {
    const param = `line_items[${index}][price]`
    if (!line.price && !line.price_data) throw missingParameter(param)
    const price = line.price
      ? await findOrRefuse(books, 'price', line.price, param)
      : line.price_data && (await makePrice(books, line.price_data))
    if (!price) throw missingParameter(param)
    const product = await findOrRefuse(books, 'product', idOf(price.product), param)
    if ((price.type === 'recurring') !== (mode === 'subscription'))
      throw invalidParameter(
        'line_items',
        mode === 'subscription'
          ? 'You must provide at least one recurring price in `subscription` mode.'
          : 'You specified `payment` mode but passed a recurring price.',
      )
    items.push(createLineItem({ price, product, quantity: line.quantity ?? 1 }))
  }
  if (mode === 'subscription' && items.length > 1)
    throw invalidParameter('line_items', 'the stand-in knows one subscription a session')
  return items
}

const expire: Operation = {
  method: 'POST',
  path: 'checkout/sessions/:id/expire',
  async run({ books, id, fields }) {
    readInput(fields, {})
    const session = await findOrRefuse(books, 'checkout.session', id)
    if (session.status !== 'open')
      throw new StripeFailure(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
      })
    return expireSession(books, session)
  },
}

const listLineItems: Operation = {
  method: 'GET',
  path: 'checkout/sessions/:id/line_items',
  async run({ books, id, fields }) {
    readInput(fields, { limit: integer().optional(), starting_after: text().optional() })
    return lineItemsOf({ ...(await findOrRefuse(books, 'checkout.session', id)) })
  },
}

export const checkoutOperations: readonly Operation[] = [
  create,
  expire,
  listLineItems,
  retrieveOperation('checkout/sessions', 'checkout.session'),
  listOperation({
    path: 'checkout/sessions',
    kind: 'checkout.session',
    filters: {
      customer: equalTo('customer'),
      payment_intent: equalTo('payment_intent'),
      subscription: equalTo('subscription'),
      status: equalTo('status'),
    },
  }),
]
