import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { wireRetention } from '../../../server/composition/wire-retention'
import {
  applyRetentionRule,
  isRetentionRuleDue,
} from '../../../server/features/retention/apply-retention-rule'
import { retentionRules } from '../../../server/features/retention/retention-rules'
import type { JobQueue } from '../../../server/platform/jobs/job-queue'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

type Job = (typeof retentionRules)[number]['job']

describe('retention rules', () => {
  let product: TestProduct
  let camille: TestUser

  beforeAll(async () => {
    product = await startProduct()
    camille = await product.signUp('camille')
    for (const { job } of retentionRules) await waitForRun(job)
  })
  afterAll(() => product?.close())

  const query = (text: string, values: unknown[] = []) => product.pool.query(text, values)
  const findRule = (job: Job) => {
    const rule = retentionRules.find((rule) => rule.job === job)
    if (!rule) throw new Error(`There is no retention rule ${job}`)
    return rule
  }
  const applyRule = (job: Job, batchSize = 2) =>
    applyRetentionRule(product.database, { ...findRule(job), batchSize })
  const readLastRun = async (job: Job) =>
    (await query('select ran_at, deleted from retention_runs where timer = $1', [job])).rows[0]
  /** Waits for the end of the run at start-up, which would interfere with the tests. */
  const waitForRun = (job: Job) =>
    vi.waitFor(async () => expect(await readLastRun(job)).toBeDefined(), { timeout: 15_000 })

  async function createConversation(age: string, turnCount: number) {
    const id = randomUUID()
    await query(
      `insert into calls (id, user_id, agent_id, agent_name, agent_version, state, owner,
         reserved_seconds, has_memory_consent, created_at)
       values ($1, $2, 'clara-test', 'Clara', 1, 'settled', 'test', 300, true, now() - $3::interval)`,
      [id, camille.id, age],
    )
    await query(
      `insert into conversations (id, user_id, agent_id, agent_name, duration, vapi_call_id,
         summary, created_at)
       values ($1::uuid, $2, 'clara-test', 'Clara', 125, $1::uuid::text, 'Un résumé.', now() - $3::interval)`,
      [id, camille.id, age],
    )
    await query(
      `insert into conversation_turns
         (call_id, position, speaker, text, heard_ms, at_ms, created_at)
       select $1::uuid, position, 'caller', 'Des mots.', 700, position * 1000, now() - $2::interval
       from generate_series(0, $3::int - 1) as position`,
      [id, age, turnCount],
    )
    return id
  }
  const readConversation = async (id: string) =>
    (await product.request(`/api/conversations/${id}`, { cookie: camille.cookie })).body

  test('schedules every rule each night, and runs it at the first start', async () => {
    for (const { job } of retentionRules)
      expect(await readLastRun(job)).toMatchObject({ deleted: 0 })
    const schedules: unknown[] = []
    const jobs: Pick<JobQueue, 'schedule' | 'enqueue' | 'work'> = {
      schedule: (name, { hours, minute }) => schedules.push([name, hours, minute]),
      enqueue: async () => {},
      work: async () => {},
    }
    const { config, database } = product
    await wireRetention({
      config,
      database,
      jobs: { ...jobs, enqueueAll: async () => {} },
      eraseAccount: async () => {},
    }).start()
    expect(schedules).toEqual([
      ['delete-transcripts', [3], 10],
      ['delete-unconfirmed-accounts', [3], 20],
      ['delete-expired-sessions', [3], 30],
      ['delete-cookie-consents', [3], 45],
      ['delete-cancellations', [3], 50],
      ['delete-invoices', [3], 55],
      ['delete-report-words', [3], 58],
      ['delete-appointments', [3], 5],
      ['delete-revoked-keys', [3], 8],
      ['delete-newsletter-requests', [3], 15],
      ['erase-inactive-accounts', [3], 40],
    ])
  })

  test('considers a rule due at start-up when its last run is more than a day ago', async () => {
    const rule = findRule('delete-transcripts')
    await applyRule(rule.job)
    expect(await isRetentionRuleDue(product.database, rule.job)).toBe(false)
    await query(`update retention_runs set ran_at = now() - interval '25 hours' where timer = $1`, [
      rule.job,
    ])
    expect(await isRetentionRuleDue(product.database, rule.job)).toBe(true)
  })

  test('enqueues a rule once when it is requested twice', async () => {
    const { rows: rowsBefore } = await query('select count(*)::int from pgboss.job')
    await product.database.transaction(async (transaction) => {
      await product.jobs.enqueue(transaction, 'delete-transcripts', {}, { delaySeconds: 60 })
      await product.jobs.enqueue(transaction, 'delete-transcripts', {}, { delaySeconds: 60 })
    })
    const { rows } = await query('select count(*)::int from pgboss.job')
    expect(rows[0].count).toBe(rowsBefore[0].count + 1)
    await query(`delete from pgboss.job where name = 'delete-transcripts' and state = 'created'`)
  })

  test('deletes transcripts after 30 days, but not the conversation or its summary', async () => {
    const oldConversationId = await createConversation('31 days', 5)
    const recentConversationId = await createConversation('29 days', 3)
    await applyRule('delete-transcripts')
    expect(await readLastRun('delete-transcripts')).toMatchObject({ deleted: 5 })
    expect(await readConversation(oldConversationId)).toMatchObject({
      turns: null,
      durationSeconds: 125,
      summary: 'Un résumé.',
    })
    expect(await readConversation(recentConversationId)).toMatchObject({ turns: { length: 3 } })
  })

  test('deletes the highlight with the transcript it quotes', async () => {
    const [oldConversationId, recentConversationId] = [
      await createConversation('31 days', 1),
      await createConversation('29 days', 1),
    ]
    const highlight = { speaker: 'caller', text: 'Des mots.' }
    await query('update conversations set highlight = $1 where id = any($2)', [
      highlight,
      [oldConversationId, recentConversationId],
    ])
    await applyRule('delete-transcripts')
    expect(await readConversation(oldConversationId)).toMatchObject({
      highlight: null,
      summary: 'Un résumé.',
    })
    expect(await readConversation(recentConversationId)).toMatchObject({ highlight })
  })

  test('deletes appointments a day after their start', async () => {
    const insertAppointment = (age: string) =>
      query(
        `insert into appointments (user_id, agent_id, starts_at, time_zone, has_mail_reminder)
         select $1, id, now() - $2::interval, 'Europe/Paris', false from agents limit 1`,
        [camille.id, age],
      )
    for (const age of ['25 hours', '26 hours', '3 days', '23 hours', '-1 hour'])
      await insertAppointment(age)
    await applyRule('delete-appointments')
    expect(await readLastRun('delete-appointments')).toMatchObject({ deleted: 3 })
    const { rows } = await query('select from appointments where user_id = $1', [camille.id])
    expect(rows).toHaveLength(2)
  })

  test('deletes revoked keys after 90 days, and keeps those in use', async () => {
    const insertKey = (name: string, revokedAgo: string | null) =>
      query(
        `insert into api_keys (user_id, name, prefix, key_hash, scopes, created_at, revoked_at)
         values ($1, $2, 'amv_abcdef', $2, '{calls}', now() - interval '2 years', now() - $3::interval)`,
        [camille.id, name, revokedAgo],
      )
    await insertKey('old', '91 days')
    await insertKey('recent', '89 days')
    await insertKey('active', null)
    await applyRule('delete-revoked-keys')
    const { rows } = await query('select name from api_keys where user_id = $1 order by 1', [
      camille.id,
    ])
    expect(rows.map(({ name }) => name)).toEqual(['active', 'recent'])
  })

  test('deletes unconfirmed accounts and their data after 7 days', async () => {
    const form = { name: 'Camille', password: 'une phrase assez longue', hasAcceptedTerms: true }
    const ages = { old: '7 days 1 minute', older: '9 days', oldest: '30 days', recent: '6 days' }
    for (const [name, age] of Object.entries(ages)) {
      const email = `${name}@example.test`
      await product.request('/api/auth/sign-up/email', { body: { ...form, email } })
      await query(`update "user" set created_at = now() - $2::interval where email = $1`, [
        email,
        age,
      ])
    }
    await query(`update "user" set created_at = now() - interval '1 year' where id = $1`, [
      camille.id,
    ])
    await applyRule('delete-unconfirmed-accounts')
    expect(await readLastRun('delete-unconfirmed-accounts')).toMatchObject({ deleted: 3 })

    const { rows } = await query(`select email from "user" order by email`)
    expect(rows).toEqual([{ email: camille.email }, { email: 'recent@example.test' }])
    const { rows: remaining } = await query(
      'select (select count(*)::int from registrations) as registrations, count(*)::int as consents from consents',
    )
    expect(remaining).toEqual([{ registrations: 1, consents: 2 }])
    // The confirmation link of a deleted account is invalid.
    const response = await product.confirmAddress('old@example.test')
    expect(response).toMatchObject({ status: 400, cookie: '', body: { code: 'LINK_INVALID' } })
  })

  test('deletes cookie consents after six months', async () => {
    await query(
      `insert into cookie_consents (id, user_id, has_analytics, has_personalization, has_marketing,
         text_version, consented_at, created_at)
       select gen_random_uuid(), $1, true, false, false, '2026-11-21', at, at
       from unnest(array[now() - interval '6 months 1 minute', now() - interval '5 months']) as at`,
      [camille.id],
    )
    await applyRule('delete-cookie-consents')
    expect(await readLastRun('delete-cookie-consents')).toMatchObject({ deleted: 1 })
  })

  test('deletes completed cancellations after five years, or after one year if they have no subscription, and keeps pending ones', async () => {
    await query(
      `insert into cancellations (id, name, email, subscription_id, notified_at, carried_out_at)
       select gen_random_uuid(), 'Camille', 'c@example.test', subscription, now() - age::interval,
         case when age = '7 years' then null else now() end
       from (values ('sub_1', '5 years 1 day'), ('sub_2', '4 years'), (null, '1 year 1 day'),
         (null, '11 months'), (null, '7 years')) as cancellation (subscription, age)`,
    )
    await applyRule('delete-cancellations')
    expect(await readLastRun('delete-cancellations')).toMatchObject({ deleted: 2 })
  })

  test('deletes invoices ten years after the end of their year', async () => {
    await query(
      `insert into stripe_orders (id, customer_id, amount_subtotal, amount_total, currency,
         payment_status, status)
       values ('old', 'cus_old', 499, 499, 'eur', 'paid', 'completed')`,
    )
    const year = new Date().getFullYear()
    for (const [index, day] of [`${year - 11}-12-31`, `${year - 10}-01-02`].entries())
      await query(
        `insert into invoices (number, kind, order_id, refunded_cents, issued_at, content)
         values ($1, $2, 'old', $3, $4, '{}')`,
        [day, index === 0 ? 'invoice' : 'credit_note', index, `${day}T12:00:00Z`],
      )
    await applyRule('delete-invoices')
    expect((await query('select number from invoices')).rows).toEqual([
      { number: `${year - 10}-01-02` },
    ])
  })

  test('deletes the orders and withdrawals of erased accounts ten years after the end of their year', async () => {
    const year = new Date().getFullYear()
    await query('insert into stripe_customers (customer_id, user_id) values ($1, $2), ($3, null)', [
      'cus_kept',
      camille.id,
      'cus_erased',
    ])
    for (const [id, customer, day] of [
      ['erased', 'cus_erased', `${year - 11}-12-31`],
      ['erased-lately', 'cus_erased', `${year - 10}-01-02`],
      ['kept', 'cus_kept', `${year - 12}-06-01`],
    ]) {
      await query(
        `insert into stripe_orders (id, customer_id, amount_subtotal, amount_total, currency,
           payment_status, status, created_at)
         values ($1, $2, 499, 499, 'eur', 'paid', 'completed', $3)`,
        [id, customer, `${day}T12:00:00Z`],
      )
      await query(
        `insert into withdrawals (id, order_id, user_id, statement, declared_at)
         values (gen_random_uuid(), $1, $2, 'Je renonce.', $3)`,
        [id, id === 'kept' ? camille.id : null, `${day}T13:00:00Z`],
      )
    }
    await applyRule('delete-invoices')
    const remainingIds = ['erased-lately', 'kept']
    const listIds = async (text: string) => (await query(text)).rows.map(({ id }) => id)
    expect(await listIds('select order_id as id from withdrawals order by 1')).toEqual(remainingIds)
    expect(await listIds(`select id from stripe_orders where id <> 'old' order by 1`)).toEqual(
      remainingIds,
    )
  })

  test('removes the user and the texts from reports after six months', async () => {
    await query(
      `insert into reports (id, kind, agent_id, user_id, reason, comment, answer_email, created_at)
       select gen_random_uuid(), 'companion', 'clara-test', $1, 'other', 'Des mots.', 'a@b.test', at
       from unnest(array[now() - interval '6 months 1 minute', now() - interval '5 months']) as at`,
      [camille.id],
    )
    await applyRule('delete-report-words')
    await applyRule('delete-report-words')
    const { rows } = await query(
      'select user_id, reason, comment, answer_email from reports order by created_at',
    )
    expect(rows).toEqual([
      { user_id: null, reason: 'other', comment: null, answer_email: null },
      { user_id: camille.id, reason: 'other', comment: 'Des mots.', answer_email: 'a@b.test' },
    ])
  })

  test('deletes expired sessions and verifications, and keeps valid ones', async () => {
    await query(
      `insert into session (user_id, token, expires_at)
       select $1, 'expired ' || number, now() - interval '1 second' * number
       from generate_series(1, 5) as number`,
      [camille.id],
    )
    await query(
      `insert into verification (identifier, value, expires_at)
       values ('over', 'x', now() - interval '1 second'), ('open', 'x', now() + interval '1 hour')`,
    )
    await applyRule('delete-expired-sessions')
    expect(await readLastRun('delete-expired-sessions')).toMatchObject({ deleted: 6 })
    expect((await query('select identifier from verification')).rows).toEqual([
      { identifier: 'open' },
    ])
    const me = await product.request('/api/me', { cookie: camille.cookie })
    expect(me.body).toMatchObject({ id: camille.id })
  })
})
