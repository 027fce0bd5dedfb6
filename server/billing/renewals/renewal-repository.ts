import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { renewalReminders } from '../../platform/database/tables/invoice-tables'
import { stripeCustomers, stripeSubscriptions } from '../../platform/database/tables/money-tables'

/** Reads upcoming renewals, and stores which reminders were sent for them. */
export const createRenewalRepository = (database: Database) => ({
  /**
   * Lists a page of the subscriptions that renew between two times. `afterId` is the last
   * subscription id of the previous page; empty for the first page.
   */
  listRenewing: (from: Date, until: Date, afterId: string) =>
    database
      .select({
        subscriptionId: stripeSubscriptions.subscriptionId,
        offerKey: stripeSubscriptions.offerKey,
        periodStartSeconds: stripeSubscriptions.currentPeriodStartSeconds,
        periodEndSeconds: sql<number>`${stripeSubscriptions.currentPeriodEndSeconds}::float8`,
        email: user.email,
      })
      .from(stripeSubscriptions)
      .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeSubscriptions.customerId))
      .innerJoin(user, eq(user.id, stripeCustomers.userId))
      .where(
        and(
          gt(stripeSubscriptions.subscriptionId, afterId),
          inArray(stripeSubscriptions.status, ['active', 'trialing']),
          eq(stripeSubscriptions.isCancelledAtPeriodEnd, false),
          sql`${stripeSubscriptions.currentPeriodEndSeconds} between ${toSeconds(from)} and ${toSeconds(until)}`,
        ),
      )
      .orderBy(asc(stripeSubscriptions.subscriptionId))
      .limit(pageSize),

  /** Records that a reminder is sent. Returns false if that was already recorded. */
  async storeReminder(transaction: Transaction, subscriptionId: string, reminderKey: string) {
    const storedRows = await transaction
      .insert(renewalReminders)
      .values({ subscriptionId, occasion: reminderKey })
      .onConflictDoNothing()
      .returning({ occasion: renewalReminders.occasion })
    return storedRows.length > 0
  },
})

/** Keeps each statement on the embedded database below 50 ms. */
const pageSize = 200

const toSeconds = (time: Date) => Math.floor(time.getTime() / 1_000)
