import { existsSync, readdirSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDirectory, removeTestDirectory } from '../support/database/create-test-directory'
import { findFreePort } from '../support/product/find-free-port'
import { spawnProduct, startBuiltProduct } from '../support/product/start-built-product'

/** Covers seven starts on a busy machine. */
const timeoutMs = 300_000

let testDirectory: string
beforeAll(async () => {
  testDirectory = await createTestDirectory('first')
})
afterAll(() => removeTestDirectory(testDirectory))

const countFiles = (directory: string) => {
  try {
    return readdirSync(directory, { recursive: true }).length
  } catch {
    // The directory does not exist yet, or was renamed while it was read.
    return 0
  }
}

/** States of a new database in which the process is killed, in chronological order. A new database has about 1,000 files. */
const killMoments: [databaseState: string, isReached: (database: string) => boolean][] = [
  ['with its first files', (database) => countAllFiles(database) > 5],
  ['with half of its files', (database) => countAllFiles(database) > 500],
  ['with its PG_VERSION file', (database) => hasFile(database, 'PG_VERSION')],
  ['opened for the first time', (database) => hasFile(database, 'postmaster.pid')],
  ['complete and empty', existsSync],
  ['during the migrations', (database) => countFiles(path.join(database, 'base')) > 1_000],
]

// A new database is created in `<database>.new`, and that directory is renamed when it is complete.

const countAllFiles = (database: string) => countFiles(database) + countFiles(`${database}.new`)

const hasFile = (database: string, name: string) =>
  existsSync(path.join(database, name)) || existsSync(path.join(`${database}.new`, name))

test(
  'starts after the process was killed at different points of its first start',
  async () => {
    const dataDirectory = path.join(testDirectory, 'killed')
    const database = path.join(dataDirectory, 'database')
    for (const [databaseState, isReached] of killMoments) {
      const killedProduct = spawnProduct({ port: await findFreePort(), dataDirectory })
      while (!isReached(database) && killedProduct.child.exitCode === null) await sleep(10)
      killedProduct.child.kill('SIGKILL')
      expect(await killedProduct.ended, `${databaseState}: ${killedProduct.output()}`).toBe(null)
    }
    const restartedProduct = await startBuiltProduct({ dataDirectory })
    expect((await fetch(`${restartedProduct.origin}/api/agents`)).status).toBe(200)
    expect(await restartedProduct.kill('SIGTERM')).toBe(0)
    expect(existsSync(`${database}.new`)).toBe(false)
  },
  timeoutMs,
)

test('says in one line that a directory is not a database, and what to do', async () => {
  const dataDirectory = path.join(testDirectory, 'damaged')
  const database = path.join(dataDirectory, 'database')
  await mkdir(database, { recursive: true, mode: 0o700 })
  await writeFile(path.join(database, 'PG_VERSION'), '18\n', { mode: 0o600 })
  const { ended, output } = spawnProduct({ port: await findFreePort(), dataDirectory })
  expect(await ended).toBe(1)
  const lines = output().trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`Le dossier ${database} ne s’ouvre pas comme base de données`)
  expect(lines[0]).toContain('restaurez-le depuis une sauvegarde, ou renommez-le')
})
