import { sql } from 'drizzle-orm'
import type Stripe from 'stripe'
import { getId } from '../objects/identifier'
import { getSubscriptionItem } from '../objects/subscription'
import type { TransactionContext } from '../state/transaction-context'
import type { Portal, PortalSubscription } from './portal-page'

/**
 * Returns what the portal page shows; undefined when the session or its customer does not exist.
 */
export async function readPortal(
  context: TransactionContext,
  id: string,
): Promise<Portal | undefined> {
  const { store } = context
  const session = await store.find('billing_portal.session', id)
  if (!session || !(await store.find('customer', session.customer))) return undefined
  const ownerCondition = sql`data->>'customer' = ${session.customer}`
  const runningSubscriptions = await store.select(
    'subscription',
    [ownerCondition, sql`data->>'status' <> 'canceled'`],
    10,
  )
  const subscriptions: PortalSubscription[] = []
  for (const subscription of runningSubscriptions)
    subscriptions.push(await describeSubscription(context, subscription))
  return {
    session,
    subscriptions,
    invoices: await store.select('invoice', [ownerCondition], 24),
  }
}

async function describeSubscription(
  { store }: TransactionContext,
  subscription: Stripe.Subscription,
): Promise<PortalSubscription> {
  const { price } = getSubscriptionItem(subscription)
  const product = await store.find('product', getId(price.product))
  const methodId = subscription.default_payment_method
  const method = methodId ? await store.find('payment_method', getId(methodId)) : undefined
  return { subscription, name: product?.name ?? price.id, card: method?.card }
}
