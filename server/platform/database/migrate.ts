import type { ClientBase, Pool, PoolClient } from 'pg'

const sqlByMigration = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Key of the advisory lock that a process holds while it prepares the database; arbitrary. */
export const preparationLock = 727_001

/**
 * Waits until no other process prepares this database, then makes other processes wait until the
 * client's transaction ends.
 */
export const acquirePreparationLock = (client: PoolClient) =>
  client.query('select pg_advisory_xact_lock($1)', [preparationLock])

/** The database was used by a newer build; the message is one line for the operator. */
export class SchemaNewerThanBuildError extends Error {
  constructor(unknownMigrations: readonly string[]) {
    const names = unknownMigrations.map((name) => name.replace(/^.*\//, ''))
    super(
      `La base de données vient d’une version plus récente (${names.join(', ')}) : rien n’a été modifié. Relancez la version récente, ou restaurez une sauvegarde faite avant la mise à jour.`,
    )
  }
}

/** Lists the migrations of this build, in the order in which they run. */
export const listMigrations = () => Object.keys(sqlByMigration).sort()

/**
 * Runs the migrations that have not run yet, in the order of their names, in one transaction. An
 * advisory lock makes a second process wait. `beforeFirst` runs before the first of them on an
 * existing database; when it throws, nothing is changed. Throws SchemaNewerThanBuildError when the
 * database has migrations that this build does not contain.
 */
export async function migrate(
  pool: Pool,
  { beforeFirst = async () => {} }: { beforeFirst?: (migration: string) => Promise<void> } = {},
) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await acquirePreparationLock(client)
    const appliedNames = await listAppliedMigrations(client)
    const unknownMigrations = [...appliedNames].filter((name) => !(name in sqlByMigration)).sort()
    if (unknownMigrations.length > 0) throw new SchemaNewerThanBuildError(unknownMigrations)
    const [firstMigration] = listMigrations().filter((name) => !appliedNames.has(name))
    if (firstMigration && appliedNames.size > 0) await beforeFirst(firstMigration)
    await runMigrations(client, listMigrations())
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

/** Runs the given migrations in the client's transaction, except those that have run before. */
export async function runMigrations(client: ClientBase, names: readonly string[]) {
  const appliedNames = await listAppliedMigrations(client)
  for (const name of [...names].sort()) {
    if (appliedNames.has(name)) continue
    await client.query(sqlByMigration[name] ?? '')
    await client.query('insert into migration (name) values ($1)', [name])
  }
}

async function listAppliedMigrations(client: ClientBase) {
  await client.query(
    `create table if not exists migration
       (name text primary key, ran_at timestamptz not null default now())`,
  )
  const { rows } = await client.query<{ name: string }>('select name from migration')
  return new Set(rows.map(({ name }) => name))
}
