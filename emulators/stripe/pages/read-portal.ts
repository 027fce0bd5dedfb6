import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { idOf } from '../billing/reference'
import { itemOf } from '../objects/subscription'
import type { Books } from '../state/books'
import type { Portal, PortalSubscription } from './portal-page'

/** What the portal page shows; undefined without such a session or its customer. */
export async function readPortal(books: Books, id: string): Promise<Portal | undefined> {
  const { store } = books
  const session = await store.find('billing_portal.session', id)
  if (!session || !(await store.find('customer', session.customer))) return undefined
  const isTheirs = sql`data->>'customer' = ${session.customer}`
  const running = await store.select(
    'subscription',
    [isTheirs, sql`data->>'status' <> 'canceled'`],
    10,
  )
  const subscriptions: PortalSubscription[] = []
  for (const subscription of running) subscriptions.push(await describe(books, subscription))
  return { session, subscriptions, invoices: await store.select('invoice', [isTheirs], 24) }
}

async function describe(
  { store }: Books,
  subscription: Stripe.Subscription,
): Promise<PortalSubscription> {
  const { price } = itemOf(subscription)
  const product = await store.find('product', idOf(price.product))
  const methodId = subscription.default_payment_method
  const method = methodId ? await store.find('payment_method', idOf(methodId)) : undefined
  return { subscription, name: product?.name ?? price.id, card: method?.card }
}
