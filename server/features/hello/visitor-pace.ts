import { LRUCache } from 'lru-cache'
import { createRateLimitError } from '../../platform/rate-limits/create-rate-limits'

/** Answers that a network may have at once. */
const burst = 100
/** Milliseconds until it may have one more: a crowd of visitors is slower. */
const msPerAnswer = 500
/** Networks that are remembered; the others have asked too rarely to matter. */
const maxNetworks = 10_000

/**
 * Limits how fast one network may ask for answers, also in a danger, which no other limit refuses: an
 * answer takes up to 20 ms of the process that also holds the calls. Only in memory, per process.
 */
export function createVisitorPace(monotonicMs: () => number) {
  /** When a network would have its whole burst again. */
  const fullAtMs = new LRUCache<string, number>({ max: maxNetworks })

  return {
    /** Counts an answer. Throws RATE_LIMITED. */
    consume(network: string) {
      const nowMs = monotonicMs()
      const nextMs = Math.max(nowMs, fullAtMs.get(network) ?? nowMs) + msPerAnswer
      const waitMs = nextMs - nowMs - burst * msPerAnswer
      if (waitMs > 0) throw createRateLimitError(Math.ceil(waitMs / 1_000))
      fullAtMs.set(network, nextMs)
    },
  }
}

export type VisitorPace = ReturnType<typeof createVisitorPace>
