import type { Clock } from '../ports/clock'
import { LanguageModelUnavailable } from '../ports/language-model'

/** After a failure a service is not asked again for this long. */
const defaultRetryAfterMs = 30_000

/** The availability of one service, shared by all calls of a process. */
export type ServiceHealth = {
  isAvailable(): boolean
  recordFailure(error: unknown): void
}

/**
 * Creates the record of one service's failures. After a failure the service counts as unavailable for as long as the
 * error says, or else for `retryAfterMs`.
 */
export function createServiceHealth(
  clock: Pick<Clock, 'monotonicMs'>,
  retryAfterMs = defaultRetryAfterMs,
): ServiceHealth {
  let unavailableUntilMs = Number.NEGATIVE_INFINITY
  return {
    isAvailable: () => clock.monotonicMs() >= unavailableUntilMs,
    recordFailure(error) {
      const waitMs = error instanceof LanguageModelUnavailable ? error.retryAfterMs : null
      unavailableUntilMs = clock.monotonicMs() + (waitMs ?? retryAfterMs)
    },
  }
}
