import { existsSync } from 'node:fs'
import pg from 'pg'
import { openEmbedded } from './embedded'
import type { DatabaseLocation } from './open-database'

/**
 * Four hours: rebuilding an index or reading a whole table may take long on the embedded engine.
 */
const maxAnswerMs = 4 * 3_600_000

/** One connection for commands that read or write whole tables, which may take hours. */
export type MaintenanceConnection = {
  client: pg.ClientBase
  close(): Promise<void>
} & ({ kind: 'server' } | { kind: 'embedded'; directory: string })

/**
 * Opens a database without running migrations. An embedded database that does not exist is created
 * if `canCreate` is true; otherwise the function returns null. Throws DirectoryInUseError while
 * another process has the embedded database open.
 */
export async function openForMaintenance(
  location: DatabaseLocation,
  { canCreate }: { canCreate: boolean },
): Promise<MaintenanceConnection | null> {
  if (location.kind === 'server') {
    const client = new pg.Client({ connectionString: location.url, keepAlive: true })
    // Without a listener a lost connection would crash the process.
    client.on('error', () => {})
    await client.connect()
    await setSessionOptions(client)
    return { kind: 'server', client, close: () => client.end() }
  }
  const { directory } = location
  if (!directory) throw new Error('Maintenance needs a database with a directory')
  if (!canCreate && !existsSync(directory)) return null
  const { pool, close } = await openEmbedded(directory, { maxAnswerMs })
  const client = await pool.connect()
  client.on('error', () => {})
  await setSessionOptions(client)
  return {
    kind: 'embedded',
    directory,
    client,
    async close() {
      client.release()
      await close()
    },
  }
}

/**
 * Overrides the settings of the server or embedded engine, so that both write values as the same
 * text, and no setting limits the time of a statement.
 */
async function setSessionOptions(client: pg.ClientBase) {
  await client.query(
    `set timezone to 'UTC'; set datestyle to 'ISO, MDY'; set intervalstyle to 'postgres';
     set extra_float_digits to 1; set bytea_output to 'hex'; set client_encoding to 'UTF8';
     set statement_timeout to 0; set lock_timeout to 0; set idle_in_transaction_session_timeout to 0;
     set search_path to public`,
  )
}
