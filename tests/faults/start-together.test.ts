import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { preparationLock } from '../../server/platform/database/migrate'
import { jobNames } from '../../server/platform/jobs/jobs'
import { createTestDatabase } from '../support/database/create-test-database'
import { startPostgres } from '../support/database/start-postgres'
import { startBuiltProduct } from '../support/product/start-built-product'

/** Covers four simultaneous starts, which wait for each other, on a busy machine. */
const timeoutMs = 240_000

let postgres: Awaited<ReturnType<typeof startPostgres>>
let testDirectory: string
beforeAll(async () => {
  postgres = await startPostgres()
  testDirectory = await mkdtemp(path.join(tmpdir(), 'amivoix-together-'))
})
afterAll(async () => {
  await postgres?.stop()
  await rm(testDirectory, { recursive: true, force: true })
})

test(
  'starts four processes at once on an empty PostgreSQL database',
  async () => {
    const url = await createTestDatabase(postgres.url)
    const environment = { DATABASE_URL: url, AUTH_SECRET: randomBytes(24).toString('hex') }
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    // All four are waiting for this lock when the test releases it; they then take it one after the other.
    await client.query('select pg_advisory_lock($1)', [preparationLock])
    const starting = Promise.allSettled(
      [1, 2, 3, 4].map((number) =>
        startBuiltProduct({ dataDirectory: path.join(testDirectory, String(number)), environment }),
      ),
    )
    const countWaiting = async () =>
      (await client.query(`select from pg_locks where locktype = 'advisory' and not granted`))
        .rowCount
    await expect.poll(countWaiting, { timeout: 60_000 }).toBe(4)
    await client.query('select pg_advisory_unlock($1)', [preparationLock])
    const starts = await starting
    const products = starts.flatMap((start) => (start.status === 'fulfilled' ? [start.value] : []))
    const failures = starts.flatMap((start) =>
      start.status === 'rejected' ? [String(start.reason)] : [],
    )
    expect(failures).toEqual([])
    for (const { origin } of products) {
      const agents = (await (await fetch(`${origin}/api/agents`)).json()) as unknown[]
      expect(agents.length).toBeGreaterThan(0)
    }
    const { rows } = await client.query<{ name: string }>(
      `select name from pgboss.queue where name not like '\\_\\_%'`,
    )
    await client.end()
    expect(rows.map(({ name }) => name).sort()).toEqual([...jobNames].sort())
    expect(await Promise.all(products.map((product) => product.kill('SIGTERM')))).toEqual([
      0, 0, 0, 0,
    ])
  },
  timeoutMs,
)
