import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createOperatorAlerts } from '../../../server/platform/alerts/create-operator-alerts'
import type { OpenDatabase } from '../../../server/platform/database/open-database'
import { createJobQueue, type JobQueue } from '../../../server/platform/jobs/job-queue'
import { queues } from '../../../server/platform/jobs/jobs'
import { engines } from '../../support/database/engines'
import { openTestDatabase } from '../../support/database/template-database'

const mail = { to: 'camille@example.test', subject: 'Bonjour', text: 'Secret', html: '<p></p>' }
const failure = Object.assign(new Error('550 <camille@example.test> unknown'), {
  code: 'EENVELOPE',
  responseCode: 550,
})
const fail = () => Promise.reject(failure)

describe.each(engines)('a failing job, on %s', (engine) => {
  let database: OpenDatabase
  let jobs: JobQueue
  const log = { warn: vi.fn(), error: vi.fn() }

  beforeAll(async () => {
    database = await openTestDatabase(engine)
    const alerts = createOperatorAlerts({
      to: 'admin@example.test',
      publicUrl: new URL('http://127.0.0.1:3000'),
    })
    jobs = createJobQueue({
      pool: database.pool,
      isOnlyProcess: false,
      log,
      composeAlert: alerts.jobFailed,
    })
    await jobs.start()
    await jobs.work('send-mail', async ({ to }) => {
      if (to === mail.to) await fail()
    })
    await jobs.work('analyse-conversation', fail)
  })
  afterAll(async () => {
    await jobs.stop()
    await database.close()
  })
  beforeEach(async () => {
    await database.pool.query('delete from pgboss.job')
    log.warn.mockClear()
    log.error.mockClear()
  })

  /** Enqueues two jobs that are at their last attempt. */
  const enqueueAtLastAttempt = () =>
    database.db.transaction(async (transaction) => {
      await jobs.enqueue(transaction, 'send-mail', mail)
      await jobs.enqueue(transaction, 'analyse-conversation', { conversationId: 'none' })
      await transaction.execute('update pgboss.job set retry_limit = 0')
    })

  test('is logged without its data and retried later', async () => {
    await jobs.enqueue(null, 'send-mail', mail)
    await expect.poll(() => log.warn.mock.calls.length).toBe(1)
    expect(log.warn).toHaveBeenCalledWith(
      {
        queue: 'send-mail',
        id: expect.any(String),
        attempt: 1,
        error: expect.objectContaining({ code: 'EENVELOPE', responseCode: 550 }),
      },
      'job failed, to be tried again',
    )
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('camille')

    const readJob = async () =>
      (
        await database.pool.query(
          `select state, output::text, retry_limit, retry_delay, retry_backoff,
             start_after > now() as is_later from pgboss.job where name = 'send-mail'`,
        )
      ).rows[0]
    await expect.poll(async () => (await readJob())?.state).toBe('retry')
    const { output, ...job } = await readJob()
    // The last retry comes 8.5 to 17 hours after the first attempt.
    expect(job).toMatchObject({ retry_limit: 11, retry_delay: 15, retry_backoff: true })
    expect(job.is_later).toBe(true)
    expect(output).not.toContain('camille')
  })

  test('does not delay the jobs after it', async () => {
    await database.db.transaction(async (transaction) => {
      for (const to of ['before@example.test', mail.to, 'after@example.test'])
        await jobs.enqueue(transaction, 'send-mail', { ...mail, to })
    })
    const readStates = async () =>
      (
        await database.pool.query(
          `select concat(data->>'to', ' ', state) as line from pgboss.job order by line`,
        )
      ).rows.map(({ line }) => line)
    await expect
      .poll(readStates)
      .toEqual([
        'after@example.test completed',
        'before@example.test completed',
        'camille@example.test retry',
      ])
  })

  test('is logged as an error and reported by e-mail after its last attempt', async () => {
    await enqueueAtLastAttempt()
    await expect.poll(() => log.error.mock.calls.length).toBe(2)
    const failures = log.error.mock.calls
    expect(failures.map(([facts, message]) => [facts.queue, message]).sort()).toEqual([
      ['analyse-conversation', 'job failed for good'],
      ['send-mail', 'job failed for good'],
    ])
    const readAlerts = async () =>
      (
        await database.pool.query(
          `select data->>'text' as text from pgboss.job where data->>'to' = 'admin@example.test'`,
        )
      ).rows
    await expect.poll(async () => (await readAlerts()).length).toBe(1)
    // The failed e-mail causes no alert by e-mail, which would fail as well.
    expect((await readAlerts())[0].text).toContain('analyse-conversation')
  })

  test('is reported at most once per hour', async () => {
    await enqueueAtLastAttempt()
    await expect.poll(() => log.error.mock.calls.length).toBe(2)
    await enqueueAtLastAttempt()
    await expect.poll(() => log.error.mock.calls.length).toBeGreaterThan(3)
    const { rows } = await database.pool.query(
      `select id from pgboss.job where singleton_key = 'alert:analyse-conversation'`,
    )
    expect(rows).toHaveLength(1)
  })
})

describe.each(engines)('a job whose process was killed, on %s', (engine) => {
  let database: OpenDatabase
  beforeAll(async () => {
    database = await openTestDatabase(engine)
  })
  afterAll(() => database.close())

  const startQueue = async ({ isOnlyProcess }: { isOnlyProcess: boolean }) => {
    const jobs = createJobQueue({
      pool: database.pool,
      isOnlyProcess,
      log: { warn: vi.fn(), error: vi.fn() },
      composeAlert: undefined,
    })
    await jobs.start()
    return jobs
  }

  /** Replaces all jobs with a mail, in the state left by a process that was killed while sending it. */
  async function interruptMail(jobs: JobQueue, secondsAgo: number) {
    await database.pool.query('delete from pgboss.job')
    await jobs.enqueue(null, 'send-mail', mail)
    await database.pool.query(
      `update pgboss.job set state = 'active', started_on = now() - $1 * interval '1 second'`,
      [secondsAgo],
    )
  }

  async function readMailJobs() {
    const { rows } = await database.pool.query(
      'select state, start_after <= now() as "isDue" from pgboss.job',
    )
    return rows
  }

  test('is retried when the time limit of its queue has passed, but not before', async () => {
    const jobs = await startQueue({ isOnlyProcess: false })
    const { maxSeconds } = queues['send-mail']
    await interruptMail(jobs, maxSeconds - 10)
    await jobs.maintain()
    expect(await readMailJobs()).toMatchObject([{ state: 'active' }])
    await interruptMail(jobs, maxSeconds + 1)
    await jobs.maintain()
    expect(await readMailJobs()).toEqual([{ state: 'retry', isDue: false }])
    await jobs.stop()
  })

  test('is due immediately after a restart of the only process', async () => {
    const firstQueue = await startQueue({ isOnlyProcess: true })
    await interruptMail(firstQueue, 0)
    await firstQueue.stop()
    const nextQueue = await startQueue({ isOnlyProcess: true })
    expect(await readMailJobs()).toEqual([{ state: 'retry', isDue: true }])
    await nextQueue.stop()
  })

  test('is left to the process that may still be running it', async () => {
    const firstQueue = await startQueue({ isOnlyProcess: false })
    await interruptMail(firstQueue, 0)
    await firstQueue.stop()
    const nextQueue = await startQueue({ isOnlyProcess: false })
    expect(await readMailJobs()).toMatchObject([{ state: 'active' }])
    await nextQueue.stop()
  })
})

test('a job queue that is being stopped first runs the job that it was fetching', async () => {
  const database = await openTestDatabase('embedded')
  const resumeFetches: (() => void)[] = []
  const pool = {
    async query(text: string, values: unknown[]) {
      const result = await database.pool.query(text, values)
      const hasFetchedJob = text.includes('SKIP LOCKED') && result.rows.length > 0
      if (hasFetchedJob) await new Promise<void>((resolve) => resumeFetches.push(resolve))
      return result
    },
  }
  const jobs = createJobQueue({
    pool: pool as unknown as typeof database.pool,
    isOnlyProcess: false,
    log: { warn: vi.fn(), error: vi.fn() },
    composeAlert: undefined,
  })
  const events: string[] = []
  await jobs.start()
  await jobs.work('send-mail', async () => {
    await new Promise(setImmediate)
    events.push('sent')
  })
  await jobs.enqueue(null, 'send-mail', mail)
  jobs.wake('send-mail')
  await expect.poll(() => resumeFetches.length).toBe(1)
  const stop = jobs.stop().then(() => events.push('stopped'))
  await new Promise((resolve) => setTimeout(resolve, 100))
  resumeFetches[0]?.()
  await stop
  expect(events).toEqual(['sent', 'stopped'])
  await database.close()
})

test('deletes the data of a sent e-mail after about an hour', async () => {
  const database = await openTestDatabase('embedded')
  const jobs = createJobQueue({
    pool: database.pool,
    isOnlyProcess: false,
    log: { warn: vi.fn(), error: vi.fn() },
    composeAlert: undefined,
  })
  await jobs.start()
  await jobs.enqueue(null, 'send-mail', mail)
  const completeJobs = (age: string) =>
    database.pool.query(
      `update pgboss.job set state = 'completed', completed_on = now() - interval '${age}'`,
    )
  const maintainAndReadData = async () => {
    await jobs.maintain()
    const { rows } = await database.pool.query(
      `select data from pgboss.job where name = 'send-mail'
       union all select data from pgboss.archive where name = 'send-mail'`,
    )
    return rows
  }
  await completeJobs('59 minutes')
  expect(await maintainAndReadData()).toHaveLength(1)
  await completeJobs('61 minutes')
  await maintainAndReadData()
  await database.pool.query(`update pgboss.archive set archived_on = now() - interval '2 minutes'`)
  expect(await maintainAndReadData()).toEqual([])
  await jobs.stop()
  await database.close()
})
