import { setTimeout as sleep } from 'node:timers/promises'
import { forkProcess } from './bench-process'
import type { CallerCommands, ServerCommands } from './calls/process-commands'
import { endpointingDelayMs, interruptionDelayMs, type Timings } from './calls/timings'
import { percentile, report, round } from './figure'
import type { ProcessUsage } from './process-monitor'

// Measures the latency that the product itself adds to a call, and the CPU time and memory that a call costs.
// One process runs the product on the embedded database in memory; its companion answers each turn at once with
// 6 s of speech (bench/calls/instant-voice.ts). Another process simulates the callers over real WebSockets: a
// microphone frame every 20 ms, paused after two seconds of silence as in the page, voice activity events,
// cancellations, and interruptions (bench/calls/caller.ts). The number of callers grows in stages, each
// measured after a warm-up.
//
// Times are taken by the callers, so they include the sockets, both event loops, and the machine's
// load. The silence that the product waits for before it ends a turn, and the speech that it waits for
// before an interruption, are not measured: turns are committed explicitly (as with push to talk), or the
// wait is subtracted.

type Stage = { size: number; warmUpMs: number; measureMs: number }
type Result = {
  size: number
  serverUsage: ProcessUsage
  callersUsage: ProcessUsage
  timings: Timings
}

const baseStages: Stage[] = [
  { size: 50, warmUpMs: 10_000, measureMs: 15_000 },
  { size: 400, warmUpMs: 10_000, measureMs: 20_000 },
  { size: 500, warmUpMs: 8_000, measureMs: 15_000 },
]
/** These stages run only as long as the lag of the server's event loop stays within `maxLagMs`. */
const extraStages = [700, 900, 1_200].map((size) => ({
  size,
  warmUpMs: 7_000,
  measureMs: 8_000,
}))
const maxLagMs = 20
/** Small, because the embedded database is slow and tickets expire; starting calls is not measured. */
const reservationBatchSize = 20

const server = forkProcess<ServerCommands>('calls-server')
const callers = forkProcess<CallerCommands>('calls-callers')
const results: Result[] = []
try {
  for (const stage of baseStages) results.push(await measure(stage))
  for (const stage of extraStages) {
    if (!hasAcceptableLag(results.at(-1))) break
    results.push(await measure(stage))
  }
} finally {
  await Promise.all([server.stop(), callers.stop()])
}

for (const result of results) if ([50, 400].includes(result.size)) reportTimes(result)
reportCapacity()
reportCost()

async function measure({ size, warmUpMs, measureMs }: Stage): Promise<Result> {
  for (
    let joinedCount = results.at(-1)?.size ?? 0;
    joinedCount < size;
    joinedCount += reservationBatchSize
  ) {
    const urls = await server.run('reserve', {
      count: Math.min(reservationBatchSize, size - joinedCount),
    })
    await callers.run('join', { urls })
  }
  await sleep(warmUpMs)
  await Promise.all([server.run('startMeasuring', null), callers.run('startMeasuring', null)])
  await sleep(measureMs)
  const [serverUsage, { timings, ...callersUsage }] = await Promise.all([
    server.run('stopMeasuring', null),
    callers.run('stopMeasuring', null),
  ])
  return { size, serverUsage, callersUsage, timings }
}

function hasAcceptableLag(result: Result | undefined) {
  return result !== undefined && result.serverUsage.lagP95Ms <= maxLagMs
}

/**
 * Also reports the load of the callers' process: if it is overloaded, the times measure the
 * callers.
 */
function reportTimes({ size, timings, callersUsage: { cpuShare, lagP95Ms } }: Result) {
  const { timeouts, closeCodes } = timings
  reportTime(`turn committed → first audio, ${size} calls`, timings.commitToAudioMs, {
    goalMs: 10,
  })
  reportTime(
    `${endpointingDelayMs} ms of silence → first audio, ${size} calls`,
    timings.silenceToAudioMs,
  )
  reportTime(
    `response.cancel → response cancelled, ${size} calls`,
    timings.cancelRequestToCancelMs,
    { goalMs: 20 },
  )
  reportTime(
    `${interruptionDelayMs} ms of speech → response cancelled, ${size} calls`,
    timings.speechToCancelMs,
    { goalMs: 20 },
  )
  report({
    name: `expected events that never came, ${size} calls`,
    value: timeouts,
    unit: '',
    goal: '0',
    isMet: timeouts === 0,
  })
  report({
    name: `calls lost since the start, ${size} calls`,
    value: closeCodes.length,
    unit: '',
    goal: '0',
    isMet: closeCodes.length === 0,
  })
  report({
    name: `CPU of the simulated callers, ${size} calls`,
    value: round(cpuShare * 100),
    unit: '%',
  })
  report({
    name: `event loop lag of the simulated callers, ${size} calls, p95`,
    value: round(lagP95Ms),
    unit: 'ms',
  })
}

function reportTime(name: string, samples: number[], { goalMs }: { goalMs?: number } = {}) {
  const p95 = percentile(samples, 0.95)
  report({ name: `${name}, p50`, value: round(percentile(samples, 0.5)), unit: 'ms' })
  report({
    name: `${name}, p95 (n = ${samples.length})`,
    value: round(p95),
    unit: 'ms',
    ...(goalMs !== undefined && { goal: `≤ ${goalMs} ms`, isMet: p95 <= goalMs }),
  })
}

function reportCapacity() {
  for (const { size, serverUsage } of results.slice(1))
    report({
      name: `event loop lag of the server, ${size} calls, p95`,
      value: round(serverUsage.lagP95Ms),
      unit: 'ms',
      ...(size === 500 && { goal: '≤ 20 ms', isMet: serverUsage.lagP95Ms <= maxLagMs }),
    })
  const capacity = Math.max(0, ...results.filter(hasAcceptableLag).map(({ size }) => size))
  report({
    name: 'calls in one process with an event loop lag of at most 20 ms',
    value: capacity,
    unit: 'calls',
    goal: '≥ 500',
    isMet: capacity >= 500,
  })
}

/**
 * Reports the CPU time and the memory of a call. The memory is what each additional call adds; what the product needs
 * when there are no calls is not included.
 */
function reportCost() {
  const few = results.find(({ size }) => size === 50)
  const many = results.find(({ size }) => size === 500)
  if (!few || !many) return
  const cpuPercentPerCall = (many.serverUsage.cpuShare / many.size) * 100
  report({
    name: 'CPU per call as a share of one core, 500 calls',
    value: round(cpuPercentPerCall, 3),
    unit: '%',
    goal: '≤ 0.1 %',
    isMet: cpuPercentPerCall <= 0.1,
  })
  const bytes = many.serverUsage.residentBytes - few.serverUsage.residentBytes
  const megabytes = bytes / (many.size - few.size) / 1e6
  report({
    name: 'memory per call, from 50 to 500 calls',
    value: round(megabytes, 2),
    unit: 'MB',
    goal: '≤ 0.5 MB',
    isMet: megabytes <= 0.5,
  })
}
