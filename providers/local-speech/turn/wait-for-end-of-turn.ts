import type { TurnEstimator } from './create-turn-estimator'

/** Maximum wait for an estimate. */
export const estimateTimeoutMs = 250
/** How long the final text is delayed after the segment when the speech sounded unfinished. */
export const unfinishedDelayMs = 800

/**
 * Resolves when the final text of a segment may be yielded: after a delay if an estimate says that the
 * caller's speech sounded unfinished; otherwise when the estimate arrives, or after the maximum wait. A
 * call waits for the final text, so the delay gives the caller more time to go on. Whether the turn
 * is over is decided from the words, not here.
 */
export async function waitForEndOfTurn(
  pcm: Int16Array,
  { estimate }: TurnEstimator,
  signal: AbortSignal,
): Promise<void> {
  const timeout = wait(estimateTimeoutMs, signal)
  const fullDelay = wait(unfinishedDelayMs, signal)
  const probability = await Promise.race([estimate(pcm), timeout.then(() => null)])
  if (probability !== null && probability <= 0.5) await fullDelay
}

/** Resolves after the time, or early when the signal aborts. */
function wait(delayMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delayMs)
    timer.unref()
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
  })
}
