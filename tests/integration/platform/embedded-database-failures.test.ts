import { Worker } from 'node:worker_threads'
import type pg from 'pg'
import { expect, test, vi } from 'vitest'
import { openEmbedded } from '../../../server/platform/database/embedded'
import { migrate, SchemaNewerThanBuildError } from '../../../server/platform/database/migrate'
import { copyTemplateDatabase } from '../../support/database/template-database'

const workerFile = new URL('../../../server/platform/database/pglite-worker.mjs', import.meta.url)

/** Opens a copy of the template, and collects the worker threads of the engines that are started. */
async function openCopy(events: { onDatabaseLost?: (error: Error) => void } = {}) {
  const { location, remove } = await copyTemplateDatabase('embedded')
  const directory = location.kind === 'embedded' ? location.directory : undefined
  const engines: Worker[] = []
  const database = await openEmbedded(directory, {
    ...events,
    startWorker(directory) {
      const worker = new Worker(workerFile, { workerData: { directory } })
      engines.push(worker)
      return worker
    },
  })
  database.pool.on('error', () => {})
  database.pool.on('connect', (client: pg.PoolClient) => client.on('error', () => {}))
  return {
    ...database,
    engines,
    async close() {
      await database.close()
      await remove()
    },
  }
}

test('starts a new engine when one exits unexpectedly, and loses no committed data', async () => {
  const { pool, engines, close } = await openCopy()
  await pool.query('create table note (text text)')
  await pool.query("insert into note values ('kept')")
  const interruptedQuery = pool.query('select pg_sleep(20)').catch((error: unknown) => error)
  await engines[0]?.terminate()
  expect(await interruptedQuery).toMatchObject({
    message: expect.stringMatching(/exited|terminated/),
  })
  expect((await pool.query('select text from note')).rows).toEqual([{ text: 'kept' }])
  expect(engines).toHaveLength(2)
  await close()
})

test('reports the database as lost when its engine exits again soon after a restart', async () => {
  const onDatabaseLost = vi.fn()
  const { pool, engines, close } = await openCopy({ onDatabaseLost })
  await engines[0]?.terminate()
  await pool.query('select 1')
  expect(onDatabaseLost).not.toHaveBeenCalled()
  await engines[1]?.terminate()
  await expect.poll(() => onDatabaseLost.mock.calls.length).toBe(1)
  expect(engines).toHaveLength(2)
  await close()
})

test('refuses a database that a newer build has migrated, and changes nothing', async () => {
  const { pool, close } = await openCopy()
  await pool.query("insert into migration (name) values ('./migrations/9999-later.sql')")
  await pool.query("delete from migration where name like '%0019%'")
  const refusal = await migrate(pool).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(SchemaNewerThanBuildError)
  expect(refusal).toMatchObject({ message: expect.stringContaining('(9999-later.sql)') })
  const { rows } = await pool.query("select 1 from migration where name like '%0019%'")
  expect(rows).toEqual([])
  await close()
})
