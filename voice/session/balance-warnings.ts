export type BalanceWarning = 120 | 60 | 15

const thresholds: readonly BalanceWarning[] = [120, 60, 15]

/**
 * The warnings in seconds that fall due between two readings of what is left of the balance; of
 * several at once all are told. Those at or above the starting balance never come (03, « Metering »).
 */
export function warningsDue(
  startingMs: number,
  leftBeforeMs: number,
  leftMs: number,
): BalanceWarning[] {
  return thresholds.filter((seconds) => {
    const thresholdMs = seconds * 1_000
    return thresholdMs < startingMs && thresholdMs < leftBeforeMs && thresholdMs >= leftMs
  })
}
