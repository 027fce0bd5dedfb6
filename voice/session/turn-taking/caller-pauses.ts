/** The caller's pauses inside turns in ms, the newest last. */
export type CallerPauses = readonly number[]

/** Shorter gaps are part of normal articulation and do not count as pauses. */
const minPauseMs = 200
/** Longer pauses are spent thinking; counting them would make every answer slow. */
const maxPauseMs = 3_000
const maxRememberedPauses = 20
/** Fewer pauses say little about a caller. */
const minPausesToAdapt = 3

const defaultDelayMs = 400
const minDelayMs = 250
const maxDelayMs = 1_500

/** Adds a pause after which the caller went on with the same turn. Ignores one that is too short or too long. */
export function rememberPause(pauses: CallerPauses, pauseMs: number): CallerPauses {
  if (pauseMs < minPauseMs || pauseMs > maxPauseMs) return pauses
  return [...pauses, pauseMs].slice(-maxRememberedPauses)
}

/**
 * Returns the silence in ms that ends an ordinary turn: 400 at first, then the 80th percentile of
 * the caller's own pauses, between 250 and 1,500.
 */
export function computeEndpointingDelayMs(pauses: CallerPauses): number {
  if (pauses.length < minPausesToAdapt) return defaultDelayMs
  const sorted = pauses.toSorted((one, other) => one - other)
  const percentile = sorted[Math.ceil(sorted.length * 0.8) - 1] ?? defaultDelayMs
  return Math.min(maxDelayMs, Math.max(minDelayMs, percentile))
}
