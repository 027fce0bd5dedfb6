export type BalanceWarning = 120 | 60 | 15

const thresholds: readonly BalanceWarning[] = [120, 60, 15]
const noWarnings: readonly BalanceWarning[] = []

/**
 * Lists the warnings (in seconds) that fall due between two readings of the remaining balance. A
 * threshold at or above the starting balance causes no warning.
 */
export function listDueWarnings(
  startingMs: number,
  leftBeforeMs: number,
  leftMs: number,
): readonly BalanceWarning[] {
  const isDue = (seconds: BalanceWarning) => {
    const thresholdMs = seconds * 1_000
    return thresholdMs < startingMs && thresholdMs < leftBeforeMs && thresholdMs >= leftMs
  }
  return thresholds.some(isDue) ? thresholds.filter(isDue) : noWarnings
}

/** Returns at which remaining balance the next warning falls due; 0 when none is left. */
export function findNextThresholdMs(startingMs: number, leftMs: number): number {
  const nextThresholdSeconds = thresholds.find(
    (seconds) => seconds * 1_000 < Math.min(startingMs, leftMs),
  )
  return (nextThresholdSeconds ?? 0) * 1_000
}
