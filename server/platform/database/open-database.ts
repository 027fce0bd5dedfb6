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

/**
 * A server that does not answer is given up, so that a call is told and a stop comes to its end. No
 * statement of ours is meant to take over 50 ms (02, « Pitfalls »).
 */
const patience = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  keepAlive: true,
}

/** Opens a real PostgreSQL or the embedded one, and brings its tables up to date. */
export async function openDatabase(
  location: DatabaseLocation,
  onConnectionLost: (error: Error) => void = () => {},
) {
  const { pool, close } =
    location.kind === 'server' ? openServer(location.url) : await openEmbedded(location.directory)
  surviveLostConnections(pool, onConnectionLost)
  try {
    await migrateAt(location, pool)
  } catch (error) {
    await close()
    throw error
  }
  return { kind: location.kind, pool, db: withSchema(pool), close }
}

function openServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10, ...patience })
  return { pool, close: () => pool.end() }
}

/**
 * A connection that breaks is replaced by the pool; one without a listener would end the process,
 * and the pool takes its own listener off while a connection is in use.
 */
function surviveLostConnections(pool: pg.Pool, onConnectionLost: (error: Error) => void) {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onConnectionLost))
}

/** A migration of much data takes as long as it takes. */
async function migrateAt(location: DatabaseLocation, pool: pg.Pool) {
  if (location.kind === 'embedded') return migrate(pool)
  const unhurried = new pg.Pool({ connectionString: location.url, max: 1 })
  try {
    await migrate(unhurried)
  } finally {
    await unhurried.end()
  }
}
