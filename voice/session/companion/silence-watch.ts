/** Seconds of silence: after 30 the companion checks in, after 90 it warns, after 120 the call ends. */
export type SilenceThreshold = 30 | 90 | 120

const thresholds: readonly SilenceThreshold[] = [30, 90, 120]

export type SilenceWatch = {
  /** The caller said something: counts the silence from now. The companion's words do not end a silence. */
  reset(nowMs: number): void
  /**
   * Counts the time since the last update if neither side speaks. Returns a threshold that was just reached,
   * otherwise null.
   */
  update(isSilent: boolean, nowMs: number): SilenceThreshold | null
}

/** Measures the silence in a call: the time during which neither side speaks. */
export function createSilenceWatch(): SilenceWatch {
  let silentMs = 0
  let countedUntilMs = 0
  let nextThresholdIndex = 0

  return {
    reset(nowMs) {
      silentMs = 0
      countedUntilMs = nowMs
      nextThresholdIndex = 0
    },
    update(isSilent, nowMs) {
      if (isSilent) silentMs += nowMs - countedUntilMs
      countedUntilMs = nowMs
      const threshold = thresholds[nextThresholdIndex]
      if (threshold === undefined || silentMs < threshold * 1_000) return null
      nextThresholdIndex += 1
      return threshold
    },
  }
}
