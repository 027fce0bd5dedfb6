import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import { offers } from '../../../domain/offers'
import type { Transaction } from '../../platform/database/open-database'
import {
  stripeCustomers,
  stripeOrders,
  stripeSubscriptions,
} from '../../platform/database/tables/money-tables'
import type { sourceCustomer, sourceOrder, sourceSubscription } from './source-rows'
import {
  customerIdColumn,
  filterByReference,
  getColumnValues,
  type ImportContext,
  userIdColumn,
} from './table-import'

type Customer = z.output<typeof sourceCustomer>
type Subscription = z.output<typeof sourceSubscription>
type Order = z.output<typeof sourceOrder>

/** Stores those customers of the payment provider whose account exists. */
export async function storeCustomers(rows: readonly Customer[], { transaction }: ImportContext) {
  const rowsWithOwner = await filterByReference(
    transaction,
    userIdColumn,
    rows,
    (row) => row.user_id,
  )
  if (rowsWithOwner.length === 0) return new Set<string>()
  const storedRows = await transaction
    .insert(stripeCustomers)
    .values(
      rowsWithOwner.map((row) => ({
        customerId: row.customer_id,
        userId: row.user_id,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: stripeCustomers.customerId })
  return getColumnValues(storedRows, 'id')
}

/** Stores the subscriptions of customers that exist. */
export async function storeSubscriptions(
  rows: readonly Subscription[],
  { transaction }: ImportContext,
) {
  const rowsWithOwner = await filterByReference(
    transaction,
    customerIdColumn,
    rows,
    (row) => row.customer_id,
  )
  if (rowsWithOwner.length === 0) return new Set<string>()
  const storedRows = await transaction
    .insert(stripeSubscriptions)
    .values(
      rowsWithOwner.map((row) => ({
        subscriptionId: row.subscription_id,
        customerId: row.customer_id,
        priceId: row.price_id ?? '',
        status: row.status,
        currentPeriodStartSeconds: row.current_period_start ?? null,
        currentPeriodEndSeconds: row.current_period_end ?? null,
        isCancelledAtPeriodEnd: row.cancel_at_period_end ?? false,
        paymentMethodBrand: row.payment_method_brand,
        paymentMethodLast4: row.payment_method_last4,
        // The source has already credited the minutes.
        hasRequestedImmediateStart: true,
        // The next state that is read from the payment provider replaces this one.
        readAt: new Date(0),
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: stripeSubscriptions.subscriptionId })
  return getColumnValues(storedRows, 'id')
}

/**
 * Returns the id of the order's checkout session, so that a late webhook event finds the order. For
 * an order without a session, returns an id made from the id in the source.
 */
const getOrderId = ({ id, checkout_session_id }: Order) => checkout_session_id ?? `import:${id}`

/** Stores the orders of customers that exist. */
export async function storeOrders(rows: readonly Order[], { transaction }: ImportContext) {
  const rowsWithOwner = await filterByReference(
    transaction,
    customerIdColumn,
    rows,
    (row) => row.customer_id,
  )
  if (rowsWithOwner.length === 0) return new Set<string>()
  const storedRows = await transaction
    .insert(stripeOrders)
    .values(
      rowsWithOwner.map((row) => ({
        id: getOrderId(row),
        checkoutSessionId: row.checkout_session_id,
        paymentIntentId: row.payment_intent_id,
        customerId: row.customer_id,
        offerKey: row.offerKey,
        minutes: row.offerKey ? offers[row.offerKey].minutes : 0,
        amountSubtotalCents: row.amount_subtotal,
        amountTotalCents: row.amount_total,
        currency: row.currency,
        paymentStatus: row.payment_status,
        status: row.status,
        hasRequestedImmediateStart: true,
        createdAt: row.created_at,
      })),
    )
    .onConflictDoNothing()
    .returning({ id: stripeOrders.id })
  const ids = getColumnValues(storedRows, 'id')
  await markOrdersAsCredited(transaction, [...ids])
  return new Set(rowsWithOwner.filter((row) => ids.has(getOrderId(row))).map(({ id }) => id))
}

/**
 * The imported balance already includes the minutes of these orders. Ledger entries of zero minutes
 * prevent a late webhook event, the daily reconciliation, or a later visit to the checkout's success
 * page from crediting them again.
 */
async function markOrdersAsCredited(transaction: Transaction, orderIds: readonly string[]) {
  await transaction.execute(sql`
    insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
    select p.id, 0, 'purchase', o.id, p.minutes_left, 'system'
    from stripe_orders o join stripe_customers c using (customer_id)
      join user_profiles p on p.id = c.user_id
    where o.id = any(${sql.param(orderIds)}::text[]) and o.status = 'completed'
    on conflict do nothing`)
}
