import type { Clock } from '../../voice/ports/clock'

/**
 * Does something again and again, each time so long after the last one has ended. The answer stops
 * it, and resolves when what was running has ended.
 */
export function repeat(
  clock: Clock,
  everyMs: number,
  action: () => Promise<void>,
  onFault: (error: unknown) => void,
) {
  let isStopped = false
  let running = Promise.resolve()
  let cancel = () => {}

  const plan = () => {
    if (isStopped) return
    cancel = clock.schedule(everyMs, () => {
      running = action().catch(onFault).then(plan)
    })
  }

  plan()
  return async () => {
    isStopped = true
    cancel()
    await running
  }
}
