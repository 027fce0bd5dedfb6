import type { Clock } from '../../ports/clock'

/** Ticks every 20 ms for every call of a process. */
export type Pacer = {
  /** Calls onTick at each tick; when several ticks are late, once for all of them. */
  join(onTick: () => void): Ticks
}

/** The ticks of one call. */
export type Ticks = {
  /**
   * Skips the ticks before this monotonic time, in whole milliseconds. A tick in the same millisecond is not
   * skipped. Replaces the time of the previous `skipUntil`.
   */
  skipUntil(atMs: number): void
  leave(): void
}

const tickMs = 20
/** Calls are spread over the tick interval, so that no call waits for all others. */
const slotCount = 5
const slotMs = tickMs / slotCount

type Member = { onTick(): void; skipsUntilMs: number }

/**
 * Creates the pacer of a process: each call ticks every 20 ms, in one of five slots of 4 ms. Slots are
 * counted from a fixed origin, so that a late timer ticks once for all ticks that it missed, and ticks
 * never drift. No timer runs while there is no call.
 */
export function createPacer(clock: Clock): Pacer {
  const slots = Array.from({ length: slotCount }, () => new Set<Member>())
  let originMs = 0
  /** How many slots of 4 ms had passed since the origin at the last tick. */
  let passedSlotCount = 0
  let stop: (() => void) | null = null

  const isEmpty = () => slots.every(({ size }) => size === 0)
  const findSmallestSlot = () =>
    slots.reduce((smallestSlot, slot) => (slot.size < smallestSlot.size ? slot : smallestSlot))
  /** Returns how many ticks a slot has had when this many slots of 4 ms have passed. */
  const countTicks = (slot: number, passedCount: number) =>
    Math.floor((passedCount - slot) / slotCount)

  function scheduleNext() {
    stop?.()
    let nextSlotNumber = passedSlotCount + 1
    while (slots[nextSlotNumber % slotCount]?.size === 0) nextSlotNumber += 1
    const dueAtMs = originMs + nextSlotNumber * slotMs
    stop = clock.schedule(Math.max(1, dueAtMs - clock.monotonicMs()), tick)
  }

  function tick() {
    stop = null
    const previouslyPassedSlotCount = passedSlotCount
    const nowMs = clock.monotonicMs()
    passedSlotCount = Math.floor((nowMs - originMs) / slotMs)
    for (const [slot, members] of slots.entries()) {
      const tickCount =
        countTicks(slot, passedSlotCount) - countTicks(slot, previouslyPassedSlotCount)
      if (tickCount === 0) continue
      for (const member of members) if (Math.floor(nowMs) >= member.skipsUntilMs) member.onTick()
    }
    if (!isEmpty()) scheduleNext()
  }

  return {
    join(onTick) {
      if (isEmpty() && stop === null) {
        originMs = clock.monotonicMs()
        passedSlotCount = 0
      }
      const slot = findSmallestSlot()
      const member: Member = { onTick, skipsUntilMs: Number.NEGATIVE_INFINITY }
      slot.add(member)
      scheduleNext()
      return {
        skipUntil(atMs) {
          member.skipsUntilMs = atMs
        },
        leave() {
          slot.delete(member)
          if (!isEmpty()) return
          stop?.()
          stop = null
        },
      }
    },
  }
}
