import type { Pool } from 'pg'

const files = import.meta.glob<string>('./migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The advisory lock's number: arbitrary, used for nothing else, the same in every process. */
const migrationLock = 727_001

/**
 * Runs the migrations that have not run yet, in the order of their names, in one transaction. An
 * advisory lock makes a second process wait.
 */
export async function migrate(pool: Pool) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [migrationLock])
    await client.query(
      `create table if not exists migration
         (name text primary key, ran_at timestamptz not null default now())`,
    )
    const { rows } = await client.query<{ name: string }>('select name from migration')
    const done = new Set(rows.map((row) => row.name))
    for (const [name, sql] of Object.entries(files).sort(([one], [other]) =>
      one < other ? -1 : 1,
    )) {
      if (done.has(name)) continue
      await client.query(sql)
      await client.query('insert into migration (name) values ($1)', [name])
    }
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}
