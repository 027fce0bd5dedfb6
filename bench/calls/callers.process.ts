// All simulated callers, in a process of their own, so that the figures of the server's process do not include them.

import { serveCommands } from '../bench-process'
import { createProcessMonitor } from '../process-monitor'
import { type Caller, createCaller } from './caller'
import type { CallerCommands } from './process-commands'
import { createTimings, type Timings } from './timings'

/**
 * The callers are divided into slots, which send their frames at different times within each 20 ms, because real
 * microphones are not synchronised.
 */
const slotCount = 5
const slotMs = 4
const maxConcurrentJoins = 5

const callers: Caller[] = []
const monitor = createProcessMonitor()
const startedAtMs = performance.now()
let timings = createTimings()
let slot = 0

function tickCallers() {
  const nowMs = performance.now()
  for (; startedAtMs + slot * slotMs <= nowMs; slot++)
    for (let index = slot % slotCount; index < callers.length; index += slotCount)
      callers[index]?.tick(nowMs)
  setTimeout(tickCallers, Math.max(1, startedAtMs + slot * slotMs - performance.now()))
}

const recordMs = (name: Exclude<keyof Timings, 'timeouts' | 'closeCodes'>, ms: number) =>
  timings[name].push(ms)
const recordTimeout = () => {
  timings.timeouts += 1
}
/** Not reset between stages, because a call that is lost in one stage is missing in every later one. */
const closeCodes: number[] = []
const recordClose = (closeCode: number) => void closeCodes.push(closeCode)

/** Connects only a few callers at a time, because how fast many calls start is not measured here. */
async function join({ urls }: CallerCommands['join']['input']) {
  const remainingUrls = [...urls]
  async function joinRemaining() {
    for (let url = remainingUrls.shift(); url; url = remainingUrls.shift()) {
      const caller = createCaller(url, { recordMs, recordTimeout, recordClose })
      callers.push(caller)
      await caller.connected
    }
  }
  await Promise.all(Array.from({ length: maxConcurrentJoins }, joinRemaining))
  return null
}

tickCallers()
serveCommands<CallerCommands>({
  join,
  startMeasuring: () => {
    monitor.start()
    timings = createTimings()
    return null
  },
  stopMeasuring: () => ({ ...monitor.stop(), timings: { ...timings, closeCodes } }),
})
