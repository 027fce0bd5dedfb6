// Node loads this file before the product's own code (--import). When the process that started the
// product exits, the product exits too, so that it does not outlive an interrupted test run.
import { isMainThread } from 'node:worker_threads'

// The product's worker threads also load this file, with their own standard input.
if (isMainThread) {
  process.stdin.once('close', () => process.exit()).resume()
  process.stdin.unref()
}
