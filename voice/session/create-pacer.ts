import type { Clock } from '../ports/clock'
import type { Pacer } from './pacer'

const beatMs = 20

/**
 * One beat of 20 ms for all calls of a process. Beats are counted from an origin, so that a late
 * timer is caught up by a larger number of steps and never drifts. Nothing runs while no call does.
 */
export function createPacer(clock: Clock): Pacer {
  const members = new Set<(steps: number) => void>()
  let originMs = 0
  let beaten = 0
  let stop: (() => void) | null = null

  const scheduleNext = () => {
    const dueAtMs = originMs + (beaten + 1) * beatMs
    stop = clock.schedule(Math.max(1, dueAtMs - clock.monotonicMs()), beat)
  }

  function beat() {
    stop = null
    const due = Math.floor((clock.monotonicMs() - originMs) / beatMs)
    const steps = due - beaten
    beaten = due
    if (steps > 0) for (const onBeat of members) onBeat(steps)
    if (members.size > 0) scheduleNext()
  }

  return {
    join(onBeat) {
      members.add(onBeat)
      if (members.size === 1 && stop === null) {
        originMs = clock.monotonicMs()
        beaten = 0
        scheduleNext()
      }
      return () => {
        members.delete(onBeat)
        if (members.size > 0) return
        stop?.()
        stop = null
      }
    },
  }
}
