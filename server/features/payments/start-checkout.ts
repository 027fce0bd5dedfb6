import { createHash } from 'node:crypto'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { CheckedOrder } from './checkout-request'
import type { PaymentParts } from './payment-parts'
import type { Checkout } from './payment-provider'

/** A session that ends sooner is not worth leading to. */
const shortestVisitMs = 60_000

/**
 * Leads to a page to pay on. Asked twice for the same it leads to the same page: the key of the
 * request holds what is ordered and how many orders there were. Throws PAYMENT_UNAVAILABLE.
 */
export async function startCheckout(
  parts: PaymentParts,
  person: Pick<Person, 'id'>,
  order: CheckedOrder,
): Promise<string> {
  const customerId = await findOrCreateCustomer(parts, person.id)
  const orders = await parts.payments.countOrders(customerId)
  const create = (idempotencyKey: string) =>
    parts.provider.createCheckout({ ...order, customerId, idempotencyKey })
  const key = `checkout:${fingerprintOf([customerId, orders, order])}`
  let checkout = await create(key)
  while (await isOver(parts, checkout)) checkout = await create(`${key}:${checkout.id}`)
  // Of pages in two tabs one alone can be paid on: two subscriptions would both be billed.
  if (order.mode === 'subscription')
    await parts.provider.closeCheckouts(customerId, { mode: order.mode, except: checkout.id })
  const { url } = checkout
  if (!url) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  return url
}

/** Under a key that is known the service repeats its first answer: how it stands now is asked. */
async function isOver({ provider, now }: PaymentParts, { id, expiresAt }: Checkout) {
  if (expiresAt.getTime() - now().getTime() < shortestVisitMs) return true
  return (await provider.readCheckout(id))?.state === 'expired'
}

const fingerprintOf = (facts: unknown) =>
  createHash('sha256').update(JSON.stringify(facts)).digest('base64url')

async function findOrCreateCustomer({ payments, provider }: PaymentParts, userId: string) {
  const known = await payments.findCustomer(userId)
  if (known) return known
  const person = await payments.readPerson(userId)
  if (!person) throw new ApplicationError('SESSION_EXPIRED')
  const created = await provider.createCustomer({ userId, ...person })
  await payments.keepCustomer(userId, created)
  return (await payments.findCustomer(userId)) ?? created
}
