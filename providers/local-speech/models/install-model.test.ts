import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type DownloadServer, startDownloadServer } from '../testing/start-download-server'
import { writeTinyDownload } from '../testing/tiny-models'
import type { DownloadProgress } from './download-file'
import { hashFile } from './hash-file'
import { type InstallOptions, installModel } from './install-model'
import { createModelStore, type ModelStore } from './model-store'
import type { SpeechModel } from './speech-model'
import { SpeechModelError, type SpeechModelProblem } from './speech-model-error'
import { speechModels } from './speech-models'

const recogniser = findModel('recogniser')
const turn = findModel('turn')
const deps = { fetch, wait: async () => {}, now: () => new Date(0) }

let folder: string
let archive: string
let server: DownloadServer
let store: ModelStore

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'models-'))
  archive = writeTinyDownload(recogniser, path.join(folder, 'published'))
  server = await startDownloadServer(path.join(folder, 'published'))
  store = createModelStore(path.join(folder, 'models'))
  mkdirSync(store.directory)
})
afterEach(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

function findModel(kind: SpeechModel['kind']) {
  const model = speechModels.find((candidate) => candidate.kind === kind)
  if (!model) throw new Error(kind)
  return model
}

const install = (options: Partial<InstallOptions> = {}, model = recogniser) =>
  installModel(
    model,
    store,
    {
      mirror: server.url,
      signal: new AbortController().signal,
      shouldTrustFirstUse: true,
      ...options,
    },
    deps,
  )

/** Returns an `onProgress` that ends the connection once this many bytes are on the disk. */
const dropConnectionAfter =
  (bytes: number) =>
  ({ receivedBytes }: DownloadProgress) => {
    if (receivedBytes === bytes) server.dropConnection()
  }

async function findProblem(installation: Promise<unknown>): Promise<SpeechModelProblem> {
  const error = await installation.then(
    () => null,
    (reason: unknown) => reason,
  )
  if (error instanceof SpeechModelError) return error.problem
  throw new Error(`no problem: ${error}`)
}

test('installs the files that the engine reads, and records their checksums', async () => {
  const installedModel = await install()
  expect(Object.keys(installedModel.files).sort()).toEqual([...recogniser.files].sort())
  for (const file of recogniser.files)
    expect(existsSync(path.join(store.toFolder(recogniser.name), file))).toBe(true)
  expect(await store.findDamage(recogniser.name)).toEqual([])
  expect((await store.read()).models[recogniser.name]).toEqual(installedModel)
  expect(existsSync(path.join(store.partialDirectory, path.basename(archive)))).toBe(false)
})

test('finds a file that was changed or removed after the installation', async () => {
  await install()
  const [firstFile = '', secondFile = ''] = recogniser.files
  appendFileSync(path.join(store.toFolder(recogniser.name), firstFile), 'x')
  rmSync(path.join(store.toFolder(recogniser.name), secondFile))
  expect(await store.findDamage(recogniser.name)).toEqual([
    { file: firstFile, problem: 'changed' },
    { file: secondFile, problem: 'missing' },
  ])
})

test('resumes an interrupted download', async () => {
  server.stallNextDownloadAfter(1_000)
  await install({ onProgress: dropConnectionAfter(1_000) })
  expect(server.responses).toEqual([
    { range: undefined, status: 200 },
    { range: 'bytes=1000-', status: 206 },
  ])
  expect(await store.findDamage(recogniser.name)).toEqual([])
})

test('starts again when the publisher has replaced the file in the meantime', async () => {
  server.stallNextDownloadAfter(1_000)
  await install({
    onProgress(progress) {
      if (progress.receivedBytes === 1_000) server.changeEtag()
      dropConnectionAfter(1_000)(progress)
    },
  })
  expect(server.responses).toEqual([
    { range: undefined, status: 200 },
    { range: 'bytes=1000-', status: 200 },
  ])
  expect(await store.findDamage(recogniser.name)).toEqual([])
})

test('downloads nothing when no trusted checksum is known', async () => {
  const problem = await findProblem(install({ shouldTrustFirstUse: false }))
  expect(problem.kind).toBe('checksum-unknown')
  expect(server.responses).toEqual([])
})

test('accepts only the content that matches the checksum given by the operator', async () => {
  const { sha256 } = await hashFile(archive)
  const installedModel = await install({ sha256, shouldTrustFirstUse: false })
  expect(installedModel.trustedBy).toBe('operator')
  const problem = await findProblem(install({ sha256: '0'.repeat(64) }))
  expect(problem).toMatchObject({ kind: 'checksum-differs', source: 'operator', received: sha256 })
})

test('refuses a changed download, even after the model was removed, unless the new checksum is accepted', async () => {
  await install()
  await store.remove(recogniser.name)
  appendFileSync(archive, Buffer.alloc(10_240))
  const problem = await findProblem(install())
  expect(problem).toMatchObject({ kind: 'checksum-differs', source: 'first-use' })
  expect(existsSync(store.toFolder(recogniser.name))).toBe(false)
  await install({ shouldAcceptNewChecksum: true })
  expect(await store.findDamage(recogniser.name)).toEqual([])
})

test("refuses a download whose checksum differs from the publisher's list", async () => {
  const line = `${path.basename(archive)}\t${'a'.repeat(64)}\n`
  writeFileSync(path.join(path.dirname(archive), 'checksum.txt'), line)
  const problem = await findProblem(install())
  expect(problem).toMatchObject({ kind: 'checksum-differs', source: 'publisher' })
})

test("refuses a download whose checksum differs from the catalogue's, whatever the options say", async () => {
  writeTinyDownload(turn, path.join(folder, 'published'))
  const problem = await findProblem(install({ shouldAcceptNewChecksum: true }, turn))
  expect(problem).toMatchObject({
    kind: 'checksum-differs',
    source: 'catalogue',
    expected: turn.download.sha256,
  })
})

test('keeps the installed model when a new one cannot be installed', async () => {
  await install()
  writeFileSync(archive, '<!doctype html><title>Not found</title>')
  const problem = await findProblem(install({ shouldAcceptNewChecksum: true }))
  expect(problem.kind).toBe('archive-invalid')
  expect(await store.findDamage(recogniser.name)).toEqual([])
})

test('refuses an archive that has a link in the place of a file', async () => {
  const source = path.join(folder, 'published', 'unpacked')
  const [firstFile = ''] = recogniser.files
  rmSync(path.join(source, recogniser.name, firstFile))
  symlinkSync('/etc/hostname', path.join(source, recogniser.name, firstFile))
  spawnSync('tar', ['-cf', archive, '-C', source, recogniser.name])
  const problem = await findProblem(install())
  expect(problem).toMatchObject({ kind: 'archive-invalid' })
  expect(existsSync(store.toFolder(recogniser.name))).toBe(false)
})

test('installs from an archive whose paths begin with "./"', async () => {
  const source = path.join(folder, 'published', 'unpacked')
  spawnSync('tar', ['-cf', archive, '-C', source, `./${recogniser.name}`])
  const installedModel = await install()
  expect(Object.keys(installedModel.files).sort()).toEqual([...recogniser.files].sort())
  expect(await store.findDamage(recogniser.name)).toEqual([])
})

test('does not extract an archive whose content is far larger than announced', async () => {
  const source = path.join(folder, 'published', 'unpacked')
  const [firstFile = ''] = recogniser.files
  writeFileSync(path.join(source, recogniser.name, firstFile), Buffer.alloc(2_000_000))
  spawnSync('tar', ['-czf', archive, '-C', source, recogniser.name])
  const understatedModel = { ...recogniser, download: { ...recogniser.download, megabytes: 0.4 } }
  expect(await findProblem(install({}, understatedModel))).toEqual({
    kind: 'archive-too-large',
    maxBytes: 1_600_000,
  })
  expect(existsSync(path.join(store.partialDirectory, `${recogniser.name}.files`))).toBe(false)
  expect(existsSync(store.toFolder(recogniser.name))).toBe(false)
})

test('keeps the installed model until the new one has passed its test', async () => {
  const previousModel = await install()
  appendFileSync(archive, Buffer.alloc(10_240))
  const tryModel = async (directory: string) => {
    const candidate = createModelStore(directory)
    expect(Object.keys((await candidate.read()).models)).toEqual([recogniser.name])
    expect(await candidate.findDamage(recogniser.name)).toEqual([])
    throw new SpeechModelError({ kind: 'unusable', reason: 'aucun son' })
  }
  const problem = await findProblem(install({ shouldAcceptNewChecksum: true, tryModel }))
  expect(problem.kind).toBe('unusable')
  const record = await store.read()
  expect(record.models[recogniser.name]).toEqual(previousModel)
  expect(record.pins[recogniser.name]).toBe(previousModel.sha256)
  expect(await store.findDamage(recogniser.name)).toEqual([])
  await install({ shouldAcceptNewChecksum: true, tryModel: async () => {} })
  expect((await store.read()).pins[recogniser.name]).not.toBe(previousModel.sha256)
})

test('keeps the installed model when the new one cannot be recorded', async () => {
  const previousModel = await install()
  const source = path.join(folder, 'published', 'unpacked')
  appendFileSync(path.join(source, recogniser.name, recogniser.files[0] ?? ''), 'x')
  spawnSync('tar', ['-cf', archive, '-C', source, recogniser.name])
  const unwritableFile = path.join(store.directory, 'models.lock.json.new')
  mkdirSync(unwritableFile)
  await expect(install({ shouldAcceptNewChecksum: true })).rejects.toThrow()
  rmSync(unwritableFile, { recursive: true })
  expect((await store.read()).models[recogniser.name]).toEqual(previousModel)
  expect(await store.findDamage(recogniser.name)).toEqual([])
})

test('refuses a file of more than twice the announced size', async () => {
  const smallModel = { ...recogniser, download: { ...recogniser.download, megabytes: 0.001 } }
  expect((await findProblem(install({}, smallModel))).kind).toBe('too-large')
})

test('refuses an unencrypted URL, except on this machine', async () => {
  const problem = await findProblem(install({ mirror: new URL('http://models.example/') }))
  expect(problem.kind).toBe('unsafe-url')
})

test('reports too little disk space before it downloads', async () => {
  const hugeModel = { ...recogniser, download: { ...recogniser.download, megabytes: 1e9 } }
  expect((await findProblem(install({}, hugeModel))).kind).toBe('disk-full')
  expect(server.responses).toEqual([])
})

test('reports the response of a publisher that does not have the file', async () => {
  rmSync(archive)
  expect(await findProblem(install())).toMatchObject({ kind: 'error-status', status: 404 })
})

test('does not change a record that it cannot read', async () => {
  writeFileSync(path.join(store.directory, 'models.lock.json'), '{"version":2}')
  expect((await findProblem(install())).kind).toBe('record-unreadable')
  expect(readFileSync(path.join(store.directory, 'models.lock.json'), 'utf8')).toBe('{"version":2}')
})
