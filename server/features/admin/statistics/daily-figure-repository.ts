import { and, between, type SQL, sql } from 'drizzle-orm'
import type {
  AccountFigures,
  DailyFigures,
  Figures,
} from '../../../../domain/admin/statistics/daily-figures'
import type { CalendarDay, DayRange } from '../../../../domain/formatting/calendar-days'
import type { Database, Transaction } from '../../../platform/database/open-database'
import {
  dailyAgentFigures,
  dailyFigures,
} from '../../../platform/database/tables/statistics-tables'
import {
  createAccountFiguresQuery,
  createChangedRegistrationDaysQuery,
  createCompanionFiguresQuery,
} from './figure-queries'

export type DailyFigureRepository = ReturnType<typeof createDailyFigureRepository>

/** Figures of one companion. */
export type CompanionFigures = Pick<
  Figures,
  'calls' | 'durationSeconds' | 'scoreSum' | 'scoreCount' | 'ratingSum' | 'ratingCount'
> & { agentId: string }

const callColumns = [
  'calls',
  'duration_seconds',
  'score_sum',
  'score_count',
  'rating_sum',
  'rating_count',
]
const accountColumns = [
  'orders',
  'revenue_cents',
  'new_accounts',
  'sign_ups',
  'confirmed',
  'called',
  'purchased',
]
const callColumnList = sql.raw(callColumns.join(', '))

/** Returns the SQL that overwrites the stored row with the inserted one, unless they are equal. */
function updateIfChanged(table: string, columns: readonly string[]) {
  const assignments = columns.map((column) => `${column} = excluded.${column}`).join(', ')
  const joinColumns = (prefix: string) => columns.map((column) => `${prefix}.${column}`).join(', ')
  return sql.raw(
    `do update set ${assignments} where (${joinColumns(table)}) is distinct from (${joinColumns('excluded')})`,
  )
}

/** Sums of the call columns, named as in `CallFigures`. Double precision is exact up to 2^53. */
const callSums = sql.raw(
  callColumns
    .map((column) => `coalesce(sum(${column}), 0)::float8 as "${toCamelCase(column)}"`)
    .join(', '),
)
const accountValues = sql.raw(
  accountColumns.map((column) => `${column}::float8 as "${toCamelCase(column)}"`).join(', '),
)

function toCamelCase(column: string) {
  return column.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/**
 * Deletes the figures of all days. Call it in a transaction that changes data of older days: the
 * hourly job counts the whole history again when no figures are stored.
 */
export async function deleteDailyFigures(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`delete from daily_agent_figures`)
  await transaction.execute(sql`delete from daily_figures`)
}

/**
 * Writes and reads the figures per day. No statement takes long: each counts one day at most, or
 * reads what is stored per day.
 */
export const createDailyFigureRepository = (database: Database) => ({
  /** Counts a day and stores its figures, which replace those that are already stored. */
  async storeDay(day: CalendarDay): Promise<void> {
    // The rows are written in the same order each time, so that two simultaneous runs cannot
    // deadlock.
    await database.execute(sql`
      insert into daily_agent_figures (day, agent_id, ${callColumnList})
      select ${day}::date, agent_id, ${callColumnList} from (${createCompanionFiguresQuery(day)}) as counted
      order by agent_id
      on conflict (day, agent_id) ${updateIfChanged('daily_agent_figures', callColumns)}`)
    await database.execute(sql`
      insert into daily_figures (day, ${callColumnList}, ${sql.raw(accountColumns.join(', '))})
      select ${day}::date, calls.*, accounts.* from (
        select coalesce(sum(calls), 0)::int, coalesce(sum(duration_seconds), 0)::bigint,
          coalesce(sum(score_sum), 0)::bigint, coalesce(sum(score_count), 0)::int,
          coalesce(sum(rating_sum), 0)::bigint, coalesce(sum(rating_count), 0)::int
        from daily_agent_figures where day = ${day}::date
      ) as calls, (${createAccountFiguresQuery(day)}) as accounts
      on conflict (day) ${updateIfChanged('daily_figures', [...callColumns, ...accountColumns])}`)
  },

  /**
   * Lists the registration days, before `day`, of the accounts that made their first call or order
   * on `day`. The figures of a registration day count its accounts that have called or ordered
   * since.
   */
  async listRegistrationDaysToRecount(day: CalendarDay): Promise<CalendarDay[]> {
    const { rows } = await database.execute<{ day: string }>(
      createChangedRegistrationDaysQuery(day),
    )
    return rows.map((row) => row.day)
  },

  /** Returns the first day that has something to count; null on an empty database. */
  async findFirstDay(): Promise<CalendarDay | null> {
    const selectEarliest = (table: string) => sql.raw(`select min(created_at) from ${table}`)
    const { rows } = await database.execute<{ day: string | null }>(sql`
      select least(
        paris_day(least((${selectEarliest('"user"')}), (${selectEarliest('user_profiles')}),
          (${selectEarliest('conversations')}), (${selectEarliest('feedbacks')}),
          (select min(created_at) from stripe_orders where status = 'completed'))),
        (select min(day) from deleted_figures))::text as day`)
    return rows[0]?.day ?? null
  },

  /** Returns the first and the last stored day; null before the first run of the job. */
  async findStoredRange(): Promise<DayRange | null> {
    const { rows } = await database.execute<{ from: string | null; to: string | null }>(
      sql`select min(day)::text as from, max(day)::text as to from daily_figures`,
    )
    const { from, to } = rows[0] ?? {}
    return from && to ? { from, to } : null
  },

  /**
   * Merges the rows of `deleted_figures`, which count deleted calls, ratings and accounts, into one
   * row per day and companion; at most 500 pairs of day and companion at a time.
   */
  async mergeFiguresOfDeletedRows(): Promise<void> {
    // The first two account columns are those of orders, which `deleted_figures` does not have.
    const columnNames = [...callColumns, ...accountColumns.slice(2)]
    const columns = sql.raw(columnNames.join(', '))
    const sums = sql.raw(columnNames.map((column) => `sum(${column})`).join(', '))
    await database.execute(sql`
      with duplicates as (
        select day, agent_id from deleted_figures group by day, agent_id having count(*) > 1 limit 500
      ), removed as (
        delete from deleted_figures using duplicates
        where deleted_figures.day = duplicates.day
          and deleted_figures.agent_id is not distinct from duplicates.agent_id
        returning deleted_figures.*
      )
      insert into deleted_figures (day, agent_id, ${columns})
      select day, agent_id, ${sums} from removed group by day, agent_id`)
  },

  /** Reads the stored figures of a range; days that are not stored are left out. */
  readStored: (range: DayRange): Promise<DailyFigures[]> =>
    database
      .select()
      .from(dailyFigures)
      .where(between(dailyFigures.day, range.from, range.to))
      .orderBy(dailyFigures.day),

  /** Reads the sums over all stored days. */
  async readStoredTotals(): Promise<Pick<Figures, 'durationSeconds' | 'revenueCents'>> {
    const { rows } = await database.execute<{ durationSeconds: number; revenueCents: number }>(sql`
      select coalesce(sum(duration_seconds), 0)::float8 as "durationSeconds",
        coalesce(sum(revenue_cents), 0)::float8 as "revenueCents" from daily_figures`)
    return rows[0] ?? { durationSeconds: 0, revenueCents: 0 }
  },

  /** Reads the stored sums of each companion over a range. */
  async readStoredCompanionFigures(range: DayRange): Promise<CompanionFigures[]> {
    const condition = and(between(dailyAgentFigures.day, range.from, range.to))
    return readCompanionFigures(
      database,
      sql`select agent_id as "agentId", ${callSums} from daily_agent_figures where ${condition} group by agent_id`,
    )
  },

  /** Computes a day's figures of each companion now, without storing them. */
  computeCompanionFigures: (day: CalendarDay): Promise<CompanionFigures[]> =>
    readCompanionFigures(
      database,
      sql`select agent_id as "agentId", ${callSums} from (${createCompanionFiguresQuery(day)}) as counted group by agent_id`,
    ),

  /** Computes a day's figures of orders and accounts now, without storing them. */
  async computeAccountFigures(day: CalendarDay) {
    const { rows } = await database.execute<AccountFigures>(
      sql`select ${accountValues} from (${createAccountFiguresQuery(day)}) as counted`,
    )
    const [figures] = rows
    if (!figures) throw new Error('The query for the account figures returned no row')
    return figures
  },
})

async function readCompanionFigures(database: Database, statement: SQL) {
  const { rows } = await database.execute<CompanionFigures>(statement)
  return rows
}
