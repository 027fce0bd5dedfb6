import { preparationLock } from '../migrate'
import type { MaintenanceConnection } from '../open-for-maintenance'
import { ArchiveError } from './archive-error'
import { createArchive } from './archive-writer'
import { readRows } from './copy-rows'
import { listSequences, listTables, qualify, type Table } from './list-tables'
import type { ArchivedTable, Manifest } from './manifest'

export type ArchiveProgress = { done: number; total: number; table: string }

export type WriteOptions = {
  file: string
  secretCheck: string | null
  now: Date
  onProgress?: (progress: ArchiveProgress) => void
  signal?: AbortSignal
}

/** The tables of a database at one moment. */
export type Snapshot = { tables: Table[]; migrations: string[] }

/**
 * Runs a task in one repeatable-read transaction: everything it reads is from the same moment,
 * while other processes go on writing. Throws ArchiveError for a database without our tables.
 */
export async function withSnapshot<Result>(
  { client }: MaintenanceConnection,
  task: (snapshot: Snapshot) => Promise<Result>,
): Promise<Result> {
  // No migration may run between the snapshot and the table locks.
  await client.query('select pg_advisory_lock_shared($1)', [preparationLock])
  await client.query('begin isolation level repeatable read read only')
  try {
    const tables = await listTables(client)
    if (!tables.some(({ name }) => name === 'migration'))
      throw new ArchiveError('La base de données ne contient pas les tables d’Amivoix.')
    await client.query(`lock table ${tables.map(qualify).join(', ')} in access share mode`)
    await client.query('select pg_advisory_unlock_shared($1)', [preparationLock])
    const { rows } = await client.query<{ name: string }>(
      'select name from migration order by name',
    )
    return await task({ tables, migrations: rows.map(({ name }) => name) })
  } finally {
    await client.query('rollback').catch(() => {})
  }
}

/** Writes a snapshot to a new archive. Throws ArchiveError, for example when the file already exists. */
export async function writeArchive(
  connection: MaintenanceConnection,
  { tables, migrations }: Snapshot,
  { file, secretCheck, now, onProgress, signal }: WriteOptions,
): Promise<{ manifest: Manifest; bytes: number }> {
  const { client } = connection
  const archive = await createArchive(file, signal)
  try {
    // Progress is counted in pages, plus one for each table, because the partitioned `pgboss.job`
    // has no pages. `done` counts the tables before the current one.
    const total = tables.reduce((sum, { pages }) => sum + pages + 1, 0)
    let done = 0
    const archivedTables: ArchivedTable[] = []
    for (const table of tables) {
      const rowSource = readRows(connection, table, (pages) => {
        onProgress?.({ done: done + pages, total, table: table.name })
      })
      let rowCount = 0
      async function* streamRows() {
        for (;;) {
          const next = await rowSource.next()
          if (next.done) {
            rowCount = next.value
            return
          }
          yield next.value
        }
      }
      const section = await archive.writeRows(streamRows())
      done += table.pages + 1
      const { schema, name, columns } = table
      archivedTables.push({ schema, name, columns, rows: rowCount, ...section })
      onProgress?.({ done, total, table: table.name })
    }
    const manifest: Manifest = {
      format: 1,
      createdAt: now.toISOString(),
      engine: await readEngine(connection),
      migrations,
      queues: await listQueues(connection),
      secretCheck,
      tables: archivedTables,
      sequences: await listSequences(client),
    }
    return { manifest, bytes: await archive.finish(manifest) }
  } finally {
    await archive.discard()
  }
}

async function readEngine({ client }: MaintenanceConnection) {
  const { rows } = await client.query<{ version: string }>('select version()')
  return rows[0]?.version.split(' on ')[0] ?? ''
}

async function listQueues({ client }: MaintenanceConnection) {
  const { rows: tables } = await client.query<{ exists: boolean }>(
    `select to_regclass('pgboss.queue') is not null as "exists"`,
  )
  if (!tables[0]?.exists) return []
  const { rows } = await client.query<{ name: string; policy: string }>(
    'select name, policy from pgboss.queue order by name',
  )
  return rows
}
