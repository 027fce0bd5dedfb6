import { sql } from 'drizzle-orm'
import { createPaymentMethod } from '../objects/payment-method'
import type { Books } from '../state/books'
import type { AcceptedCard } from './cards'
import { changeSubscription } from './change-subscription'
import { idOf } from './reference'
import { settleBill } from './renew-subscription'

/** From now on this card pays what a customer subscribes to, and what is late at once. */
export async function changeCard(books: Books, customerId: string, card: AcceptedCard) {
  const { store, now } = books
  const running = await store.select(
    'subscription',
    [sql`data->>'customer' = ${customerId}`, sql`data->>'status' <> 'canceled'`],
    100,
  )
  const customer = await store.find('customer', customerId)
  const method = await store.insert(
    'payment_method',
    createPaymentMethod({ now, card, customerId, email: customer?.email ?? null }),
  )
  for (const { id } of running) {
    const subscription = await store.findLocked('subscription', id)
    if (!subscription || subscription.status === 'canceled') continue
    const changed = await changeSubscription(books, subscription, {
      default_payment_method: method.id,
    })
    const { latest_invoice: latest } = changed
    const bill = latest ? await store.findLocked('invoice', idOf(latest)) : undefined
    if (bill?.status === 'open')
      await settleBill(books, { before: changed, subscription: changed, bill, isDeclined: false })
  }
}
