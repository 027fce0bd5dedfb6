import { setImmediate as afterPendingWork } from 'node:timers/promises'
import type { Clock } from '../ports/clock'

export type VirtualClock = Clock & {
  /** Advances the time: runs due timers in order, and after each timer the pending promises. */
  advance(ms: number): Promise<void>
  /** Simulates a stall of this length: the timers that were due run late, all at once. */
  stall(ms: number): Promise<void>
}

const startedAtEpochMs = Date.UTC(2026, 2, 1, 20, 0, 0)

/** Creates a clock that only `advance` and `stall` move forward. */
export function createVirtualClock(): VirtualClock {
  let nowMs = 0
  let lastTimerId = 0
  const timers = new Map<number, { atMs: number; action: () => void }>()

  function findNextTimer(untilMs: number) {
    let earliestTimer: { id: number; atMs: number; action: () => void } | null = null
    for (const [id, timer] of timers)
      if (timer.atMs <= untilMs && (!earliestTimer || timer.atMs < earliestTimer.atMs))
        earliestTimer = { id, ...timer }
    return earliestTimer
  }

  return {
    monotonicMs: () => nowMs,
    now: () => new Date(startedAtEpochMs + nowMs),
    schedule(delayMs, action) {
      lastTimerId += 1
      const id = lastTimerId
      timers.set(id, { atMs: nowMs + Math.max(0, delayMs), action })
      return () => timers.delete(id)
    },
    async advance(ms) {
      const untilMs = nowMs + ms
      await afterPendingWork()
      for (let timer = findNextTimer(untilMs); timer; timer = findNextTimer(untilMs)) {
        timers.delete(timer.id)
        nowMs = Math.max(nowMs, timer.atMs)
        timer.action()
        await afterPendingWork()
      }
      nowMs = untilMs
    },
    async stall(ms) {
      nowMs += ms
      await this.advance(0)
    },
  }
}
