import { chmod, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDirectory, removeTestDirectory } from '../support/database/create-test-directory'
import { findFreePort } from '../support/product/find-free-port'
import { spawnProduct, startBuiltProduct } from '../support/product/start-built-product'

let testDirectory: string
beforeAll(async () => {
  testDirectory = await createTestDirectory('modes')
})
afterAll(() => removeTestDirectory(testDirectory))

async function listTree(directory: string) {
  const names = await readdir(directory, { recursive: true })
  return [directory, ...names.map((name) => path.join(directory, name))]
}

/** Returns the paths of a tree on which the group or others have any permission. */
async function listSharedPaths(directory: string) {
  const sharedPaths: string[] = []
  for (const file of await listTree(directory))
    if ((await stat(file)).mode & 0o077) sharedPaths.push(file)
  return sharedPaths
}

test('makes all data readable only by the system account that runs the product, including data of earlier versions', async () => {
  const dataDirectory = path.join(testDirectory, 'data')
  const firstRun = await startBuiltProduct({ dataDirectory })
  expect(await listSharedPaths(dataDirectory)).toEqual([])
  await firstRun.kill('SIGTERM')

  // These are the permissions of files that earlier versions created.
  for (const file of await listTree(dataDirectory))
    await chmod(file, (await stat(file)).isDirectory() ? 0o755 : 0o666)
  const secondRun = await startBuiltProduct({ dataDirectory })
  expect(await listSharedPaths(dataDirectory)).toEqual([])
  await secondRun.kill('SIGTERM')
  expect(await listSharedPaths(dataDirectory)).toEqual([])
})

test('refuses a data directory that all system accounts share, with a one-line message', async () => {
  const dataDirectory = path.join(testDirectory, 'shared')
  await mkdir(dataDirectory)
  await chmod(dataDirectory, 0o1777)
  const { ended, output } = spawnProduct({ port: await findFreePort(), dataDirectory })
  expect(await ended).toBe(1)
  expect(output().trim().split('\n')).toEqual([
    `DATA_DIR vaut « ${dataDirectory} », un dossier partagé par tous les comptes : choisissez un dossier réservé au service.`,
  ])
})

test('refuses a public URL without HTTPS, with a one-line message', async () => {
  const { ended, output } = spawnProduct({
    port: await findFreePort(),
    dataDirectory: path.join(testDirectory, 'never'),
    environment: { PUBLIC_URL: 'http://amivoix.test' },
  })
  expect(await ended).toBe(1)
  expect(output().trim().split('\n')).toEqual([
    'PUBLIC_URL vaut « http://amivoix.test » ; attendu : une adresse https:// hors de cette machine : PUBLIC_URL=https://amivoix.test et TRUST_PROXY=1.',
  ])
})
