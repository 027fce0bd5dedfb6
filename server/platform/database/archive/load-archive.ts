import type { ClientBase } from 'pg'
import { prepareJobTables } from '../../jobs/prepare-job-tables'
import { listMigrations, runMigrations } from '../migrate'
import type { MaintenanceConnection } from '../open-for-maintenance'
import { ArchiveError } from './archive-error'
import type { ArchiveReader } from './archive-reader'
import { writeRows } from './copy-rows'
import { listTables, qualify, quoteName, type Table } from './list-tables'
import type { ArchivedSequence, ArchivedTable } from './manifest'
import { suspendConstraints } from './suspend-constraints'

export type LoadOptions = {
  /** Whether the archive may replace existing tables of the product. */
  shouldReplace: boolean
  /**
   * While rows are loaded, gets the number of compressed bytes loaded so far, and the table that is
   * loaded next. Afterwards, gets the number of statements run so far that restore constraints,
   * indexes and triggers, with the word "index" in place of a table.
   */
  onProgress?: (progress: { done: number; total: number; table: string }) => void
  /**
   * Runs before the later migrations, while the loaded rows are still as in the archive; when it
   * throws, nothing is committed.
   */
  checkLoadedRows?: (tables: readonly ArchivedTable[]) => Promise<void>
}

/**
 * Loads an archive in one transaction: runs the migrations that the archived database had, loads
 * the rows, and runs the later migrations. After a failure no row has changed; only the empty
 * tables of the job queue, which are created before the transaction, may remain. Throws
 * ArchiveError.
 */
export async function loadArchive(
  connection: MaintenanceConnection,
  archive: ArchiveReader,
  { shouldReplace, onProgress, checkLoadedRows }: LoadOptions,
): Promise<void> {
  const { client } = connection
  const { manifest } = archive
  requireKnownVersion(manifest.migrations)
  await requireNoOtherConnections(connection)
  const existingTables = (await listTables(client)).filter(({ schema }) => schema === 'public')
  const hasOurTables = existingTables.some(({ name }) => name === 'migration')
  if (existingTables.length > 0 && !hasOurTables)
    throw new ArchiveError(
      `La base contient les tables d’une autre application (${formatTableNames(existingTables)})\u00a0: choisissez une base vide.`,
    )
  if (hasOurTables && !shouldReplace) throw new ArchiveError(await describeContent(client))
  await prepareJobTables(client, manifest.queues)
  await client.query('begin')
  try {
    // With 256 MB an index on a million rows is sorted in memory; the default is 64 MB.
    if (connection.kind === 'server')
      await client.query(`set local maintenance_work_mem to '256MB'`)
    await dropTablesAndFunctions(client, existingTables)
    await runMigrations(client, manifest.migrations)
    const createdTables = await listTables(client)
    const tables = requireKnownTables(manifest.tables, createdTables)
    await client.query(`truncate ${createdTables.map(qualify).join(', ')}`)
    const restoreConstraints = await suspendConstraints(client, tables)
    await loadRows(connection, archive, onProgress)
    await restoreConstraints((done, total) => onProgress?.({ done, total, table: 'index' }))
    for (const sequence of manifest.sequences) await setSequence(client, sequence)
    await checkLoadedRows?.(manifest.tables)
    await runMigrations(client, listMigrations())
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
  await client.query('analyze')
}

function requireKnownVersion(migrations: readonly string[]) {
  const buildMigrations = listMigrations()
  const unknownMigrations = migrations.filter((name) => !buildMigrations.includes(name))
  if (unknownMigrations.length > 0)
    throw new ArchiveError(
      `La sauvegarde vient d’une version plus récente (${unknownMigrations.map(getFileName).join(', ')})\u00a0: rien n’a été modifié. Restaurez-la avec cette version.`,
    )
}

const getFileName = (migration: string) => migration.replace(/^.*\//, '')

/** A message names at most this many tables. */
const maxNamedTables = 5

const formatTableNames = (tables: readonly Table[]) =>
  tables
    .slice(0, maxNamedTables)
    .map(({ name }) => name)
    .join(', ')

/**
 * Throws ArchiveError while the database has other connections: their data would be replaced, and
 * rows that they add would be lost.
 */
export async function requireNoOtherConnections({ kind, client }: MaintenanceConnection) {
  if (kind === 'embedded') return
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()
       and backend_type = 'client backend'`,
  )
  const otherCount = rows[0]?.count ?? 0
  if (otherCount > 0)
    throw new ArchiveError(
      `La base de données est utilisée (${otherCount} autre${otherCount > 1 ? 's connexions' : ' connexion'})\u00a0: arrêtez le service, puis relancez la commande.`,
    )
}

async function describeContent(client: ClientBase) {
  const { rows } = await client.query<{ accounts: string; conversations: string }>(
    `select (select count(*) from "user") as accounts,
       (select count(*) from conversations) as conversations`,
  )
  const { accounts = '0', conversations = '0' } = rows[0] ?? {}
  return `La base contient déjà des données (comptes\u00a0: ${accounts}, conversations\u00a0: ${conversations})\u00a0: rien n’a été modifié. Pour les remplacer toutes\u00a0: --replace.`
}

/** Drops the given tables, and all functions that migrations have created. */
async function dropTablesAndFunctions(client: ClientBase, tables: readonly Table[]) {
  if (tables.length > 0) await client.query(`drop table ${tables.map(qualify).join(', ')} cascade`)
  const { rows } = await client.query<{ name: string }>(
    `select p.oid::regprocedure::text as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace and not exists (
       select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
  )
  for (const { name } of rows) await client.query(`drop routine if exists ${name} cascade`)
}

/**
 * Returns the archived tables. Throws ArchiveError when this build lacks one of them, or one of
 * their columns.
 */
function requireKnownTables(
  archivedTables: readonly ArchivedTable[],
  createdTables: readonly Table[],
) {
  for (const { schema, name, columns } of archivedTables) {
    const table = createdTables.find((other) => other.schema === schema && other.name === name)
    const missingColumns = columns.filter((column) => !table?.columns.includes(column))
    if (!table || missingColumns.length > 0)
      throw new ArchiveError(
        `La sauvegarde contient ${table ? `des colonnes inconnues de ${name} (${missingColumns.join(', ')})` : `une table inconnue, ${name}`}\u00a0: rien n’a été modifié.`,
      )
  }
  return archivedTables
}

async function loadRows(
  connection: MaintenanceConnection,
  archive: ArchiveReader,
  onProgress: LoadOptions['onProgress'],
) {
  const { tables } = archive.manifest
  const totalBytes = tables.reduce((sum, { bytes }) => sum + bytes, 0)
  let doneBytes = 0
  for (const table of tables) {
    onProgress?.({ done: doneBytes, total: totalBytes, table: table.name })
    const rowCount = await writeRows(connection, table, archive.readRows(table))
    if (rowCount !== table.rows)
      throw new ArchiveError(
        `${table.name}\u00a0: ${rowCount} lignes lues au lieu de ${table.rows}. Rien n’a été modifié.`,
      )
    doneBytes += table.bytes
  }
}

async function setSequence(client: ClientBase, sequence: ArchivedSequence) {
  const { schema, table, column, lastValue, isCalled } = sequence
  const name = `${quoteName(schema)}.${quoteName(table)}`
  await client.query('select setval(pg_get_serial_sequence($1, $2), $3::bigint, $4)', [
    name,
    column,
    lastValue,
    isCalled,
  ])
}
