/** A caller's pauses inside turns, the newest last. */
export type CallerPauses = readonly number[]

/** Shorter gaps are closures of articulation, not pauses. */
const shortestPauseMs = 200
/** Longer ones were thoughts of their own; they would make every answer slow. */
const longestPauseMs = 3_000
const remembered = 20
/** Fewer say little about a person. */
const enough = 3

/** Remembers one pause in ms after which the caller went on with the same turn. */
export function rememberPause(pauses: CallerPauses, pauseMs: number): CallerPauses {
  if (pauseMs < shortestPauseMs || pauseMs > longestPauseMs) return pauses
  return [...pauses, pauseMs].slice(-remembered)
}

/**
 * The silence in ms that ends an ordinary turn: 400 at first, then the 80th percentile of the
 * caller's own pauses between 250 and 1,500 (03, « Turn taking »).
 */
export function ordinarySilenceMs(pauses: CallerPauses): number {
  if (pauses.length < enough) return 400
  const sorted = pauses.toSorted((one, other) => one - other)
  const percentile = sorted[Math.ceil(sorted.length * 0.8) - 1] ?? 400
  return Math.min(1_500, Math.max(250, percentile))
}
