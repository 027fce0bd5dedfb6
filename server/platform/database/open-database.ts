import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openEmbedded } from './embedded'
import { migrate } from './migrate'
import * as authTables from './tables/auth-tables'
import * as callTables from './tables/call-tables'
import * as catalogueTables from './tables/catalogue-tables'
import * as profileTables from './tables/profile-tables'

const schema = { ...authTables, ...profileTables, ...catalogueTables, ...callTables }

const withSchema = (pool: pg.Pool) => drizzle(pool, { schema })

export type Database = ReturnType<typeof withSchema>
/** What a transaction hands over; every statement inside it must use it (02, « Pitfalls »). */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

export type DatabaseLocation =
  | { kind: 'server'; url: string }
  /** Without a directory it is in memory, for tests. */
  | { kind: 'embedded'; directory?: string }

/** Opens a real PostgreSQL or the embedded one, and brings its tables up to date. */
export async function openDatabase(location: DatabaseLocation) {
  const { pool, close } =
    location.kind === 'server' ? openServer(location.url) : await openEmbedded(location.directory)
  try {
    await migrate(pool)
  } catch (error) {
    await close()
    throw error
  }
  return { kind: location.kind, pool, db: withSchema(pool), close }
}

function openServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10 })
  // A connection that breaks while idle is replaced by the pool; without a listener it would end us.
  pool.on('error', () => {})
  return { pool, close: () => pool.end() }
}
