import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database'

/** So many accounts a statement: the embedded database serves nobody else meanwhile (02, « Pitfalls »). */
const accountsAtOnce = 200

type Row = { id: string; is_faulty: boolean }

/**
 * The accounts whose balance is not the sum of their movements, or in which a movement says another
 * balance than those before it add up to; none, always (04, « Ledger »).
 */
export async function findLedgerFaults(database: Database): Promise<string[]> {
  const faults: string[] = []
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const { rows } = await database.execute<Row>(sql`
      select account.id,
        account.minutes_left <> coalesce(sum(movement.minutes), 0)
          or coalesce(bool_or(movement.balance_after <> movement.running), false) as is_faulty
      from (
        select id, minutes_left from user_profiles where id > ${last}
        order by id limit ${accountsAtOnce}
      ) account
      left join lateral (
        select minutes, balance_after, sum(minutes) over (order by minute_ledger.id) as running
        from minute_ledger where user_id = account.id
      ) movement on true
      group by account.id, account.minutes_left
      order by account.id`)
    faults.push(...rows.filter(({ is_faulty }) => is_faulty).map(({ id }) => id))
    const { id } = rows.at(-1) ?? {}
    if (!id || rows.length < accountsAtOnce) return faults
    last = id
  }
}
