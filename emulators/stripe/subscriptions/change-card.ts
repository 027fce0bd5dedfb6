import { sql } from 'drizzle-orm'
import type { AcceptedCard } from '../cards/test-cards'
import { getId } from '../objects/identifier'
import { createPaymentMethod } from '../objects/payment-method'
import type { TransactionContext } from '../state/transaction-context'
import { changeSubscription } from './change-subscription'
import { collectInvoice } from './due-steps'

/**
 * Makes a card the default of all the customer's running subscriptions. Uses the card to pay the latest invoice of
 * each subscription, if that invoice is open.
 */
export async function changeCard(
  context: TransactionContext,
  customerId: string,
  card: AcceptedCard,
) {
  const { store, now } = context
  const runningSubscriptions = await store.select(
    'subscription',
    [sql`data->>'customer' = ${customerId}`, sql`data->>'status' <> 'canceled'`],
    100,
  )
  const customer = await store.find('customer', customerId)
  const method = await store.insert(
    'payment_method',
    createPaymentMethod({ now, card, customerId, email: customer?.email ?? null }),
  )
  for (const { id } of runningSubscriptions) {
    const subscription = await store.findLocked('subscription', id)
    if (!subscription || subscription.status === 'canceled') continue
    const changedSubscription = await changeSubscription(context, subscription, {
      default_payment_method: method.id,
    })
    const { latest_invoice: latest } = changedSubscription
    const invoice = latest ? await store.findLocked('invoice', getId(latest)) : undefined
    if (invoice?.status === 'open')
      await collectInvoice(context, {
        previousSubscription: changedSubscription,
        subscription: changedSubscription,
        invoice,
        shouldDecline: false,
      })
  }
}
