import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../support/product/find-free-port'
import {
  type BuiltProduct,
  spawnProduct,
  startBuiltProduct,
} from '../support/product/start-built-product'

let product: BuiltProduct
beforeAll(async () => {
  product = await startBuiltProduct()
})
afterAll(() => product?.close())

test('refuses to start a second process on the same data, while the first keeps running', async () => {
  const { origin, dataDirectory } = product
  const secondProcess = spawnProduct({ port: await findFreePort(), dataDirectory })
  expect(await secondProcess.ended).toBe(1)
  expect(secondProcess.output().trim().split('\n')).toEqual([
    `Le dossier ${path.join(dataDirectory, 'database')} est déjà ouvert par un autre processus : arrêtez-le, ou choisissez un autre DATA_DIR.`,
  ])
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200)
})

test('reports in one line that its port is in use, before it creates or opens a database', async () => {
  const { port } = product
  const otherDirectory = await mkdtemp(path.join(tmpdir(), 'amivoix-port-'))
  const secondProcess = spawnProduct({ port, dataDirectory: otherDirectory })
  expect(await secondProcess.ended).toBe(1)
  expect(secondProcess.output().trim()).toBe(
    `Le port ${port} est déjà pris sur 127.0.0.1 : arrêtez ce qui l’utilise, ou choisissez un autre PORT.`,
  )
  expect(await readdir(otherDirectory)).toEqual([])
  await rm(otherDirectory, { recursive: true, force: true })
})

const warningPattern = /deprecat|warning|"level":/i

test('prints its URL first, and no warning', async () => {
  await expect
    .poll(() => product.output())
    .toMatch(new RegExp(`^Amivoix est prêt : ${product.origin}\n`))
  expect(product.output()).not.toMatch(warningPattern)
})

test('starts on the data of a process that was killed, and stops without a warning', async () => {
  const { dataDirectory } = product
  await product.kill('SIGKILL')
  product = await startBuiltProduct({ dataDirectory })
  expect((await fetch(`${product.origin}/api/agents`)).status).toBe(200)
  expect(await product.kill('SIGTERM')).toBe(0)
  expect(product.output()).not.toMatch(warningPattern)
})
