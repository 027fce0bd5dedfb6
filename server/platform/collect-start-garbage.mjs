// @ts-check
// Plain JavaScript on purpose, because pglite-worker.mjs imports it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then, even on a slow machine, the first jobs have run and the first page was rendered. */
const delayMs = 30_000

/**
 * Runs one garbage collection half a minute after the start of this thread. An idle process hardly
 * allocates, so it would otherwise keep the garbage of its start, and a young generation of 32 MB,
 * for hours. The collection takes about 0.1 s; calls do not notice, because more audio than that is
 * sent ahead of playout.
 */
export function collectStartGarbage() {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    setFlagsFromString('--no-expose-gc')
  }, delayMs).unref()
}
