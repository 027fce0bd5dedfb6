import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { countedStatuses, isPremiumStatus } from '../../../domain/billing/subscription'
import type { Database } from '../../platform/database/open-database'
import { stripeCustomers, stripeSubscriptions } from '../../platform/database/tables/money-tables'

export type SubscriptionRow = typeof stripeSubscriptions.$inferSelect

export type SubscriptionReader = ReturnType<typeof createSubscriptionReader>

/** The one place that knows which subscription is somebody's. */
export function createSubscriptionReader(database: Database) {
  /** The latest by period end whose status counts (second document, section 7). */
  async function findCurrent(userId: string): Promise<SubscriptionRow | undefined> {
    const [row] = await database
      .select({ subscription: stripeSubscriptions })
      .from(stripeCustomers)
      .innerJoin(
        stripeSubscriptions,
        eq(stripeSubscriptions.customerId, stripeCustomers.customerId),
      )
      .where(
        and(
          eq(stripeCustomers.userId, userId),
          inArray(stripeSubscriptions.status, [...countedStatuses]),
        ),
      )
      .orderBy(
        sql`${stripeSubscriptions.currentPeriodEndSeconds} desc nulls last`,
        desc(stripeSubscriptions.createdAt),
      )
      .limit(1)
    return row?.subscription
  }

  return {
    findCurrent,
    /** Whether its status is exactly active (first document, section 4, « Subscription »). */
    async hasPremium(userId: string) {
      const current = await findCurrent(userId)
      return current !== undefined && isPremiumStatus(current.status)
    },
  }
}
