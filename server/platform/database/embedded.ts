import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { lockDirectory } from './lock'
import { WireStream } from './wire-stream'

/**
 * Opens PostgreSQL inside this process (PGlite in a worker thread), behind an ordinary pool.
 * Without a directory the data stays in memory. Throws DatabaseInUseError when another process has
 * it open.
 */
export async function openEmbedded(directory?: string) {
  if (directory) await mkdir(path.resolve(directory), { recursive: true, mode: 0o700 })
  const unlock = directory ? await lockDirectory(directory) : () => {}
  const worker = new Worker(new URL('./pglite-worker.mjs', import.meta.url), {
    workerData: { directory },
  })
  try {
    await once(worker, 'message')
  } catch (error) {
    unlock()
    throw error
  }
  // PGlite has one connection, so the pool must not open a second one. Inside a transaction use
  // the transaction's handle: a query on the pool would wait for itself.
  const pool = new pg.Pool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    user: 'postgres',
    database: 'postgres',
    stream: () => new WireStream(worker) as never,
  })
  const close = async () => {
    await pool.end()
    const exited = once(worker, 'exit')
    worker.postMessage('stop')
    await exited
    unlock()
  }
  return { pool, close }
}
