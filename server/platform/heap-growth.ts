import { setFlagsFromString } from 'node:v8'

/** With fewer calls, full collections are rare and short. */
const busyCalls = 20
/** With many calls, a full collection begins when the heap has grown by this much since the last one. */
const busyGrowthPercent = 60

/**
 * Returns a function to be called with the number of live calls. While there are many, it lets the
 * heap grow further before V8 collects all garbage. V8 would otherwise do so every four seconds,
 * because sent audio stays in memory for seconds, and each collection slows the process down for 0.1
 * to 0.4 s. V8 reads the flag after each full collection; with 0 it decides itself.
 */
export function createHeapGrowth(setFlags: (flags: string) => void = setFlagsFromString) {
  let isBusy = false
  return (liveCalls: number) => {
    const wasBusy = isBusy
    isBusy = liveCalls >= busyCalls || (wasBusy && liveCalls > 0)
    if (isBusy !== wasBusy) setFlags(`--heap-growing-percent=${isBusy ? busyGrowthPercent : 0}`)
  }
}
