import { sql } from 'drizzle-orm'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Transaction } from '../database/open-database'

/** Background work by name, with what each job carries (02, « Jobs »). */
export type Jobs = {
  'analyse-conversation': { conversationId: string }
  'send-mail': { to: string; subject: string; text: string; html: string }
}

export type JobName = keyof Jobs

export type JobQueue = {
  /**
   * Enqueues inside the transaction that caused it: the job exists exactly when the change does.
   * Runs at least once, again after a failure: five times, doubling from two seconds.
   */
  enqueue<Name extends JobName>(
    transaction: Transaction | null,
    name: Name,
    data: Jobs[Name],
    options?: { delaySeconds?: number },
  ): Promise<void>
  work<Name extends JobName>(name: Name, handle: (data: Jobs[Name]) => Promise<void>): Promise<void>
  start(): Promise<void>
  /** Rejects when the queue cannot be asked. */
  check(): Promise<unknown>
  /** Ends when what runs has ended. */
  stop(): Promise<void>
}

const names = ['analyse-conversation', 'send-mail'] as const satisfies readonly JobName[]

type Options = { pool: pg.Pool; onError(error: Error): void }

/** pg-boss in the product's own database, through the product's own pool. */
export function createJobQueue({ pool, onError }: Options): JobQueue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // Finished jobs are of no use after a day; failed ones stay for two weeks.
    archiveCompletedAfterSeconds: 86_400,
    deleteAfterDays: 14,
  })
  boss.on('error', onError)

  return {
    async enqueue(transaction, name, data, { delaySeconds = 0 } = {}) {
      const options = { retryLimit: 5, retryDelay: 2, retryBackoff: true }
      const joining = transaction ? { db: { executeSql: executeIn(transaction) } } : {}
      await boss.send(name, data, { ...options, ...joining, startAfter: delaySeconds })
    },

    async work(name, handle) {
      await boss.work<Jobs[typeof name]>(name, { pollingIntervalSeconds: 1 }, async (jobs) => {
        for (const job of jobs) await handle(job.data)
      })
    },

    async start() {
      await boss.start()
      for (const name of names) await boss.createQueue(name)
    },

    check: () => boss.getQueueSize(names[0]),

    stop: () => boss.stop({ graceful: true, wait: true, timeout: 15_000 }),
  }
}

/**
 * pg-boss writes text with $1, $2…; the transaction takes a template of the same. A number that
 * comes again must stay one parameter: PostgreSQL gives each a single type, by its first use.
 */
const executeIn = (transaction: Transaction) => async (text: string, values: unknown[]) => {
  const order: string[] = []
  const chunks = text.split(/\$(\d+)/).map((part, index) => {
    if (index % 2 === 0) return sql.raw(part)
    const known = order.indexOf(part)
    if (known >= 0) return sql.raw(`$${known + 1}`)
    order.push(part)
    return sql`${sql.param(values[Number(part) - 1])}`
  })
  const { rows } = await transaction.execute(sql.join(chunks))
  return { rows }
}
