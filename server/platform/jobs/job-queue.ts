import { setImmediate, setTimeout } from 'node:timers/promises'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { OperatorAlert } from '../alerts/create-operator-alerts'
import { systemClock } from '../clock'
import type { Transaction } from '../database/open-database'
import { countJobs, type JobCount } from './count-jobs'
import { describeJobError } from './describe-job-error'
import { type ErasedUser, eraseUserJobs, lastMailDeletion } from './erase-user-jobs'
import { executeInTransaction } from './execute-in-transaction'
import { type JobName, type Jobs, jobNames, queues, type ScheduledJobName } from './jobs'
import { resumeInterruptedJobs } from './resume-interrupted-jobs'
import { type Schedule, startScheduler } from './start-scheduler'
import { createStatementTracker } from './statement-tracker'
import { watchDueJobs } from './watch-due-jobs'

export type JobQueue = {
  /**
   * Enqueues a job in the transaction of the change that causes it, so that either both are stored
   * or neither; `transaction` is null when no change causes the job. The job runs at least once;
   * jobs.ts defines how its queue retries a failure.
   */
  enqueue<Name extends JobName>(
    transaction: Transaction | null,
    name: Name,
    data: Jobs[Name],
    options?: { delaySeconds?: number },
  ): Promise<void>
  /** Enqueues several jobs of one queue in one statement. */
  enqueueAll<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: readonly Jobs[Name][],
    options?: { delaySeconds?: number },
  ): Promise<void>
  /** Runs the jobs of a queue in this process, one at a time. Retries a job if `handle` rejects. */
  work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>): Promise<void>
  /** Makes this process fetch the jobs of a queue now, instead of at the next poll. */
  wake(name: JobName): void
  /** Enqueues a job at each time of a schedule, only once when several processes run. */
  schedule(name: ScheduledJobName, schedule: Schedule): void
  /**
   * Deletes every job that mentions the user. Mails that the law requires are still sent; their
   * jobs are deleted after that.
   */
  eraseUserJobs(transaction: Transaction, user: ErasedUser): Promise<void>
  start(): Promise<void>
  /** Deletes old jobs now; pg-boss also does so on its own (`maintenanceIntervalSeconds`). */
  maintain(): Promise<void>
  /** Enqueues a mail to the operator, at most one per hour for each cause. Never rejects. */
  alert(alert: OperatorAlert): Promise<void>
  /** Counts the jobs of each queue that are neither completed nor cancelled. */
  count(): Promise<JobCount[]>
  /** Rejects when the queue does not answer. */
  check(): Promise<unknown>
  /** Stops taking jobs; resolves when the running jobs have ended, or after a timeout. */
  stop(): Promise<void>
}

type Log = {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

type Deps = {
  pool: pg.Pool
  /**
   * Whether no other process uses this database. If so, every job that is active at startup was
   * interrupted by the end of an earlier process.
   */
  isOnlyProcess: boolean
  log: Log
  /**
   * Composes the mail about a job whose last retry failed; undefined without an operator's address.
   */
  composeAlert: ((queue: JobName) => OperatorAlert) | undefined
}

/** How long pg-boss stores a completed job, and with it the text of an e-mail and its link. */
const retentionSeconds = 3_600

/** How often workers poll on their own; watch-due-jobs.ts usually wakes them earlier. */
const workerPollSeconds = 300

/**
 * How often pg-boss deletes old jobs, and looks for jobs that have exceeded the `maxSeconds` of
 * their queue because their process was killed.
 */
const maintenanceIntervalSeconds = 30

/**
 * The interval when only one process uses the database. It is longer, because that process resumes
 * interrupted jobs at startup.
 */
const singleProcessMaintenanceIntervalSeconds = 120

/**
 * How long `stop` waits for running jobs, and then again for jobs that were being fetched; jobs that
 * it interrupts are retried at the next start.
 */
const stopTimeoutMs = 15_000

/** At most one alert per cause in this time. */
const alertIntervalSeconds = 3_600

/** Creates the job queue: pg-boss in the application's database, through the application's pool. */
export function createJobQueue({ pool, isOnlyProcess, log, composeAlert }: Deps): JobQueue {
  const statements = createStatementTracker(pool)
  const boss = new PgBoss({
    db: { executeSql: statements.execute },
    maintenanceIntervalSeconds: isOnlyProcess
      ? singleProcessMaintenanceIntervalSeconds
      : maintenanceIntervalSeconds,
    archiveCompletedAfterSeconds: retentionSeconds,
    // For a day, an operator can look up a failed job by the id in the log.
    archiveFailedAfterSeconds: 86_400,
    // Nobody reads the archive: it keeps jobs for a minute only.
    deleteAfterMinutes: 1,
    // start-scheduler.ts replaces pg-boss's scheduler at a hundredth of the cost.
    schedule: false,
  })
  const schedules = new Map<JobName, Schedule>()
  let dueJobWatch: ReturnType<typeof watchDueJobs> | undefined
  let stopScheduler = async () => {}
  const workerIds = new Map<JobName, string>()
  const runningJobs = new Set<Promise<void>>()
  // Without a listener this event would crash the process.
  boss.on('error', (error) => log.error({ error: describeJobError(error) }, 'job queue error'))

  return {
    async enqueue(transaction, name, data, { delaySeconds = 0 } = {}) {
      const connection = transaction
        ? { db: { executeSql: executeInTransaction(transaction) } }
        : {}
      await boss.send(name, data, {
        ...getJobOptions(name),
        ...connection,
        startAfter: delaySeconds,
      })
      dueJobWatch?.pollFrequently()
    },

    async enqueueAll(transaction, name, jobDataList, { delaySeconds = 0 } = {}) {
      const startAfter = String(delaySeconds)
      const jobs = jobDataList.map((data) => ({ name, data, ...getJobOptions(name), startAfter }))
      await boss.insert(jobs, { db: { executeSql: executeInTransaction(transaction) } })
      dueJobWatch?.pollFrequently()
    },

    async work(name, handle) {
      const workerId = await boss.work<Jobs[typeof name]>(
        name,
        { pollingIntervalSeconds: workerPollSeconds, includeMetadata: true },
        async ([job]) => {
          if (!job) return
          await trackJob(runJob(name, job, handle))
          // Jobs are fetched one at a time, so that each has the full `maxSeconds` of its queue.
          // This wakes the worker to fetch the next job now, instead of at the next poll.
          wake(name)
        },
      )
      workerIds.set(name, workerId)
    },

    wake,

    schedule: (name, schedule) => void schedules.set(name, schedule),

    eraseUserJobs,

    async start() {
      await boss.start()
      for (const name of jobNames)
        await boss.createQueue(name, {
          name,
          policy: queues[name].isSingleton ? 'stately' : 'standard',
        })
      if (isOnlyProcess) await resumeInterruptedJobs(boss, statements.execute)
      dueJobWatch = watchDueJobs({
        clock: systemClock,
        isOnlyProcess,
        execute: statements.execute,
        wake,
      })
      stopScheduler = startScheduler({
        clock: systemClock,
        schedules,
        enqueue: (name, id) => boss.send(name, {}, { ...getJobOptions(name), id }),
        onError: (error) => log.error({ error: describeJobError(error) }, 'job queue error'),
      })
    },

    maintain: () => boss.maintain(),

    alert,

    count: () => countJobs(pool),

    check: () => boss.getQueueSize('send-mail'),

    async stop() {
      await Promise.all([dueJobWatch?.stop(), stopScheduler()])
      await boss.stop({ graceful: true, wait: true, timeout: stopTimeoutMs })
      const timeout = new AbortController()
      await Promise.race([
        waitForFetchedJobs(),
        setTimeout(stopTimeoutMs, undefined, { signal: timeout.signal }),
      ])
      timeout.abort()
      await statements.end()
    },
  }

  function wake(name: JobName) {
    const workerId = workerIds.get(name)
    if (workerId) boss.notifyWorker(workerId)
  }

  async function trackJob(job: Promise<void>) {
    runningJobs.add(job)
    try {
      await job
    } finally {
      runningJobs.delete(job)
      dueJobWatch?.pollFrequently()
    }
  }

  /**
   * Waits for jobs that were being fetched when `stop` was called: pg-boss itself waits only for
   * jobs that had already started.
   */
  async function waitForFetchedJobs() {
    do {
      await statements.waitForRunning()
      // A worker whose statement has ended starts its job before the next immediate callback.
      await setImmediate()
      await Promise.allSettled(runningJobs)
    } while (runningJobs.size > 0)
  }

  async function runJob<Name extends JobName>(
    queue: Name,
    { id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<Jobs[Name]>,
    handle: (data: Jobs[Name]) => Promise<void>,
  ) {
    const isLastAttempt = retryCount >= retryLimit
    const deleteIfRequired = async () => {
      if (queues[queue].isDeletedWhenDone) await boss.deleteJob(queue, id)
      if (queues[queue].shouldSurviveErasure)
        await statements.execute(lastMailDeletion.text, lastMailDeletion.createValues(id))
    }
    try {
      await handle(data)
      // Otherwise pg-boss would complete the job in a statement that `stop` does not wait for.
      await boss.complete(queue, id)
      await deleteIfRequired()
    } catch (error) {
      const jobError = describeJobError(error)
      const facts = { queue, id, attempt: retryCount + 1, error: jobError }
      if (isLastAttempt) await reportLastFailure(queue, facts)
      else log.warn(facts, 'job failed, to be tried again')
      await boss.fail(queue, id, jobError)
      if (isLastAttempt) await deleteIfRequired()
    }
  }

  async function reportLastFailure(queue: JobName, facts: object) {
    log.error(facts, 'job failed for good')
    if (composeAlert && !queues[queue].isMail) await alert(composeAlert(queue))
  }

  async function alert({ cause, mail }: OperatorAlert) {
    const throttling = { singletonKey: `alert:${cause}`, singletonSeconds: alertIntervalSeconds }
    await boss
      .send('send-mail', mail, { ...getJobOptions('send-mail'), ...throttling })
      .catch((error) => log.error({ error: describeJobError(error) }, 'alert not sent'))
    dueJobWatch?.pollFrequently()
  }
}

const getJobOptions = (name: JobName) => ({
  expireInSeconds: queues[name].maxSeconds,
  retryLimit: queues[name].retryLimit,
  retryDelay: queues[name].retryDelaySeconds,
  retryBackoff: true,
})
