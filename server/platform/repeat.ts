import type { Clock } from '../../voice/ports/clock'

/**
 * Runs an action periodically, `everyMs` after the previous run has ended. Returns a function that
 * stops it and resolves when the current run has ended.
 */
export function repeat(
  clock: Clock,
  everyMs: number,
  action: () => Promise<void>,
  onError: (error: unknown) => void,
) {
  let isStopped = false
  let running = Promise.resolve()
  let cancel = () => {}

  const scheduleNext = () => {
    if (isStopped) return
    cancel = clock.schedule(everyMs, () => {
      running = action().catch(onError).then(scheduleNext)
    })
  }

  scheduleNext()
  return async () => {
    isStopped = true
    cancel()
    await running
  }
}
