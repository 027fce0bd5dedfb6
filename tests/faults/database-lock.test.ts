import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../support/product/find-free-port'
import { spawnProduct, startBuiltProduct } from '../support/product/start-built-product'

let dataDirectory: string
beforeAll(async () => {
  dataDirectory = await mkdtemp(path.join(tmpdir(), 'amivoix-lock-'))
})
afterAll(() => rm(dataDirectory, { recursive: true, force: true }))

test('refuses to start a second process on the same data, while the first keeps running', async () => {
  const first = await startBuiltProduct({ dataDirectory })
  const second = spawnProduct({ port: await findFreePort(), dataDirectory })
  expect(await second.ended).toBe(1)
  expect(second.output().trim().split('\n')).toEqual([
    `Le dossier ${path.join(dataDirectory, 'database')} est déjà ouvert par un autre processus : arrêtez-le, ou choisissez un autre DATA_DIR.`,
  ])
  expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200)
  expect(await first.kill('SIGTERM')).toBe(0)
})

test('starts after a process that was killed on the same data', async () => {
  const killed = await startBuiltProduct({ dataDirectory })
  await killed.kill('SIGKILL')
  const next = await startBuiltProduct({ dataDirectory })
  expect((await fetch(`${next.origin}/api/agents`)).status).toBe(200)
  expect(await next.kill('SIGTERM')).toBe(0)
})

test('prints the address first, and no warning', async () => {
  const product = await startBuiltProduct({ dataDirectory })
  await expect
    .poll(() => product.output())
    .toMatch(new RegExp(`^Amivoix est prêt : ${product.origin}\n`))
  await product.kill('SIGTERM')
  expect(product.output()).not.toMatch(/deprecat|warning|"level":/i)
})

test('reports a port in use in one line, before it creates or opens a database', async () => {
  const first = await startBuiltProduct({ dataDirectory })
  const otherDirectory = await mkdtemp(path.join(tmpdir(), 'amivoix-port-'))
  const second = spawnProduct({ port: first.port, dataDirectory: otherDirectory })
  expect(await second.ended).toBe(1)
  expect(second.output().trim()).toBe(
    `Le port ${first.port} est déjà pris sur 127.0.0.1 : arrêtez ce qui l’utilise, ou choisissez un autre PORT.`,
  )
  expect(await readdir(otherDirectory)).toEqual([])
  await first.kill('SIGTERM')
  await rm(otherDirectory, { recursive: true, force: true })
})
