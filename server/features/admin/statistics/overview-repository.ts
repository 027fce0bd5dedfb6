import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { agents } from '../../../platform/database/tables/catalogue-tables'
import { userProfiles } from '../../../platform/database/tables/profile-tables'

export type OverviewRepository = ReturnType<typeof createOverviewRepository>

/** Reads what the dashboard shows besides the figures per day. */
export const createOverviewRepository = (database: Database) => ({
  countUsers: () => database.$count(userProfiles),

  /** Sums the amounts that we refunded or that banks took back after a dispute. */
  async sumReturnedCents(): Promise<number> {
    const { rows } = await database.execute<{ cents: number }>(sql`
      select coalesce(sum(refunded_cents + disputed_cents), 0)::float8 as cents
      from stripe_orders where refunded_cents > 0 or disputed_cents > 0`)
    return rows[0]?.cents ?? 0
  },

  /** Sums all ratings that are stored. */
  async readRatingTotals(): Promise<{ ratingSum: number; ratingCount: number }> {
    const { rows } = await database.execute<{ ratingSum: number; ratingCount: number }>(sql`
      select coalesce(sum(rating_sum), 0)::float8 as "ratingSum",
        coalesce(sum(rating_count), 0)::float8 as "ratingCount" from agent_figure_shards`)
    return rows[0] ?? { ratingSum: 0, ratingCount: 0 }
  },

  /** Returns names and categories of companions; deleted ones are missing. */
  listAgents: (ids: readonly string[]) =>
    ids.length === 0
      ? []
      : database
          .select({ id: agents.id, name: agents.name, category: agents.category })
          .from(agents)
          .where(inArray(agents.id, [...ids])),

  /** Counts the tasks that the operator has to do. */
  async readPendingWork() {
    const [{ rows: jobs }, { rows }] = await Promise.all([
      database.execute<{ name: string; count: number }>(sql`
        select name, count(*)::int as count from pgboss.job where state = 'failed'
        group by name order by name`),
      database.execute<{
        openWithdrawals: number
        orders: number
        minutes: number
        newReports: number
      }>(sql`
        select (select count(*)::int from withdrawals where completed_at is null) as "openWithdrawals",
          (select count(*)::int from reports where state = 'new') as "newReports",
          unrecovered.orders, unrecovered.minutes
        from (
          select count(*)::int as orders, coalesce(sum(minutes_not_returned), 0)::float8 as minutes
          from stripe_orders where minutes_not_returned > 0
        ) as unrecovered`),
    ])
    const { openWithdrawals = 0, newReports = 0, orders = 0, minutes = 0 } = rows[0] ?? {}
    return {
      failedJobs: jobs,
      openWithdrawals,
      newReports,
      unrecoveredMinutes: { orders, minutes },
    }
  },
})
