import type { CallClock } from '../lifecycle/call-clock'

/** Creates a clock whose time passes only when the test calls `wait` or `sleep`. */
export function createFakeClock(): CallClock & {
  wait(ms: number): void
  /** Lets time pass while the page is suspended, so that due actions run late. */
  sleep(ms: number): void
} {
  let now = 1_000_000
  let pendingTimers: { dueAtMs: number; action: () => void }[] = []
  return {
    now: () => now,
    schedule(delayMs, action) {
      const timer = { dueAtMs: now + delayMs, action }
      pendingTimers.push(timer)
      return () => {
        pendingTimers = pendingTimers.filter((other) => other !== timer)
      }
    },
    sleep(ms) {
      now += ms
      this.wait(0)
    },
    wait(ms) {
      const end = now + ms
      for (;;) {
        const next = pendingTimers
          .filter(({ dueAtMs }) => dueAtMs <= end)
          .sort((one, other) => one.dueAtMs - other.dueAtMs)[0]
        if (!next) break
        pendingTimers = pendingTimers.filter((other) => other !== next)
        now = Math.max(now, next.dueAtMs)
        next.action()
      }
      now = end
    },
  }
}
