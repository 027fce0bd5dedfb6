import type { ProcessUsage } from '../process-monitor'
import type { Timings } from './timings'

/** Commands that bench/calls/server.process.ts executes. */
export type ServerCommands = {
  /** Creates accounts and reserved calls; returns their WebSocket URLs. */
  reserve: { input: { count: number }; output: string[] }
  startMeasuring: { input: null; output: null }
  stopMeasuring: { input: null; output: ProcessUsage }
}

/** Commands that bench/calls/callers.process.ts executes. */
export type CallerCommands = {
  /** Connects a caller to each URL; resolves when all calls are live. */
  join: { input: { urls: string[] }; output: null }
  startMeasuring: { input: null; output: null }
  stopMeasuring: { input: null; output: ProcessUsage & { timings: Timings } }
}
