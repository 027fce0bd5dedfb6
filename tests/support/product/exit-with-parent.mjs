// Node loads this before the product's own code (--import). It ends the product when the process that
// started it exits, so that no product outlives an interrupted test run.
import { isMainThread } from 'node:worker_threads'

// The product's worker threads also load this, with their own standard input.
if (isMainThread) {
  process.stdin.once('close', () => process.exit()).resume()
  process.stdin.unref()
}
