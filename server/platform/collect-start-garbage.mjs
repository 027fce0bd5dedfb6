// @ts-check
// Plain JavaScript on purpose, as the worker of the embedded database, which imports it.
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then, even on a slow machine, the first jobs have run and the first page was rendered. */
const delayMs = 30_000

/**
 * Collects once, half a minute later, what the start of this thread has left. A process at rest hardly
 * allocates, so that it would keep the garbage, and a young generation of 32 MB, for hours. The
 * collection takes about 0.1 s, less than the audio that a call is sent ahead.
 */
export function collectStartGarbage() {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    runInNewContext('gc')()
    setFlagsFromString('--no-expose-gc')
  }, delayMs).unref()
}
