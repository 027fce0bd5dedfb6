import { and, asc, desc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import {
  billableSubscriptionStatuses,
  currentSubscriptionStatuses,
} from '../../../domain/billing/subscription'
import type { Database, Transaction } from '../../platform/database/open-database'
import {
  stripeCustomers,
  stripeOrders,
  stripeSubscriptions,
} from '../../platform/database/tables/money-tables'

export type StoredSubscription = typeof stripeSubscriptions.$inferSelect

/** Subscriptions as last read from the payment provider. */
export const createSubscriptionRepository = (database: Database) => ({
  /**
   * Returns the user's current subscription: the one with the latest period end among those whose
   * status counts as current.
   */
  async findCurrent(userId: string): Promise<StoredSubscription | undefined> {
    const [row] = await database
      .select({ subscription: stripeSubscriptions })
      .from(stripeCustomers)
      .innerJoin(
        stripeSubscriptions,
        eq(stripeSubscriptions.customerId, stripeCustomers.customerId),
      )
      .where(and(eq(stripeCustomers.userId, userId), isCurrent))
      .orderBy(
        sql`${stripeSubscriptions.currentPeriodEndSeconds} desc nulls last`,
        desc(stripeSubscriptions.createdAt),
      )
      .limit(1)
    return row?.subscription
  },

  /** Does nothing when a newer state of the subscription is already stored. */
  async write(transaction: Transaction, subscription: typeof stripeSubscriptions.$inferInsert) {
    const { subscriptionId: _, ...values } = subscription
    await transaction
      .insert(stripeSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({
        target: stripeSubscriptions.subscriptionId,
        set: { ...values, updatedAt: sql`now()` },
        setWhere: lte(stripeSubscriptions.readAt, subscription.readAt),
      })
  },

  /**
   * Whether the customer has another subscription that renews, with a paid order for which no refund
   * is reserved.
   */
  async hasOtherPaidSubscription(
    transaction: Transaction,
    { customerId, subscriptionId }: { customerId: string; subscriptionId: string },
  ) {
    const rows = await transaction
      .select(idColumn)
      .from(stripeSubscriptions)
      .innerJoin(stripeOrders, eq(stripeOrders.subscriptionId, stripeSubscriptions.subscriptionId))
      .where(
        and(
          eq(stripeSubscriptions.customerId, customerId),
          isOtherRenewing(subscriptionId),
          eq(stripeOrders.paymentStatus, 'paid'),
          eq(stripeOrders.reservedRefundCents, 0),
        ),
      )
      .limit(1)
    return rows.length > 0
  },

  /** Whether the user has another subscription that renews. */
  async hasOtherRenewingSubscription(userId: string, subscriptionId: string) {
    const rows = await selectIds(database, userId, isOtherRenewing(subscriptionId)).limit(1)
    return rows.length > 0
  },

  /** Lists the ids of subscriptions that may still be billed, including unpaid and paused ones. */
  async listBillableIds(userId: string) {
    const rows = await selectIds(
      database,
      userId,
      inArray(stripeSubscriptions.status, [...billableSubscriptionStatuses]),
    )
    return rows.map(({ id }) => id)
  },

  /** Lists the user's current subscriptions, oldest first. */
  listCurrent: (userId: string) => selectCurrent(database, userId),

  /** Like listCurrent, and locks the subscriptions until the transaction ends. */
  lockCurrent: (transaction: Transaction, userId: string) =>
    selectCurrent(transaction, userId).for('update', { of: stripeSubscriptions }),
})

const idColumn = { id: stripeSubscriptions.subscriptionId }

const isCurrent = inArray(stripeSubscriptions.status, [...currentSubscriptionStatuses])

const isOtherRenewing = (subscriptionId: string) =>
  and(
    ne(stripeSubscriptions.subscriptionId, subscriptionId),
    isCurrent,
    eq(stripeSubscriptions.isCancelledAtPeriodEnd, false),
  )

const selectIds = (database: Database, userId: string, condition: SQL | undefined) =>
  database
    .select(idColumn)
    .from(stripeSubscriptions)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeSubscriptions.customerId))
    .where(and(eq(stripeCustomers.userId, userId), condition))

const selectCurrent = (connection: Database | Transaction, userId: string) =>
  connection
    .select({
      subscriptionId: stripeSubscriptions.subscriptionId,
      offerKey: stripeSubscriptions.offerKey,
      isCancelledAtPeriodEnd: stripeSubscriptions.isCancelledAtPeriodEnd,
    })
    .from(stripeSubscriptions)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeSubscriptions.customerId))
    .where(and(eq(stripeCustomers.userId, userId), isCurrent))
    .orderBy(asc(stripeSubscriptions.createdAt))
