import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Transaction } from '../database/open-database'
import type { Mail } from '../mail/mail'
import { describeFault } from './describe-fault'
import { executeIn } from './execute-in'
import { deleteLastMail, type Forgotten, forgetJobs } from './forget-jobs'
import { type JobName, type Jobs, jobNames, queues } from './jobs'
import { createOpenStatements } from './open-statements'

export type JobQueue = {
  /**
   * Enqueues inside the transaction that caused it: the job exists exactly when the change does.
   * Runs at least once, again after a failure as its queue says (jobs.ts).
   */
  enqueue<Name extends JobName>(
    transaction: Transaction | null,
    name: Name,
    data: Jobs[Name],
    options?: { delaySeconds?: number },
  ): Promise<void>
  /** The same for several of a kind, in one statement. */
  enqueueAll<Name extends JobName>(
    transaction: Transaction,
    name: Name,
    data: readonly Jobs[Name][],
    options?: { delaySeconds?: number },
  ): Promise<void>
  work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>): Promise<void>
  /** Enqueues it at each time of a cron line, in Paris, once whatever the number of processes. */
  schedule<Name extends JobName>(name: Name, cron: string, data: Jobs[Name]): Promise<void>
  /** Removes every job that names this person, whatever its state; receipts leave first. */
  forget(transaction: Transaction, person: Forgotten): Promise<void>
  start(): Promise<void>
  /** Removes what is done and old; it is done every two minutes anyway. */
  maintain(): Promise<void>
  /** Rejects when the queue cannot be asked. */
  check(): Promise<unknown>
  /** Ends when what runs has ended. */
  stop(): Promise<void>
}

type Log = {
  warn(facts: object, message: string): void
  error(facts: object, message: string): void
}

type Options = {
  pool: pg.Pool
  log: Log
  /** Tells the operator that a job has failed for good; nobody is told without an address. */
  composeAlert: ((queue: JobName) => Mail) | undefined
}

/** How long pg-boss keeps a job that is done, and with it the words of a mail and its link. */
const keptSeconds = 3_600

/** pg-boss in the product's own database, through the product's own pool. */
export function createJobQueue({ pool, log, composeAlert }: Options): JobQueue {
  const statements = createOpenStatements(pool)
  const boss = new PgBoss({
    db: { executeSql: statements.execute },
    archiveCompletedAfterSeconds: keptSeconds,
    // Long enough for an operator to look at what the log names.
    archiveFailedAfterSeconds: 86_400,
    // The archive is of no use: it is emptied as it fills.
    deleteAfterMinutes: 1,
  })
  // Unheard, this event would end the process.
  boss.on('error', (error) => log.error({ fault: describeFault(error) }, 'job queue'))

  return {
    async enqueue(transaction, name, data, { delaySeconds = 0 } = {}) {
      const joining = transaction ? { db: { executeSql: executeIn(transaction) } } : {}
      await boss.send(name, data, { ...retriesOf(name), ...joining, startAfter: delaySeconds })
    },

    async enqueueAll(transaction, name, several, { delaySeconds = 0 } = {}) {
      const startAfter = String(delaySeconds)
      const jobs = several.map((data) => ({ name, data, ...retriesOf(name), startAfter }))
      await boss.insert(jobs, { db: { executeSql: executeIn(transaction) } })
    },

    async work(name, handle) {
      const { pollSeconds, batchSize = 1 } = queues[name]
      await boss.work<Jobs[typeof name]>(
        name,
        { pollingIntervalSeconds: pollSeconds, batchSize, includeMetadata: true },
        async (jobs) => {
          for (const job of jobs) await run(name, job, handle)
        },
      )
    },

    schedule: (name, cron, data) =>
      boss.schedule(name, cron, data, { ...retriesOf(name), tz: 'Europe/Paris' }),

    forget: forgetJobs,

    async start() {
      await boss.start()
      for (const name of jobNames)
        await boss.createQueue(name, {
          name,
          policy: queues[name].isAlone ? 'stately' : 'standard',
        })
    },

    maintain: () => boss.maintain(),

    check: () => boss.getQueueSize('send-mail'),

    async stop() {
      await boss.stop({ graceful: true, wait: true, timeout: 15_000 })
      await statements.end()
    },
  }

  async function run<Name extends JobName>(
    queue: Name,
    { id, data, retryCount, retryLimit }: PgBoss.JobWithMetadata<Jobs[Name]>,
    handle: (data: Jobs[Name]) => Promise<void>,
  ) {
    const isLast = retryCount >= retryLimit
    const forget = async () => {
      if (queues[queue].leavesNothing) await boss.deleteJob(queue, id)
      if (queues[queue].outlivesAccount)
        await statements.execute(deleteLastMail.text, deleteLastMail.valuesOf(id))
    }
    try {
      await handle(data)
      // At once, so that a stop in the middle of a batch repeats none of it.
      await boss.complete(queue, id)
      await forget()
    } catch (error) {
      const fault = describeFault(error)
      const facts = { queue, id, attempt: retryCount + 1, fault }
      if (isLast) await reportLastFailure(queue, facts)
      else log.warn(facts, 'job failed, to be tried again')
      await boss.fail(queue, id, fault)
      if (isLast) await forget()
    }
  }

  async function reportLastFailure(queue: JobName, facts: object) {
    log.error(facts, 'job failed for good')
    if (!composeAlert || queues[queue].isMail) return
    const oneAnHour = { singletonKey: `alert:${queue}`, singletonSeconds: keptSeconds }
    await boss
      .send('send-mail', composeAlert(queue), { ...retriesOf('send-mail'), ...oneAnHour })
      .catch((error) => log.error({ fault: describeFault(error) }, 'alert not sent'))
  }
}

const retriesOf = (name: JobName) => ({
  retryLimit: queues[name].retryLimit,
  retryDelay: queues[name].retryDelaySeconds,
  retryBackoff: true,
})
