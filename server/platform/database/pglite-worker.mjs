// @ts-check
// Plain JavaScript on purpose: a worker thread loads this file directly, in dev and in tests,
// where nothing compiles TypeScript for it.
import fs from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

let syncs = 0

/** PGlite's NodeFS does not implement fsync; a commit must be on disk before it is answered. */
class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const result = await super.init(pg, options)
    const hook = (module) => {
      module.FS.lookupPath('/pglite/data').node.mount.type.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) return 0
        fs.fsyncSync(stream.nfd)
        syncs++
        return 0
      }
    }
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), hook]
    return result
  }
}

// Sixteen megabytes are plenty for one person’s server and keep the process small.
const tuning = ['-c', 'shared_buffers=16MB', '-c', 'wal_sync_method=fsync']

async function open(directory) {
  if (!directory) {
    return PGlite.create({ startParams: [...PGlite.defaultStartParams, ...tuning] })
  }
  // `-F` turns fsync off, which the default parameters do.
  const durable = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const db = await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [...durable, ...tuning],
  })
  await db.query('checkpoint')
  if (syncs === 0)
    throw new Error('The fsync hook did not take: this PGlite version is not durable')
  return db
}

const db = await open(workerData.directory)
let last = Promise.resolve()

async function answer(message) {
  if (message === 'stop') {
    await db.close()
    process.exit()
  }
  // The answer may be a view of wasm memory, so it is copied before it is handed over.
  const reply = new Uint8Array(await db.execProtocolRaw(message))
  parentPort?.postMessage(reply, [reply.buffer])
}

parentPort?.on('message', (message) => {
  last = last
    .then(() => answer(message))
    .catch((error) => {
      parentPort?.postMessage({ error: String(error?.message ?? error) })
    })
})
parentPort?.postMessage('ready')
