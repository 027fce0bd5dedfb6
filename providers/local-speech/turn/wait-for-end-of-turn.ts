import type { TurnEstimator } from './create-turn-estimator'

/** An estimate that takes longer is not waited for. */
export const estimateTimeoutMs = 250
/** How long the final text is kept when the voice sounded unfinished, from the end of the segment. */
export const unfinishedDelayMs = 800

/**
 * Resolves when the final text of a segment may be given: at once after a voice that sounded
 * finished, later after one that did not. A call that waits for the final text thereby gives the
 * caller more time; the words themselves decide everything else.
 */
export async function waitForEndOfTurn(
  pcm: Int16Array,
  { estimate }: TurnEstimator,
  signal: AbortSignal,
): Promise<void> {
  const timeout = wait(estimateTimeoutMs, signal)
  const rest = wait(unfinishedDelayMs, signal)
  const probability = await Promise.race([estimate(pcm), timeout.then(() => null)])
  if (probability !== null && probability <= 0.5) await rest
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
