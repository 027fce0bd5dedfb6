import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../server/platform/database/open-database'
import { withoutTriggers } from '../without-triggers'

/** Few enough for one statement to finish within the database's statement timeout. */
const rowsPerStatement = 20_000

export type RowCounts = {
  users: number
  conversations: number
  orders: number
  feedbacks: number
  agents: number
  auditLogEntries: number
}

/** The rows are spread evenly over this many days before now. */
const historyDays = 365

/** Returns the SQL expression for the time at which the n-th of `count` rows was created. */
const createRowTime = (count: number) =>
  sql`now() - make_interval(secs => ${historyDays * 86_400}::float8 * (1 - (n + 1)::float8 / ${count}))`

/**
 * Inserts a year of users, customers, orders, conversations, ratings and audit log entries; also companions, one
 * ledger entry for each confirmed user, and the rating sums of the companions.
 */
export async function fillAdministration(database: Database, rowCounts: RowCounts): Promise<void> {
  const { users, conversations, orders, feedbacks } = rowCounts
  const insertInRanges = async (count: number, createStatement: (range: SQL) => SQL) => {
    for (let insertedCount = 0; insertedCount < count; insertedCount += rowsPerStatement)
      await withoutTriggers(
        database,
        createStatement(
          sql`generate_series(${insertedCount}::int, ${Math.min(count, insertedCount + rowsPerStatement) - 1}::int) as n`,
        ),
      )
  }
  // The id of the n-th user is computed from n, so that no statement has to look it up.
  const createUserId = (number: SQL) =>
    sql`(lpad(to_hex(${number}), 8, '0') || '-0000-4000-8000-000000000000')::uuid`
  await insertInRanges(
    users,
    (range) => sql`insert into "user" (id, name, email, email_verified, created_at)
      select ${createUserId(sql`n`)}, 'Mesure', 'mesure-' || n || '@example.test', n % 10 > 0, ${createRowTime(users)}
      from ${range}`,
  )
  await insertInRanges(
    users,
    (range) => sql`insert into user_profiles (id, username, minutes_left, created_at)
      select ${createUserId(sql`n`)}, 'Mesure', 5, ${createRowTime(users)} from ${range} where n % 10 > 0`,
  )
  await insertInRanges(
    users,
    (
      range,
    ) => sql`insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
      select ${createUserId(sql`n`)}, 5, 'sign_up', 'mesure-' || n, 5, 'system'
      from ${range} where n % 10 > 0`,
  )
  await insertInRanges(
    users,
    (range) => sql`insert into stripe_customers (customer_id, user_id)
      select 'cus_' || n, ${createUserId(sql`n`)} from ${range} where n % 3 = 1`,
  )
  await insertInRanges(
    orders,
    (
      range,
    ) => sql`insert into stripe_orders (id, customer_id, minutes, amount_subtotal, amount_total,
        currency, payment_status, status, refunded_cents, minutes_not_returned, created_at)
      select 'mesure-' || n, 'cus_' || (n * 3 % ${users} + 1), 33, 999, 999, 'eur',
        case when n % 20 = 0 then 'pending' else 'paid' end,
        case when n % 20 = 0 then 'pending' else 'completed' end,
        case when n % 50 = 1 then 999 else 0 end, case when n % 200 = 1 then 12 else 0 end,
        ${createRowTime(orders)}
      from ${range}`,
  )
  await insertInRanges(
    conversations,
    (range) => sql`with companions as (select array_agg(id order by id) as ids from agents)
      insert into conversations (user_id, agent_id, agent_name, duration, success_score, created_at)
      select ${createUserId(sql`(n::bigint * 7919 % ${users})::int`)},
        companions.ids[1 + (n::bigint * n) % cardinality(companions.ids)], 'Mesure', n % 900,
        case when n % 2 = 0 then n % 101 end, ${createRowTime(conversations)}
      from companions, ${range}`,
  )
  await insertInRanges(
    feedbacks,
    (range) => sql`with companions as (select array_agg(id order by id) as ids from agents)
      insert into feedbacks (user_id, agent_id, agent_name, conversation_duration, rating, created_at)
      select ${createUserId(sql`(n * 7 % ${users})`)},
        companions.ids[1 + n % cardinality(companions.ids)], 'Mesure', 300, 1 + n % 5,
        ${createRowTime(feedbacks)}
      from companions, ${range}`,
  )
  // Inserted after the conversations and ratings, so that these belong to the built-in companions only.
  await insertInRanges(
    rowCounts.agents,
    (
      range,
    ) => sql`insert into agents (id, name, style, image_url, category, voice_gender, language, country, flag,
        description, vapi_assistant_id)
      select 'mesure-' || n, 'Élodie ' || n, 'Calme', 'https://example.test/' || n || '.png', 'amour',
        'feminine', 'french', '', '', 'Mesure', 'mesure-' || n
      from ${range}`,
  )
  await insertInRanges(
    rowCounts.auditLogEntries,
    (range) => sql`insert into audit_log (action, subject_kind, subject_id, created_at)
      select 'user.suspended', case when n % 2 = 0 then 'user' else 'agent' end, 'mesure-' || n,
        ${createRowTime(rowCounts.auditLogEntries)}
      from ${range}`,
  )
  await database.execute(sql`
    insert into agent_figure_shards (agent_id, shard, total_minutes, rating_sum, rating_count)
    select agent_id, 0, 0, sum(rating), count(*) from feedbacks group by agent_id
    on conflict (agent_id, shard) do update
      set rating_sum = excluded.rating_sum, rating_count = excluded.rating_count`)
}
