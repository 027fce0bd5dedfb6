import { createHash } from 'node:crypto'
import { ApplicationError } from '../../platform/application-error'
import type { Person } from '../../policies'
import type { CheckedOrder } from './checkout-request'
import type { PaymentParts } from './payment-parts'

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
  const known = await create(key)
  const isOver = known.expiresAt.getTime() - parts.now().getTime() < shortestVisitMs
  const { url } = isOver ? await create(`${key}:${known.id}`) : known
  if (!url) throw new ApplicationError('PAYMENT_UNAVAILABLE')
  return url
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
