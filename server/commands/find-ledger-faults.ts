import { sql } from 'drizzle-orm'
import type { Database } from '../platform/database/open-database'

/** The accounts whose balance is not the sum of their movements; none, always (04, « Ledger »). */
export async function findLedgerFaults(database: Database) {
  const { rows } = await database.execute<{ id: string }>(sql`
    select profile.id
    from user_profiles profile
    left join minute_ledger movement on movement.user_id = profile.id
    group by profile.id, profile.minutes_left
    having profile.minutes_left <> coalesce(sum(movement.minutes), 0)`)
  return rows.map(({ id }) => id)
}
