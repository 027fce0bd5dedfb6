import type { Clock } from '../ports/clock'
import { LanguageModelUnavailable } from '../ports/language-model'

/** A service that failed is not asked again for this long. */
const retryAfterFailureMs = 30_000

/** Whether a service works, in all calls of a process. */
export type ServiceHealth = {
  isAvailable(): boolean
  recordFailure(error: unknown): void
}

/** Creates the record of one service's failures. A service may say when to ask it again. */
export function createServiceHealth(clock: Pick<Clock, 'monotonicMs'>): ServiceHealth {
  let unavailableUntilMs = Number.NEGATIVE_INFINITY
  return {
    isAvailable: () => clock.monotonicMs() >= unavailableUntilMs,
    recordFailure(error) {
      const waitMs = error instanceof LanguageModelUnavailable ? error.retryAfterMs : null
      unavailableUntilMs = clock.monotonicMs() + (waitMs ?? retryAfterFailureMs)
    },
  }
}
