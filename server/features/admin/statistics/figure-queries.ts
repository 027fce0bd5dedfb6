import { type SQL, sql } from 'drizzle-orm'
import type { CalendarDay } from '../../../../domain/formatting/calendar-days'

/** Condition for a time within a calendar day in Paris. */
const isWithin = (time: SQL, day: CalendarDay) =>
  sql`${time} >= paris_midnight(${day}::date) and ${time} < paris_midnight(${day}::date + 1)`

/**
 * Returns a query that counts a day's calls and ratings by companion, including rows that have been
 * deleted since. Columns: agent_id, calls, duration_seconds, score_sum, score_count, rating_sum,
 * rating_count.
 */
export const createCompanionFiguresQuery = (day: CalendarDay) => sql`
  select agent_id, sum(calls)::int as calls, sum(duration_seconds)::bigint as duration_seconds,
    sum(score_sum)::bigint as score_sum, sum(score_count)::int as score_count,
    sum(rating_sum)::bigint as rating_sum, sum(rating_count)::int as rating_count
  from (
    select agent_id, count(*) as calls, sum(duration) as duration_seconds,
      coalesce(sum(success_score), 0) as score_sum, count(success_score) as score_count,
      0 as rating_sum, 0 as rating_count
    from conversations where ${isWithin(sql`created_at`, day)} group by agent_id
    union all
    select agent_id, 0, 0, 0, 0, sum(rating), count(*)
    from feedbacks where ${isWithin(sql`created_at`, day)} group by agent_id
    union all
    select agent_id, calls, duration_seconds, score_sum, score_count, rating_sum, rating_count
    from deleted_figures where day = ${day}::date and agent_id is not null
  ) as parts
  group by agent_id`

/**
 * Conditions on a row of "user": whether the account has called, and whether it has purchased. They
 * repeat has_called and has_purchased (migration 0030), because PostgreSQL would run those
 * functions once per account.
 */
const hasCalled = sql`(
  exists (select from conversations where conversations.user_id = "user".id)
  or exists (
    select from minute_ledger where minute_ledger.user_id = "user".id and reason = 'call'
  ))`
const hasPurchased = sql`exists (
  select from stripe_customers join stripe_orders using (customer_id)
  where stripe_customers.user_id = "user".id and stripe_orders.status = 'completed')`

/**
 * Returns a query for a day's `AccountFigures`, including accounts that have been deleted since.
 * Columns: orders, revenue_cents, new_accounts, sign_ups, confirmed, called, purchased.
 */
export const createAccountFiguresQuery = (day: CalendarDay) => sql`
  select orders.count::int as orders, orders.cents::bigint as revenue_cents,
    (profiles.count + deleted.new_accounts)::int as new_accounts,
    (registered.count + deleted.sign_ups)::int as sign_ups,
    (registered.confirmed + deleted.confirmed)::int as confirmed,
    (registered.called + deleted.called)::int as called,
    (registered.purchased + deleted.purchased)::int as purchased
  from (
    select count(*) as count, coalesce(sum(amount_total), 0) as cents
    from stripe_orders where status = 'completed' and ${isWithin(sql`created_at`, day)}
  ) as orders, (
    select count(*) as count from user_profiles where ${isWithin(sql`created_at`, day)}
  ) as profiles, (
    select count(*) as count, count(*) filter (where email_verified) as confirmed,
      count(*) filter (where email_verified and ${hasCalled}) as called,
      count(*) filter (where email_verified and ${hasPurchased}) as purchased
    from "user" where ${isWithin(sql`created_at`, day)}
  ) as registered, (
    select coalesce(sum(new_accounts), 0) as new_accounts, coalesce(sum(sign_ups), 0) as sign_ups,
      coalesce(sum(confirmed), 0) as confirmed, coalesce(sum(called), 0) as called,
      coalesce(sum(purchased), 0) as purchased
    from deleted_figures where day = ${day}::date and agent_id is null
  ) as deleted`

/**
 * Returns a query for the registration days, before `day`, of the accounts that made their first
 * call or paid their first order on `day`: the figures of these days have changed. Column: day, as
 * text.
 */
export const createChangedRegistrationDaysQuery = (day: CalendarDay) => sql`
  select distinct paris_day("user".created_at)::text as day
  from (
    select user_id from conversations as calls_of_day
    where ${isWithin(sql`created_at`, day)} and not exists (
      select from conversations as earlier
      where earlier.user_id = calls_of_day.user_id
        and earlier.created_at < paris_midnight(${day}::date)
    )
    union
    select customers.user_id
    from stripe_orders as orders_of_day join stripe_customers as customers using (customer_id)
    where orders_of_day.status = 'completed' and ${isWithin(sql`orders_of_day.created_at`, day)}
      and not exists (
        select from stripe_orders as earlier
        where earlier.customer_id = orders_of_day.customer_id and earlier.status = 'completed'
          and earlier.created_at < paris_midnight(${day}::date)
      )
  ) as first_time join "user" on "user".id = first_time.user_id
  where "user".created_at < paris_midnight(${day}::date)`
