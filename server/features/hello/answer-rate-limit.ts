import { LRUCache } from 'lru-cache'
import { createRateLimitError } from '../../platform/rate-limits/create-rate-limits'

/** Answers that a network may request in a burst. */
const burst = 100
/**
 * Interval at which answers are allowed after a burst; even many visitors on one network request
 * answers less often.
 */
const msPerAnswer = 500
/**
 * Maximum number of networks in memory. When there are more, the network that has requested nothing
 * for longest is dropped.
 */
const maxNetworks = 10_000

/**
 * Limits how fast one network may request answers: an answer takes up to 20 ms of CPU time in the
 * process that also runs the calls. Also applies to visitors in danger and to minors, whose answers
 * are exempt from the hourly limit (hello-routes.ts). Counts in memory, per process.
 */
export function createAnswerRateLimit(monotonicMs: () => number) {
  /** When each network may request a full burst again. */
  const fullAtMs = new LRUCache<string, number>({ max: maxNetworks })

  return {
    /** Counts an answer. Throws RATE_LIMITED. */
    consume(network: string) {
      const nowMs = monotonicMs()
      const newFullAtMs = Math.max(nowMs, fullAtMs.get(network) ?? nowMs) + msPerAnswer
      const waitMs = newFullAtMs - nowMs - burst * msPerAnswer
      if (waitMs > 0) throw createRateLimitError(Math.ceil(waitMs / 1_000))
      fullAtMs.set(network, newFullAtMs)
    },
  }
}

export type AnswerRateLimit = ReturnType<typeof createAnswerRateLimit>
