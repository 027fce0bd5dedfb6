import type { Clock } from '../ports/clock'
import type { Pacer } from './pacer'

const beatMs = 20
/** The calls of a process take turns within a beat, so that none waits until all have been served. */
const slotCount = 5
const slotMs = beatMs / slotCount

type OnBeat = () => void

/**
 * One beat of 20 ms for all calls of a process, each in one of five slots of 4 ms. Slots are counted
 * from an origin, so that a late timer makes one beat of those it missed and never drifts.
 * Nothing runs while no call does.
 */
export function createPacer(clock: Clock): Pacer {
  const slots = Array.from({ length: slotCount }, () => new Set<OnBeat>())
  let originMs = 0
  let passed = 0
  let stop: (() => void) | null = null

  const isEmpty = () => slots.every(({ size }) => size === 0)
  const emptiest = () => slots.reduce((least, slot) => (slot.size < least.size ? slot : least))
  /** How often a slot's turn has come when so many turns are over. */
  const turnsOf = (slot: number, turns: number) => Math.floor((turns - slot) / slotCount)

  function scheduleNext() {
    stop?.()
    let next = passed + 1
    while (slots[next % slotCount]?.size === 0) next += 1
    const dueAtMs = originMs + next * slotMs
    stop = clock.schedule(Math.max(1, dueAtMs - clock.monotonicMs()), beat)
  }

  function beat() {
    stop = null
    const before = passed
    passed = Math.floor((clock.monotonicMs() - originMs) / slotMs)
    for (const [slot, members] of slots.entries()) {
      const steps = turnsOf(slot, passed) - turnsOf(slot, before)
      if (steps > 0) for (const onBeat of members) onBeat()
    }
    if (!isEmpty()) scheduleNext()
  }

  return {
    join(onBeat) {
      if (isEmpty() && stop === null) {
        originMs = clock.monotonicMs()
        passed = 0
      }
      const slot = emptiest()
      slot.add(onBeat)
      scheduleNext()
      return () => {
        slot.delete(onBeat)
        if (!isEmpty()) return
        stop?.()
        stop = null
      }
    },
  }
}
