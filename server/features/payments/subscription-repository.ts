import { and, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm'
import { countedStatuses } from '../../../domain/billing/subscription'
import type { Database, Transaction } from '../../platform/database/open-database'
import {
  stripeCustomers,
  stripeOrders,
  stripeSubscriptions,
} from '../../platform/database/tables/money-tables'

/** How subscriptions stand at the payment service, and which of them are billed. */
export const createSubscriptionRepository = (database: Database) => ({
  /** An answer of the payment service that is older than what is known changes nothing. */
  async writeSubscription(
    transaction: Transaction,
    subscription: typeof stripeSubscriptions.$inferInsert,
  ) {
    const { subscriptionId: _, ...facts } = subscription
    await transaction
      .insert(stripeSubscriptions)
      .values(subscription)
      .onConflictDoUpdate({
        target: stripeSubscriptions.subscriptionId,
        set: { ...facts, updatedAt: sql`now()` },
        setWhere: lte(stripeSubscriptions.readAt, subscription.readAt),
      })
  },

  /** Kept from others until the transaction has ended: of two first bills one comes first. */
  async lockCustomer(transaction: Transaction, customerId: string) {
    await transaction
      .select({ customerId: stripeCustomers.customerId })
      .from(stripeCustomers)
      .where(eq(stripeCustomers.customerId, customerId))
      .for('update')
  },

  /** Whether another subscription of a customer was paid and goes on being billed. */
  async hasSubscriptionBeside(
    transaction: Transaction,
    { customerId, subscriptionId }: { customerId: string; subscriptionId: string },
  ) {
    const rows = await transaction
      .select(subscriptionIdOnly)
      .from(stripeSubscriptions)
      .innerJoin(stripeOrders, eq(stripeOrders.subscriptionId, stripeSubscriptions.subscriptionId))
      .where(
        and(
          eq(stripeSubscriptions.customerId, customerId),
          renewsBeside(subscriptionId),
          eq(stripeOrders.paymentStatus, 'paid'),
          eq(stripeOrders.promisedCents, 0),
        ),
      )
      .limit(1)
    return rows.length > 0
  },

  /** Whether somebody has a subscription that renews, beside this one. */
  async hasAnotherRenewing(userId: string, subscriptionId: string) {
    const rows = await subscriptionsOf(database, userId, renewsBeside(subscriptionId)).limit(1)
    return rows.length > 0
  },

  /** Those that are still billed. */
  async listRunningSubscriptions(userId: string) {
    const running = [...countedStatuses, 'incomplete', 'unpaid']
    const rows = await subscriptionsOf(
      database,
      userId,
      inArray(stripeSubscriptions.status, running),
    )
    return rows.map(({ id }) => id)
  },
})

const subscriptionIdOnly = { id: stripeSubscriptions.subscriptionId }

const subscriptionsOf = (database: Database, userId: string, condition: SQL | undefined) =>
  database
    .select(subscriptionIdOnly)
    .from(stripeSubscriptions)
    .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeSubscriptions.customerId))
    .where(and(eq(stripeCustomers.userId, userId), condition))

/** Another one that goes on when its period is over. */
const renewsBeside = (subscriptionId: string) =>
  and(
    ne(stripeSubscriptions.subscriptionId, subscriptionId),
    inArray(stripeSubscriptions.status, [...countedStatuses]),
    eq(stripeSubscriptions.cancelsAtPeriodEnd, false),
  )
