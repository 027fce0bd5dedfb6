import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '../../server/platform/database/open-database'
import { failedJobMail } from '../../server/platform/jobs/failed-job-mail'
import { createJobQueue, type JobQueue } from '../../server/platform/jobs/job-queue'
import { createDatabase } from '../support/database/create-test-database'
import { engines } from '../support/product/start-product'

const mail = { to: 'camille@example.test', subject: 'Bonjour', text: 'Secret', html: '<p></p>' }
const refusal = Object.assign(new Error('550 <camille@example.test> unknown'), {
  code: 'EENVELOPE',
  responseCode: 550,
})
const refuse = () => Promise.reject(refusal)

describe.each(engines)('a job that fails, on %s,', (engine) => {
  let database: OpenDatabase
  let jobs: JobQueue
  const log = { warn: vi.fn(), error: vi.fn() }

  beforeAll(async () => {
    database = await openDatabase(
      engine === 'PostgreSQL'
        ? { kind: 'server', url: await createDatabase(inject('postgresUrl')) }
        : { kind: 'embedded' },
    )
    const composeAlert = failedJobMail('admin@example.test', new URL('http://127.0.0.1:3000'))
    jobs = createJobQueue({ pool: database.pool, log, composeAlert })
    await jobs.start()
    await jobs.work('send-mail', async ({ to }) => {
      if (to === mail.to) await refuse()
    })
    await jobs.work('analyse-conversation', refuse)
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

  /** As if every try but the last had failed already. */
  const enqueueLastTry = () =>
    database.db.transaction(async (transaction) => {
      await jobs.enqueue(transaction, 'send-mail', mail)
      await jobs.enqueue(transaction, 'analyse-conversation', { conversationId: 'none' })
      await transaction.execute('update pgboss.job set retry_limit = 0')
    })

  test('is logged, without what it carried, and tried again later', async () => {
    await jobs.enqueue(null, 'send-mail', mail)
    await expect.poll(() => log.warn.mock.calls.length, { timeout: 10_000 }).toBe(1)
    expect(log.warn).toHaveBeenCalledWith(
      {
        queue: 'send-mail',
        id: expect.any(String),
        attempt: 1,
        fault: expect.objectContaining({ code: 'EENVELOPE', responseCode: 550 }),
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
    // Fifteen seconds, doubled eleven times: most of a day.
    expect(job).toMatchObject({ retry_limit: 11, retry_delay: 15, retry_backoff: true })
    expect(job.is_later).toBe(true)
    expect(output).not.toContain('camille')
  })

  test('holds up none of those it was taken with', async () => {
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
      .poll(readStates, { timeout: 10_000 })
      .toEqual([
        'after@example.test completed',
        'before@example.test completed',
        'camille@example.test retry',
      ])
  })

  test('for good is an error in the log that names it, and a mail to the operator', async () => {
    await enqueueLastTry()
    await expect.poll(() => log.error.mock.calls.length, { timeout: 10_000 }).toBe(2)
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
    // For the analysis: a mail that says that mails fail would fail as well.
    expect((await readAlerts())[0].text).toContain('analyse-conversation')
  })

  test('again for good within the hour writes to the operator no second time', async () => {
    await enqueueLastTry()
    await expect.poll(() => log.error.mock.calls.length, { timeout: 10_000 }).toBe(2)
    await enqueueLastTry()
    await expect.poll(() => log.error.mock.calls.length, { timeout: 10_000 }).toBeGreaterThan(3)
    const { rows } = await database.pool.query(
      `select id from pgboss.job where singleton_key = 'alert:analyse-conversation'`,
    )
    expect(rows).toHaveLength(1)
  })
})

test('the words of a mail that was sent are gone after an hour and some minutes', async () => {
  const database = await openDatabase({ kind: 'embedded' })
  const jobs = createJobQueue({
    pool: database.pool,
    log: { warn: vi.fn(), error: vi.fn() },
    composeAlert: undefined,
  })
  await jobs.start()
  await jobs.enqueue(null, 'send-mail', mail)
  const age = (time: string) =>
    database.pool.query(
      `update pgboss.job set state = 'completed', completed_on = now() - interval '${time}'`,
    )
  const readWords = async () => {
    await jobs.maintain()
    const { rows } = await database.pool.query(
      `select data from pgboss.job where name = 'send-mail'
       union all select data from pgboss.archive where name = 'send-mail'`,
    )
    return rows
  }
  await age('59 minutes')
  expect(await readWords()).toHaveLength(1)
  await age('61 minutes')
  await readWords()
  await database.pool.query(`update pgboss.archive set archived_on = now() - interval '2 minutes'`)
  expect(await readWords()).toEqual([])
  await jobs.stop()
  await database.close()
})
