import { performance } from 'node:perf_hooks'
import type { Clock } from '../../voice/ports/clock'

/** The system clock; a pending timer does not keep the process alive. */
export const systemClock: Clock = {
  monotonicMs: () => performance.now(),
  now: () => new Date(),
  schedule(delayMs, action) {
    const timer = setTimeout(action, delayMs)
    timer.unref()
    return () => clearTimeout(timer)
  },
}
