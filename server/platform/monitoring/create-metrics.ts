import type pg from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobCount } from '../jobs/count-jobs'
import type { RecentActivity } from './recent-activity'

/** Histogram buckets in seconds; a companion should answer within one second. */
const answerBuckets = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 10]
/** Histogram buckets in seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2.5, 5, 10]

type Deps = {
  activity: Pick<RecentActivity, 'events'>
  pool: pg.Pool
  countJobs(): Promise<JobCount[]>
  /** Counts the current calls of all processes by state. */
  countCalls(): Promise<{ state: string; count: number }[]>
  /** The maximum number of calls that this process runs at the same time. */
  maxLiveCalls: number
}

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Creates the metrics that Prometheus reads from one process. The numbers of calls and jobs and the
 * size of the database are read at each scrape and concern the whole installation; all other
 * metrics concern this process.
 */
export function createMetrics({ activity, pool, countJobs, countCalls, maxLiveCalls }: Deps) {
  const register = new Registry()
  const registers = [register]
  // Memory, CPU and event loop lag of the process.
  collectDefaultMetrics({ register })

  const answers = new Histogram({
    name: 'amivoix_provider_first_byte_seconds',
    help: 'Time from a request to a voice provider until the first byte of its answer.',
    labelNames: ['request', 'model'],
    buckets: answerBuckets,
    registers,
  })
  const failures = new Counter({
    name: 'amivoix_provider_failures_total',
    help: 'Requests that a voice provider refused, answered too late or did not finish answering.',
    labelNames: ['provider'],
    registers,
  })
  const errors = new Counter({
    name: 'amivoix_errors_total',
    help: 'Errors written to the log.',
    registers,
  })
  const requests = new Histogram({
    name: 'amivoix_http_request_duration_seconds',
    help: 'Time to answer an HTTP request, by the class of its status.',
    labelNames: ['status'],
    buckets: requestBuckets,
    registers,
  })
  activity.events.on('answer', ({ request, model, latencyMs }) =>
    answers.observe({ request, model }, latencyMs / 1_000),
  )
  activity.events.on('failure', (provider) => failures.inc({ provider }))
  activity.events.on('loggedError', () => errors.inc())

  new Gauge({
    name: 'amivoix_call_limit',
    help: 'Maximum number of calls that this process runs at the same time (MAX_LIVE_CALLS).',
    registers,
  }).set(maxLiveCalls)
  new Gauge({
    name: 'amivoix_calls',
    help: 'Current calls of all processes, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await countCalls().catch(() => [])
      this.reset()
      for (const { state, count } of counts) this.set({ state }, count)
    },
  })
  addJobGauges(registers, countJobs)
  addDatabaseGauges(registers, pool)

  return {
    contentType: register.contentType,
    read: () => register.metrics(),
    observeRequest: (status: number, seconds: number) =>
      requests.observe({ status: `${Math.floor(status / 100)}xx` }, seconds),
  }
}

/**
 * Returns a function that runs `run`, or shares the result of the run that is in progress.
 * Prometheus gauges are collected at the same time, and several of them need the result of the same
 * statement.
 */
function shareRun<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let currentRun: Promise<Result> | undefined
  return () =>
    (currentRun ??= run().finally(() => {
      currentRun = undefined
    }))
}

function addJobGauges(registers: Registry[], countJobs: Deps['countJobs']) {
  const readCounts = shareRun(() => countJobs().catch(() => []))
  new Gauge({
    name: 'amivoix_job_oldest_due_seconds',
    help: 'How long the oldest waiting background job has been due, by queue.',
    labelNames: ['queue'],
    registers,
    async collect() {
      const counts = await readCounts()
      this.reset()
      for (const { queue, oldestDueSeconds } of counts) this.set({ queue }, oldestDueSeconds)
    },
  })
  new Gauge({
    name: 'amivoix_jobs',
    help: 'Background jobs of all processes, by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const counts = await readCounts()
      this.reset()
      for (const { queue, oldestDueSeconds: _, ...states } of counts)
        for (const [state, count] of Object.entries(states)) this.set({ queue, state }, count)
    },
  })
}

function addDatabaseGauges(registers: Registry[], pool: pg.Pool) {
  const probe = shareRun(() => probeDatabase(pool))
  new Gauge({
    name: 'amivoix_database_up',
    help: 'Whether the database answers: 1 or 0.',
    registers,
    async collect() {
      this.set((await probe()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'amivoix_database_size_bytes',
    help: 'Size of the database on its disk.',
    registers,
    async collect() {
      const result = await probe()
      if (result) this.set(result.sizeBytes)
    },
  })
  new Gauge({
    name: 'amivoix_database_response_seconds',
    help: 'Duration of the statement that reads the size of the database, with the wait for a connection.',
    registers,
    async collect() {
      const result = await probe()
      if (result) this.set(result.seconds)
    },
  })
  new Gauge({
    name: 'amivoix_database_connections',
    help: 'Connections of this process to the database, and statements that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

/** Returns null when the database does not answer. */
async function probeDatabase(pool: pg.Pool) {
  const startedAtMs = performance.now()
  const result = await pool
    .query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes')
    .catch(() => null)
  return (
    result && {
      sizeBytes: result.rows[0]?.bytes ?? 0,
      seconds: (performance.now() - startedAtMs) / 1_000,
    }
  )
}
