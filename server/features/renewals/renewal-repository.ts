import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'
import { renewalReminders } from '../../platform/database/tables/invoice-tables'
import { stripeCustomers, stripeSubscriptions } from '../../platform/database/tables/money-tables'

export type RenewalRepository = ReturnType<typeof createRenewalRepository>

/** Subscriptions that go on, and who was told of it. */
export const createRenewalRepository = (database: Database) => ({
  transaction: <Result>(work: (transaction: Transaction) => Promise<Result>) =>
    database.transaction(work),

  /** Those that renew between two moments, a page at a time, after `after`. */
  listRenewing: (from: Date, until: Date, after: string) =>
    database
      .select({
        subscriptionId: stripeSubscriptions.subscriptionId,
        offerKey: stripeSubscriptions.offerKey,
        periodStartSeconds: stripeSubscriptions.currentPeriodStartSeconds,
        periodEndSeconds: sql<number>`${stripeSubscriptions.currentPeriodEndSeconds}::float8`,
        email: user.email,
        /** What the period that runs has cost, in cents. */
        lastPriceCents: sql<number | null>`(
          select amount_total from stripe_orders
          where subscription_id = ${stripeSubscriptions.subscriptionId} and payment_status = 'paid'
          order by created_at desc limit 1)`,
      })
      .from(stripeSubscriptions)
      .innerJoin(stripeCustomers, eq(stripeCustomers.customerId, stripeSubscriptions.customerId))
      .innerJoin(user, eq(user.id, stripeCustomers.userId))
      .where(
        and(
          gt(stripeSubscriptions.subscriptionId, after),
          inArray(stripeSubscriptions.status, ['active', 'trialing']),
          eq(stripeSubscriptions.cancelsAtPeriodEnd, false),
          sql`${stripeSubscriptions.currentPeriodEndSeconds} between ${seconds(from)} and ${seconds(until)}`,
        ),
      )
      .orderBy(asc(stripeSubscriptions.subscriptionId))
      .limit(pageLength),

  /** Whether this one was not announced before. */
  async keepReminder(transaction: Transaction, subscriptionId: string, occasion: string) {
    const kept = await transaction
      .insert(renewalReminders)
      .values({ subscriptionId, occasion })
      .onConflictDoNothing()
      .returning({ occasion: renewalReminders.occasion })
    return kept.length > 0
  },
})

/** Rows at once: no statement over 50 ms on the embedded database (02, « Pitfalls »). */
const pageLength = 200

const seconds = (time: Date) => Math.floor(time.getTime() / 1_000)
