// @ts-check
// This file is JavaScript, because in development and in tests a worker thread loads it directly,
// and nothing compiles TypeScript for that thread.
import fs from 'node:fs'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { collectStartupGarbage } from '../collect-startup-garbage.mjs'

// Turns V8's optimising WebAssembly compiler off. It takes seconds of CPU at each startup and up to
// 60 MB that are never returned, and hardly makes our statements faster. The flags apply to the
// whole process, where Node's fetch also runs WebAssembly: its small HTTP parser. When set at run
// time with Node 24, --liftoff-only does not imply the other two flags.
for (const flag of ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'])
  setFlagsFromString(flag)

let syncCount = 0

/** Removes the permissions of the group and of all others from a mode. */
const removeSharedPermissions = (mode) => mode & ~0o077

/**
 * Adds fsync, which PGlite's NodeFS does not implement: a commit must be on disk when it returns.
 * Also keeps the files private: PGlite sets their modes to 0666, whatever the umask.
 */
class DurableNodeFS extends NodeFS {
  async init(pg, options) {
    const result = await super.init(pg, options)
    const hook = (module) => {
      const { node_ops, stream_ops } = module.FS.lookupPath('/pglite/data').node.mount.type
      stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) return 0
        fs.fsyncSync(stream.nfd)
        syncCount++
        return 0
      }
      const { mknod, setattr } = node_ops
      node_ops.mknod = (parent, name, mode, device) =>
        mknod(parent, name, removeSharedPermissions(mode), device)
      for (const [operations, set] of [
        [node_ops, setattr],
        [stream_ops, stream_ops.setattr],
      ])
        operations.setattr = (target, changes) =>
          set(
            target,
            'mode' in changes
              ? { ...changes, mode: removeSharedPermissions(changes.mode) }
              : changes,
          )
    }
    result.emscriptenOpts.preRun = [...(result.emscriptenOpts.preRun ?? []), hook]
    return result
  }
}

// 16 MB of shared buffers are enough for one installation, and keep the process small.
const tuningParams = ['-c', 'shared_buffers=16MB', '-c', 'wal_sync_method=fsync']

async function openDatabase(directory) {
  if (!directory) {
    return PGlite.create({ startParams: [...PGlite.defaultStartParams, ...tuningParams] })
  }
  // The default parameters contain -F, which turns fsync off.
  const durableParams = PGlite.defaultStartParams.filter((parameter) => parameter !== '-F')
  const db = await PGlite.create({
    fs: new DurableNodeFS(directory),
    startParams: [...durableParams, ...tuningParams],
  })
  await db.query('checkpoint')
  if (syncCount === 0)
    throw new Error('The fsync hook was not called: this PGlite version does not store data safely')
  return db
}

/**
 * Whether an error means that the engine has stopped; statement errors are part of its response
 * instead.
 */
const isEngineCrash = (error) =>
  error instanceof WebAssembly.RuntimeError || error?.name === 'ExitStatus'

const db = await openDatabase(workerData.directory)
let lastAnswer = Promise.resolve()

async function answerMessage(message) {
  if (message === 'stop') {
    await db.close()
    process.exit()
  }
  // `execProtocolRaw` is not used, because it also parses the response, and keeps in memory every
  // row that was ever read (PGlite 0.5.16).
  const chunks = []
  await db.execProtocolRawStream(message, {
    // Copied, because `bytes` is a view of WebAssembly memory that the next chunk overwrites.
    onRawData: (bytes) => chunks.push(bytes.slice()),
  })
  const reply = joinChunks(chunks)
  parentPort?.postMessage(reply, [reply.buffer])
}

/** Returns the chunks as one array with its own memory, which can be transferred to a thread. */
function joinChunks(chunks) {
  if (chunks.length === 1) return chunks[0]
  const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0))
  let position = 0
  for (const chunk of chunks) {
    bytes.set(chunk, position)
    position += chunk.length
  }
  return bytes
}

parentPort?.on('message', (message) => {
  lastAnswer = lastAnswer
    .then(() => answerMessage(message))
    .catch((error) => {
      parentPort?.postMessage({ error: String(error?.message ?? error) })
      // PostgreSQL has crashed, for instance on a full disk: every later message would fail.
      if (isEngineCrash(error)) throw error
    })
})
parentPort?.postMessage('ready')
collectStartupGarbage()
