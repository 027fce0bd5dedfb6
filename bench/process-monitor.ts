import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const resolutionMs = 10

export type ProcessUsage = {
  /** CPU time of all threads as a share of one core. */
  cpuShare: number
  lagP50Ms: number
  lagP95Ms: number
  residentBytes: number
}

/**
 * Measures CPU time and event loop lag between `start` and `stop`, and the memory at `stop`. The lag
 * is how late a timer of 10 ms fires. Memory is read after a garbage collection that is not part of
 * the measured time.
 */
export function createProcessMonitor() {
  const delayHistogram = monitorEventLoopDelay({ resolution: resolutionMs })
  let cpuBefore = process.cpuUsage()
  let startedAtMs = 0

  const readLagMs = (percentile: number) =>
    Math.max(0, delayHistogram.percentile(percentile) / 1e6 - resolutionMs)

  return {
    start() {
      globalThis.gc?.()
      delayHistogram.enable()
      delayHistogram.reset()
      cpuBefore = process.cpuUsage()
      startedAtMs = performance.now()
    },
    stop(): ProcessUsage {
      const { user, system } = process.cpuUsage(cpuBefore)
      const cpuShare = (user + system) / 1_000 / (performance.now() - startedAtMs)
      const usage = { cpuShare, lagP50Ms: readLagMs(50), lagP95Ms: readLagMs(95) }
      delayHistogram.disable()
      globalThis.gc?.()
      return { ...usage, residentBytes: process.memoryUsage.rss() }
    },
  }
}
