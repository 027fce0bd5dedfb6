// @ts-check
// Plain JavaScript on purpose, because pglite-worker.mjs imports it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Delay of the first collection: long enough, even on a slow machine, for the first jobs to run and
 * the first page to be rendered.
 */
const firstDelayMs = 30_000

/**
 * Delay of the second collection: right after the first one, some of the memory pages that it has
 * emptied are still in use.
 */
const secondDelayMs = 5_000

/**
 * Collects, half a minute from now, the garbage that the startup has left. An idle process hardly
 * allocates, so V8 would otherwise keep that garbage, and a young generation of 32 MB, for hours.
 * The first collection also compacts the heap, which empties 12 MB of half-empty memory pages; the
 * second one returns them to the system. The first takes about 0.2 s, which does not interrupt
 * calls, because more audio than that is sent ahead of playout.
 */
export function collectStartupGarbage() {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc')
    setFlagsFromString('--no-expose-gc')
    setFlagsFromString('--compact-on-every-full-gc')
    collect()
    setFlagsFromString('--no-compact-on-every-full-gc')
    setTimeout(collect, secondDelayMs).unref()
  }, firstDelayMs).unref()
}
