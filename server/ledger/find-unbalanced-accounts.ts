import { sql } from 'drizzle-orm'
import { nilId } from '../platform/database/nil-id'
import type { Database } from '../platform/database/open-database'

/** Accounts per statement; few, because the embedded database runs one statement at a time. */
const accountsPerStatement = 200

type Row = { id: string; is_unbalanced: boolean }

/**
 * Returns the ids of the accounts whose ledger is wrong: the balance is not the sum of the entries,
 * or the `balance_after` of an entry is not the sum of the entries up to and including that one.
 * There should be no such account.
 */
export async function findUnbalancedAccounts(database: Database): Promise<string[]> {
  const accountIds: string[] = []
  let lastId = nilId
  for (;;) {
    const { rows } = await database.execute<Row>(sql`
      select account.id,
        account.minutes_left <> coalesce(sum(entry.minutes), 0)
          or coalesce(bool_or(entry.balance_after <> entry.running_sum), false) as is_unbalanced
      from (
        select id, minutes_left from user_profiles where id > ${lastId}
        order by id limit ${accountsPerStatement}
      ) account
      left join lateral (
        select minutes, balance_after, sum(minutes) over (order by minute_ledger.id) as running_sum
        from minute_ledger where user_id = account.id
      ) entry on true
      group by account.id, account.minutes_left
      order by account.id`)
    accountIds.push(...rows.filter((row) => row.is_unbalanced).map(({ id }) => id))
    const { id } = rows.at(-1) ?? {}
    if (!id || rows.length < accountsPerStatement) return accountIds
    lastId = id
  }
}
