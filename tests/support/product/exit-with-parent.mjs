// Loaded before a product's own code (--import): ends it when the process that started it is gone,
// so that nothing outlives an interrupted test run.
import { isMainThread } from 'node:worker_threads'

// The product's worker threads load this as well, with a standard input of their own.
if (isMainThread) {
  process.stdin.once('close', () => process.exit()).resume()
  process.stdin.unref()
}
