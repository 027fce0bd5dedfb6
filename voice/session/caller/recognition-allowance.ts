/**
 * A token bucket limits the segments of speech that are recognised. People pause up to twice a second, for
 * instance when they dictate a number. A client may report a hundred segments a second, and each would be a
 * request to a service that may cost money.
 */
const segmentsPerSecond = 3
const maxBurst = 12
/**
 * Maximum number of segments whose final text is awaited at the same time, so that requests do not pile up at a service
 * that hangs.
 */
const maxPending = 6
/** A final text that takes longer is considered lost, and its segment no longer counts. */
const maxWaitMs = 10_000

/** Limits how many segments the recogniser of one call receives. */
export type RecognitionAllowance = {
  /** Counts a new segment and returns true; when there are too many, returns false without counting it. */
  begin(itemId: string, nowMs: number): boolean
  /** Called when the segment's final text has arrived, or when none will come. */
  end(itemId: string): void
}

export function createRecognitionAllowance(): RecognitionAllowance {
  const startedAtMsByItem = new Map<string, number>()
  let tokens = maxBurst
  let refilledAtMs = 0

  const countPending = (nowMs: number) =>
    [...startedAtMsByItem.values()].filter((atMs) => nowMs - atMs < maxWaitMs).length

  return {
    begin(itemId, nowMs) {
      tokens = Math.min(maxBurst, tokens + ((nowMs - refilledAtMs) * segmentsPerSecond) / 1_000)
      refilledAtMs = nowMs
      if (tokens < 1 || countPending(nowMs) >= maxPending) return false
      tokens -= 1
      startedAtMsByItem.set(itemId, nowMs)
      return true
    },
    end: (itemId) => void startedAtMsByItem.delete(itemId),
  }
}
