import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../server/platform/database/open-database'

/** Runs a statement without triggers, whose lookups and sums for each row would only slow down the setup. */
export const withoutTriggers = (database: Database, statement: SQL) =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`set local session_replication_role = replica`)
    await transaction.execute(statement)
  })
