import { type SQL, sql } from 'drizzle-orm'
import { billableSubscriptionStatuses } from '../../../../domain/billing/subscription'
import { retentionPeriods } from '../../../../domain/legal/retention-periods'
import type { Database, Transaction } from '../../../platform/database/open-database'

export type InactiveAccountRepository = ReturnType<typeof createInactiveAccountRepository>

/** Keeps each statement on the embedded database below 50 ms. */
const pageSize = 50

const period = sql`make_interval(years => ${retentionPeriods.inactiveAccountYears})`
const warningPeriod = sql`make_interval(days => ${retentionPeriods.inactivityWarningDays})`

/** Reasons of ledger entries for free minutes. */
const freeReasons = ['sign_up', 'admin_start']

/** Finds accounts whose users have not signed in for a long time, and stores which of them are warned. */
export const createInactiveAccountRepository = (
  database: Database,
  { adminEmail }: { adminEmail: string | undefined },
) => {
  /**
   * Excludes suspended users, who cannot sign in; administrators; and users with a subscription or
   * with minutes that may have been paid for. Unconfirmed accounts have a retention rule of their
   * own.
   */
  const isErasable = sql`
    account.email_verified and account.suspended_at is null
    and account.email <> ${adminEmail ?? ''}
    and not exists (
      select from user_profiles profile
      where profile.id = account.id and (
        profile.role = 'admin'
        or profile.minutes_left > 0 and exists (
          select from minute_ledger
          where user_id = account.id and minutes > 0
            and reason <> all(${sql.param(freeReasons)}::text[])
        )
      )
    )
    and not exists (
      select from stripe_customers customer
      join stripe_subscriptions using (customer_id)
      where customer.user_id = account.id
        and stripe_subscriptions.status = any(${sql.param([...billableSubscriptionStatuses])}::text[])
    )`

  const isErasureDue = sql`
    activity.last_sign_in_at < now() - ${period}
    and activity.notified_at <= now() - ${warningPeriod} and ${isErasable}`

  const selectAccounts = (condition: SQL) => sql`
    select account.id, account.email
    from account_activity activity join "user" account on account.id = activity.user_id
    where ${condition}`

  return {
    transaction: <Result>(action: (transaction: Transaction) => Promise<Result>) =>
      database.transaction(action),

    /**
     * Marks as notified one page of the accounts that will be due within the warning period, and
     * returns their addresses; none when all have been notified. Skips accounts whose users are
     * signing in.
     */
    async claimWarnings(transaction: Transaction) {
      const { rows } = await transaction.execute<{ email: string }>(sql`
        with due as (${selectAccounts(sql`
          activity.last_sign_in_at < now() - ${period} + ${warningPeriod}
          and activity.notified_at is null and ${isErasable}`)}
          order by activity.last_sign_in_at limit ${pageSize} for update of activity skip locked
        )
        update account_activity set notified_at = now() from due
        where account_activity.user_id = due.id returning due.email`)
      return rows.map(({ email }) => email)
    },

    /**
     * Lists a page of the accounts due for erasure; `after` is the last id of the previous page.
     */
    async listDue(after: string) {
      const { rows } = await database.execute<{ id: string }>(
        sql`${selectAccounts(sql`${isErasureDue} and account.id > ${after}`)}
            order by account.id limit ${pageSize}`,
      )
      return rows.map(({ id }) => id)
    },

    /** Whether an account is still due for erasure. */
    async isErasureDue(transaction: Transaction, userId: string) {
      const { rows } = await transaction.execute(
        selectAccounts(sql`${isErasureDue} and account.id = ${userId}`),
      )
      return rows.length > 0
    },
  }
}
