import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { createDirectoryOnce } from './create-directory-once'
import { EmbeddedDatabaseError } from './describe-embedded-failure'
import { lockDirectory } from './lock'
import { WireStream } from './wire-stream'

/** An engine that exits sooner than this after a restart is not restarted again. */
const minUptimeMs = 60_000

/**
 * An engine that does not answer for this long is terminated: on a full disk it may hang.
 * Statements usually take less than 50 ms, and a migration some seconds.
 */
const maxAnswerMs = 60_000

export type EmbeddedEvents = {
  /** Called when the engine has exited unexpectedly and is being restarted. */
  onRestart?(error: Error): void
  /** Called when the engine has exited and cannot be restarted: the database is lost. */
  onDatabaseLost?(error: Error): void
}

type Options = EmbeddedEvents & {
  /** Replaces the engine's thread in tests. */
  startWorker?: (directory: string | undefined) => Worker
  maxAnswerMs?: number
}

const startEngine = (directory: string | undefined) =>
  new Worker(new URL('./pglite-worker.mjs', import.meta.url), { workerData: { directory } })

/**
 * Opens PostgreSQL inside this process (PGlite in a worker thread), behind an ordinary pool. An
 * engine that exits unexpectedly, or no longer answers, is restarted: what was committed is on
 * disk, and the pool connects to the new engine. Without a directory the data stays in memory and
 * is lost with the engine, which is not restarted. Throws DirectoryInUseError when another process
 * has the directory open, and EmbeddedDatabaseError when the engine does not start in a directory.
 */
export async function openEmbedded(directory?: string, options: Options = {}) {
  const { startWorker = startEngine, onRestart, onDatabaseLost } = options
  const answerTimeoutMs = options.maxAnswerMs ?? maxAnswerMs
  const unlock = directory ? await lockDirectory(directory) : () => {}
  let isClosing = false
  let worker: Worker
  try {
    if (directory) await createDirectoryOnce(directory, createDatabase)
    worker = startWorker(directory)
    await waitUntilReady(worker)
  } catch (error) {
    unlock()
    throw directory ? new EmbeddedDatabaseError(directory, error) : error
  }
  let restartedAtMs: number | undefined
  let isLost = false
  restartOnExit(worker)

  function restartOnExit(startedWorker: Worker) {
    let cause = new Error('The engine of the embedded database has exited')
    startedWorker.on('error', (error) => {
      cause = error
    })
    startedWorker.once('exit', () => {
      if (isClosing) return
      const nowMs = performance.now()
      const isRepeated = restartedAtMs !== undefined && nowMs - restartedAtMs < minUptimeMs
      // Data in memory is lost with its engine.
      isLost = !directory || isRepeated
      if (isLost) return onDatabaseLost?.(cause)
      onRestart?.(cause)
      restartedAtMs = nowMs
      // Statements wait in the new thread until it is ready.
      worker = startWorker(directory)
      restartOnExit(worker)
    })
  }

  /**
   * Creates the files of an empty database in a temporary directory, which createDirectoryOnce
   * renames afterwards.
   */
  async function createDatabase(temporaryDirectory: string) {
    const engine = startWorker(temporaryDirectory)
    await waitUntilReady(engine)
    await stopEngine(engine)
  }

  // PGlite has one connection, so the pool must not open a second one. Inside a transaction use
  // the transaction's handle: a query on the pool waits for this connection, and fails after 20 s.
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 20_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireStream(worker, answerTimeoutMs) as never,
  })
  const close = async () => {
    isClosing = true
    await pool.end()
    if (!isLost) await stopEngine(worker)
    unlock()
  }
  return { pool, close }
}

/** Resolves when the engine is open; rejects when it fails or exits first. */
async function waitUntilReady(worker: Worker) {
  const abort = new AbortController()
  const { signal } = abort
  try {
    await Promise.race([
      once(worker, 'message', { signal }),
      once(worker, 'exit', { signal }).then(() => {
        throw new Error('The engine of the embedded database has exited at startup')
      }),
    ])
  } finally {
    abort.abort()
  }
}

async function stopEngine(worker: Worker) {
  const exit = once(worker, 'exit')
  worker.postMessage('stop')
  await exit
}
