// All callers of the bench, in a process of its own, so that they take nothing from the server's.
import { createProcessMeter } from '../measure-process'
import { answerOrders } from '../process-orders'
import { type Caller, createCaller } from './caller'
import type { CallerOrders } from './orders'
import { noTimings, type Timings } from './timings'

/** Microphones do not beat together: the callers are spread over the 20 ms of a frame. */
const slots = 5
const slotMs = 4
const joiningAtOnce = 5

const callers: Caller[] = []
const meter = createProcessMeter()
const origin = performance.now()
let timings = noTimings()
let slot = 0

function beat() {
  const nowMs = performance.now()
  for (; origin + slot * slotMs <= nowMs; slot++)
    for (let index = slot % slots; index < callers.length; index += slots)
      callers[index]?.tick(nowMs)
  setTimeout(beat, Math.max(1, origin + slot * slotMs - performance.now()))
}

const recordMs = (name: Exclude<keyof Timings, 'missed' | 'lost'>, ms: number) =>
  timings[name].push(ms)
const recordMiss = () => {
  timings.missed += 1
}
/** Of the whole run: a stage with fewer calls than it is said to have measures something else. */
const lost: number[] = []
const recordLoss = (closeCode: number) => void lost.push(closeCode)

/** A few at a time: how fast calls begin is not what is measured. */
async function join({ addresses }: CallerOrders['join']['order']) {
  const waiting = [...addresses]
  async function joinNext() {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const caller = createCaller(address, { recordMs, recordMiss, recordLoss })
      callers.push(caller)
      await caller.answered
    }
  }
  await Promise.all(Array.from({ length: joiningAtOnce }, joinNext))
  return null
}

beat()
answerOrders<CallerOrders>({
  join,
  begin: () => {
    meter.begin()
    timings = noTimings()
    return null
  },
  end: () => ({ ...meter.end(), timings: { ...timings, lost } }),
})
