import { setFlagsFromString } from 'node:v8'

/** With fewer calls, full collections are rare and short. */
const busyCalls = 20
/**
 * The growth of the heap since the last full collection, in percent, at which the next one begins.
 */
const growingPercent = 60

/**
 * Returns a function to be called with the number of live calls. While there are many, V8 may let the
 * heap grow further before it collects all garbage: otherwise it does so every four seconds,
 * because sent audio is kept for seconds, and each collection slows the process down for 0.1 to 0.4 s.
 * V8 reads the flag after each full collection; with 0 it decides itself.
 */
export function createHeapGrowth(setFlags: (flags: string) => void = setFlagsFromString) {
  let isBusy = false
  return (liveCalls: number) => {
    const wasBusy = isBusy
    isBusy = liveCalls >= busyCalls || (wasBusy && liveCalls > 0)
    if (isBusy !== wasBusy) setFlags(`--heap-growing-percent=${isBusy ? growingPercent : 0}`)
  }
}
