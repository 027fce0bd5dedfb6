import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { copyBeforeMigration } from './copy-before-migration'
import { type EmbeddedEvents, openEmbedded } from './embedded'
import { acquirePreparationLock, migrate } from './migrate'
import { retryIfRolledBack } from './retry-transactions'
import * as authTables from './tables/auth-tables'
import * as callTables from './tables/call-tables'
import * as catalogueTables from './tables/catalogue-tables'
import * as profileTables from './tables/profile-tables'

const schema = { ...authTables, ...profileTables, ...catalogueTables, ...callTables }

const withSchema = (pool: pg.Pool) => drizzle(pool, { schema })

/**
 * Retries transactions after a conflict with another one. A transaction must therefore only run
 * statements on its handle, and leave e-mails and requests to jobs.
 */
function withRetries(db: Database, onRetry: (error: Error) => void): Database {
  const begin = db.transaction.bind(db)
  return Object.assign(db, {
    transaction: (...options: Parameters<typeof begin>) =>
      retryIfRolledBack(() => begin(...options), onRetry),
  })
}

export type Database = ReturnType<typeof withSchema>
/**
 * The handle of an open transaction. Every statement inside the transaction must use this handle:
 * the embedded database has one connection, and a query on the pool would wait for the connection
 * that the transaction holds, until it fails after 20 s.
 */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
export type OpenDatabase = Awaited<ReturnType<typeof openDatabase>>

export type DatabaseLocation =
  | { kind: 'server'; url: string }
  /** Without a directory the data stays in memory, for tests. */
  | { kind: 'embedded'; directory?: string }

/**
 * Statements fail when the server does not answer, so that calls notice the outage and a shutdown
 * can finish. Our statements are meant to take less than 50 ms.
 */
const serverTimeouts = {
  connectionTimeoutMillis: 5_000,
  statement_timeout: 10_000,
  query_timeout: 12_000,
  keepAlive: true,
}

export type DatabaseEvents = EmbeddedEvents & {
  /** Called before a transaction is retried, because PostgreSQL rolled it back after a conflict. */
  onRetry?(error: Error): void
  /** Called when the embedded database was copied to a directory, before migrations run. */
  onCopied?(directory: string): void
}

/** Connects to a PostgreSQL server or opens the embedded database; runs the missing migrations. */
export async function openDatabase(
  location: DatabaseLocation,
  onConnectionLost: (error: Error) => void = () => {},
  events: DatabaseEvents = {},
) {
  const { pool, close } =
    location.kind === 'server'
      ? openServer(location.url)
      : await openEmbedded(location.directory, events)
  handleLostConnections(pool, onConnectionLost)
  try {
    await migrateWithoutTimeout(location, pool, events)
  } catch (error) {
    await close()
    throw error
  }
  return {
    kind: location.kind,
    pool,
    db: withRetries(withSchema(pool), events.onRetry ?? (() => {})),
    /**
     * Runs a start-up task, such as creating the job queues, while no other process runs one on the
     * same database: two processes that create the same tables at once can deadlock.
     */
    prepare: (task: () => Promise<void>) => runWithPreparationLock(location, task),
    close,
  }
}

function openServer(connectionString: string) {
  const pool = new pg.Pool({ connectionString, max: 10, ...serverTimeouts })
  return { pool, close: () => pool.end() }
}

/**
 * The pool replaces a broken connection. An error on a connection without a listener would crash
 * the process, and the pool removes its own listener while a connection is in use.
 */
function handleLostConnections(pool: pg.Pool, onConnectionLost: (error: Error) => void) {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', onConnectionLost))
}

/**
 * Runs the missing migrations without `serverTimeouts`, because a migration of a large table may take
 * longer. Copies the directory of an existing embedded database first.
 */
async function migrateWithoutTimeout(
  location: DatabaseLocation,
  pool: pg.Pool,
  { onCopied }: Pick<DatabaseEvents, 'onCopied'>,
) {
  if (location.kind === 'server')
    return withoutTimeouts(location.url, (ownPool) => migrate(ownPool))
  const { directory } = location
  await migrate(pool, {
    async beforeFirst(migration) {
      if (directory)
        onCopied?.(await copyBeforeMigration({ directory, migration, now: new Date() }))
    },
  })
}

/** Runs a task under the preparation lock; the embedded database has one process and needs none. */
async function runWithPreparationLock(location: DatabaseLocation, task: () => Promise<void>) {
  if (location.kind === 'embedded') return task()
  await withoutTimeouts(location.url, async (pool) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      await acquirePreparationLock(client)
      await task()
    } finally {
      // The transaction only holds the lock; closing the connection ends the transaction.
      client.release(true)
    }
  })
}

/** Opens one connection without time limits, for as long as the task takes. */
async function withoutTimeouts(connectionString: string, task: (pool: pg.Pool) => Promise<void>) {
  const pool = new pg.Pool({ connectionString, max: 1, keepAlive: true })
  try {
    await task(pool)
  } finally {
    await pool.end()
  }
}
