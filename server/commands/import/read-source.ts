import pg from 'pg'
import { CommandError } from '../command'

/** Maximum number of rows in a batch. */
const batchSize = 500

export type Source = {
  /** Counts the rows of a table; null when the source has no such table. */
  count(table: string): Promise<number | null>
  /** Yields the rows in batches, from a snapshot that was taken when the source was opened. */
  read(table: string): AsyncGenerator<Record<string, unknown>[]>
  close(): Promise<void>
}

/**
 * The tables that may contain the accounts, in order of preference: `auth.users`, a public table
 * with the same columns, or the profiles, whose username is then the e-mail address.
 */
const userSources = [
  ['auth.users', 'select * from auth.users'],
  ['public.users', 'select * from public.users'],
  ['public.user_profiles', 'select id, username as email, created_at from public.user_profiles'],
] as const

/**
 * Opens the database to import from, in one read-only snapshot. Throws CommandError when it has no
 * table user_profiles.
 */
export async function openSource(url: string): Promise<Source> {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  await client.query("set timezone to 'UTC'")
  await client.query('begin isolation level repeatable read read only')
  const hasTable = async (name: string) => {
    const { rows } = await client.query<{ exists: boolean }>(
      'select to_regclass($1) is not null as "exists"',
      [name],
    )
    return rows[0]?.exists ?? false
  }
  if (!(await hasTable('public.user_profiles'))) {
    await client.end()
    throw new CommandError('La base à importer n’a pas de table user_profiles.')
  }

  async function findQuery(table: string) {
    if (table !== 'users')
      return (await hasTable(`public.${table}`)) ? `select * from public."${table}"` : null
    for (const [name, query] of userSources) if (await hasTable(name)) return query
    return null
  }

  return {
    async count(table) {
      const query = await findQuery(table)
      if (!query) return null
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from (${query}) source`,
      )
      return rows[0]?.count ?? 0
    },

    async *read(table) {
      const query = await findQuery(table)
      if (!query) return
      await client.query(
        `declare source_rows no scroll cursor for select to_jsonb(source) as entry from (${query}) source`,
      )
      for (;;) {
        const { rows } = await client.query<{ entry: Record<string, unknown> }>(
          `fetch ${batchSize} from source_rows`,
        )
        if (rows.length === 0) break
        yield rows.map(({ entry }) => entry)
      }
      await client.query('close source_rows')
    },

    close: () => client.end(),
  }
}
