/** Seconds of silence after which the caller is asked, warned, and the call is ended. */
export type SilenceMark = 30 | 90 | 120

const marks: readonly SilenceMark[] = [30, 90, 120]

export type SilenceWatch = {
  /** Only the caller ends a silence. */
  reset(nowMs: number): void
  /**
   * Counts the time since the last update if neither side speaks. Returns a mark that was just reached, and
   * null otherwise.
   */
  update(isSilent: boolean, nowMs: number): SilenceMark | null
}

/** Measures the silence in a call; it is not counted while the companion speaks. */
export function createSilenceWatch(): SilenceWatch {
  let silentMs = 0
  let countedUntilMs = 0
  let nextMark = 0

  return {
    reset(nowMs) {
      silentMs = 0
      countedUntilMs = nowMs
      nextMark = 0
    },
    update(isSilent, nowMs) {
      if (isSilent) silentMs += nowMs - countedUntilMs
      countedUntilMs = nowMs
      const mark = marks[nextMark]
      if (mark === undefined || silentMs < mark * 1_000) return null
      nextMark += 1
      return mark
    },
  }
}
