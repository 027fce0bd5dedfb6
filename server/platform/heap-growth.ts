import { setFlagsFromString } from 'node:v8'

/** From this many live calls on, full garbage collections are delayed; with fewer, they are rare anyway. */
const busyCallCount = 20

/** With many calls, a full collection begins when the heap has grown by this percentage. */
const busyGrowthPercent = 60

/**
 * Returns a function to call with the number of live calls. From `busyCallCount` calls on, until no
 * call is left, it lets the heap grow further before V8 runs a full collection. V8 would otherwise
 * run a full collection every four seconds, because sent audio stays in memory for seconds, and
 * each collection slows the process down for 0.1 to 0.4 s. V8 reads the flag after each full
 * collection; 0 lets V8 choose the growth.
 */
export function createHeapGrowthUpdater(setFlags: (flags: string) => void = setFlagsFromString) {
  let isBusy = false
  return (liveCallCount: number) => {
    const wasBusy = isBusy
    isBusy = liveCallCount >= busyCallCount || (wasBusy && liveCallCount > 0)
    if (isBusy !== wasBusy) setFlags(`--heap-growing-percent=${isBusy ? busyGrowthPercent : 0}`)
  }
}
