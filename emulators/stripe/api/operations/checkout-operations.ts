import type { z } from 'zod'
import { createCheckoutSession, createLineItem } from '../../objects/checkout-session'
import { getId } from '../../objects/identifier'
import { expireCheckoutSession } from '../../payments/expire-checkout-session'
import type { TransactionContext } from '../../state/transaction-context'
import { invalidParameter, missingParameter, StripeApiError } from '../../stripe-api-error'
import { createLineItemList } from '../expand-object'
import type { Operation } from '../operation'
import { integer, mergeMetadata, readInput, text } from '../read-input'
import {
  createListOperation,
  createRetrieveOperation,
  equalTo,
  findOrThrow,
} from '../read-operations'
import { checkoutInput } from './checkout-input'
import { insertPrice } from './price-operations'

type Input = z.output<z.ZodObject<typeof checkoutInput>>

const hourSeconds = 3_600
const daySeconds = 24 * hourSeconds

const create: Operation = {
  method: 'POST',
  path: 'checkout/sessions',
  async run({ context, fields }) {
    const input = readInput(fields, checkoutInput)
    validateCombination(input)
    if (input.customer) await findOrThrow(context, 'customer', input.customer, 'customer')
    const createdObjectData =
      input.mode === 'payment' ? input.payment_intent_data : input.subscription_data
    const session = createCheckoutSession({
      now: context.now,
      baseUrl: context.baseUrl,
      mode: input.mode,
      internalState: {
        lineItems: await createLineItems(context, input),
        result: {
          metadata: createdObjectData?.metadata ?? {},
          description: createdObjectData?.description ?? null,
        },
        settlesAt: null,
      },
      customerId: input.customer ?? null,
      customerEmail: input.customer_email ?? null,
      customerCreation: input.customer_creation ?? 'if_required',
      clientReferenceId: input.client_reference_id ?? null,
      successUrl: input.success_url,
      cancelUrl: input.cancel_url ?? null,
      expiresAt: resolveExpiry(input, context.now),
      locale: input.locale ?? null,
      metadata: mergeMetadata({}, input.metadata),
    })
    return context.store.insert('checkout.session', session)
  },
}

function validateCombination(input: Input) {
  if (input.customer && input.customer_email)
    throw new StripeApiError(400, {
      param: 'customer_email',
      message: 'You may only specify one of these parameters: customer, customer_email.',
    })
  if (input.mode === 'payment' && input.subscription_data)
    throw invalidParameter('subscription_data', 'only allowed in `subscription` mode')
  if (input.mode === 'subscription' && input.payment_intent_data)
    throw invalidParameter('payment_intent_data', 'only allowed in `payment` mode')
}

/**
 * Returns the requested expiry, or 24 hours from now if none was requested. Like Stripe, throws unless the expiry
 * is between 30 minutes and 24 hours from now.
 */
function resolveExpiry({ expires_at: requestedExpiry }: Input, now: number) {
  if (requestedExpiry === undefined) return now + daySeconds
  if (requestedExpiry < now + hourSeconds / 2 || requestedExpiry > now + daySeconds)
    throw invalidParameter('expires_at', 'must be between 30 minutes and 24 hours from now')
  return requestedExpiry
}

async function createLineItems(context: TransactionContext, { mode, line_items: lines }: Input) {
  const items = []
  for (const [index, line] of lines.entries()) {
    const param = `line_items[${index}][price]`
    if (!line.price && !line.price_data) throw missingParameter(param)
    const price = line.price
      ? await findOrThrow(context, 'price', line.price, param)
      : line.price_data && (await insertPrice(context, line.price_data))
    if (!price) throw missingParameter(param)
    const product = await findOrThrow(context, 'product', getId(price.product), param)
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
    throw invalidParameter(
      'line_items',
      'the emulator supports one line item per session in `subscription` mode',
    )
  return items
}

const expire: Operation = {
  method: 'POST',
  path: 'checkout/sessions/:id/expire',
  async run({ context, id, fields }) {
    readInput(fields, {})
    const session = await findOrThrow(context, 'checkout.session', id)
    if (session.status !== 'open')
      throw new StripeApiError(400, {
        message: `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of "${session.status}".`,
      })
    return expireCheckoutSession(context, session)
  },
}

const listLineItems: Operation = {
  method: 'GET',
  path: 'checkout/sessions/:id/line_items',
  async run({ context, id, fields }) {
    readInput(fields, { limit: integer().optional(), starting_after: text().optional() })
    return createLineItemList({ ...(await findOrThrow(context, 'checkout.session', id)) })
  },
}

export const checkoutOperations: readonly Operation[] = [
  create,
  expire,
  listLineItems,
  createRetrieveOperation('checkout/sessions', 'checkout.session'),
  createListOperation({
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
