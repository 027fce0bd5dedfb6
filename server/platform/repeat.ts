import type { Clock } from '../../voice/ports/clock'

/**
 * Runs an action periodically: first after `intervalMs`, then `intervalMs` after each run has
 * ended. Returns a function that stops the repetition and resolves when the current run has ended.
 */
export function repeat(
  clock: Clock,
  intervalMs: number,
  action: () => Promise<void>,
  onError: (error: unknown) => void,
) {
  let isStopped = false
  let currentRun = Promise.resolve()
  let cancel = () => {}

  const scheduleNext = () => {
    if (isStopped) return
    cancel = clock.schedule(intervalMs, () => {
      currentRun = action().catch(onError).then(scheduleNext)
    })
  }

  scheduleNext()
  return async () => {
    isStopped = true
    cancel()
    await currentRun
  }
}
