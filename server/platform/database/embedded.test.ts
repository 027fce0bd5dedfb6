import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openEmbedded } from './embedded'

let home: string
beforeEach(async () => {
  home = await mkdtemp(path.join(tmpdir(), 'amivoix-engine-'))
})
afterEach(() => rm(home, { recursive: true, force: true }))

/** Starts a thread that replaces the engine and runs the code `answerCode` for each message. */
const startFakeEngine = (answerCode: string) =>
  new Worker(
    `const { parentPort } = require('node:worker_threads')
     parentPort.on('message', (message) => {
       if (message === 'stop') process.exit()
       ${answerCode}
     })
     parentPort.postMessage('ready')`,
    { eval: true },
  )

test('restarts an engine that no longer answers', async () => {
  const answerCodes = ['', "parentPort.postMessage({ error: 'the second engine' })"]
  const onRestart = vi.fn()
  // The directory is not empty, so that no database is created.
  await writeFile(path.join(home, 'PG_VERSION'), '')
  const { pool, close } = await openEmbedded(home, {
    maxAnswerMs: 2_000,
    onRestart,
    startWorker: () => startFakeEngine(answerCodes.shift() ?? ''),
  })
  pool.on('error', () => {})
  await expect(pool.query('select 1')).rejects.toThrow('Embedded database exited')
  await expect.poll(() => onRestart.mock.calls.length).toBe(1)
  await expect(pool.query('select 1')).rejects.toThrow('the second engine')
  await close()
})

test('reports in one line that the engine does not start, and unlocks the directory', async () => {
  const directory = path.join(home, 'database')
  const startWorker = () => new Worker("throw new Error('broken file')", { eval: true })
  const line = `Le dossier ${directory} ne s’ouvre pas comme base de données (broken file)`
  for (const _attempt of [1, 2])
    await expect(openEmbedded(directory, { startWorker })).rejects.toThrow(line)
})

test('rejects when the engine exits at startup without an error', async () => {
  const startWorker = () => new Worker('process.exit()', { eval: true })
  await expect(openEmbedded(path.join(home, 'database'), { startWorker })).rejects.toThrow(
    'has exited at startup',
  )
})

test('does not keep rows in memory after they have been read', async () => {
  const onDatabaseLost = vi.fn()
  const { pool, close } = await openEmbedded(undefined, {
    onDatabaseLost,
    // The engine exits when the heap of its thread exceeds this limit; the statements read 160 MB.
    startWorker: () =>
      new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
        workerData: {},
        resourceLimits: { maxOldGenerationSizeMb: 48 },
      }),
  })
  pool.on('error', () => {})
  for (let count = 0; count < 40; count += 1) {
    const { rows } = await pool.query(
      "select repeat('x', 20000) as text from generate_series(1, 200)",
    )
    expect(rows).toHaveLength(200)
  }
  await close()
  expect(onDatabaseLost).not.toHaveBeenCalled()
})
