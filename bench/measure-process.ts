import { monitorEventLoopDelay, performance } from 'node:perf_hooks'

const resolutionMs = 10

export type ProcessFigures = {
  /** Of one core, all threads of the process together. */
  cpuShare: number
  lagP50Ms: number
  lagP95Ms: number
  residentBytes: number
}

/**
 * What a process takes between `begin` and `end`. The event loop's lag is how much later than asked
 * a timer of 10 ms comes. Memory is read after a collection, which lies outside the measurement.
 */
export function createProcessMeter() {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs })
  let cpuBefore = process.cpuUsage()
  let startedAtMs = 0

  const lagMs = (percent: number) => Math.max(0, delay.percentile(percent) / 1e6 - resolutionMs)

  return {
    begin() {
      globalThis.gc?.()
      delay.enable()
      delay.reset()
      cpuBefore = process.cpuUsage()
      startedAtMs = performance.now()
    },
    end(): ProcessFigures {
      const { user, system } = process.cpuUsage(cpuBefore)
      const cpuShare = (user + system) / 1_000 / (performance.now() - startedAtMs)
      const figures = { cpuShare, lagP50Ms: lagMs(50), lagP95Ms: lagMs(95) }
      delay.disable()
      globalThis.gc?.()
      return { ...figures, residentBytes: process.memoryUsage.rss() }
    },
  }
}
