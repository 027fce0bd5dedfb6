import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { calls } from '../../platform/database/tables/call-tables'

/** Gives lines back that were reserved and never used (03, « A call's life »), among those named. */
export const releaseReservations = (db: Database, which: SQL | undefined) =>
  db
    .update(calls)
    .set({ state: 'released', ticketHash: null, settledAt: sql`now()` })
    .where(and(eq(calls.state, 'reserved'), which))
