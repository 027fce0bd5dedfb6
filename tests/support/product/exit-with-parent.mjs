// Loaded before a product's own code (--import): ends it when the process that started it is gone,
// so that nothing outlives an interrupted test run.
import { isMainThread } from 'node:worker_threads'

// The product's worker threads also load this, with their own standard input.
if (isMainThread) {
  process.stdin.once('close', () => process.exit()).resume()
  process.stdin.unref()
}
