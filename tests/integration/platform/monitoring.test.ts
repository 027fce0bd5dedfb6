import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { listMailbox } from '../../../emulators/mail/mailbox'
import { createOperatorAlerts } from '../../../server/platform/alerts/create-operator-alerts'
import { signUpAdministrator } from '../../support/admin/sign-up-administrator'
import {
  addCompanion,
  connectCallClient,
  createFastVoice,
  reserveCall,
} from '../../support/calls/call-client'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct } from '../../support/product/start-product'

const metricsToken = 'a token for Prometheus'
const operatorEmail = 'exploitation@example.test'

/** The embedded database is slow on a busy machine. */
const slowDatabaseWait = { timeout: 20_000 }

describe.each(engines)('monitoring, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine, metricsToken, voice: createFastVoice() })
    await addCompanion(product)
  })
  afterAll(() => product?.close())

  const requestMetrics = (authorization?: string) =>
    product.request('/metrics', { headers: authorization === undefined ? {} : { authorization } })
  const readMetrics = async () => String((await requestMetrics(`Bearer ${metricsToken}`)).body)

  test('returns the metrics only to requests with the token', async () => {
    for (const authorization of [undefined, 'Bearer ', 'Bearer wrong', metricsToken]) {
      const refusal = await requestMetrics(authorization)
      expect(refusal.status, authorization).toBe(401)
      expect(refusal.headers.get('www-authenticate')).toBe('Bearer')
    }
    const { status, headers, body } = await requestMetrics(`Bearer ${metricsToken}`)
    expect(status).toBe(200)
    expect(headers.get('content-type')).toContain('text/plain; version=0.0.4')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(body).toMatch(/^amivoix_database_size_bytes [1-9]\d{5}/m)
  })

  test('has metrics for calls, jobs, HTTP responses, the database and the event loop', async () => {
    const { webCallUrl } = await reserveCall(product, await product.signUp())
    const client = connectCallClient(webCallUrl, product.origin)
    await client.waitUntilBilled()
    await product.jobs.enqueue(null, 'send-newsletter', {}, { delaySeconds: 3_600 })
    const metrics = await readMetrics()
    expect(metrics).toContain('amivoix_calls{state="live"} 1')
    expect(metrics).toContain('amivoix_jobs{queue="send-newsletter",state="planned"} 1')
    expect(metrics).toMatch(/amivoix_http_request_duration_seconds_count\{status="4xx"\} [1-9]/)
    expect(metrics).toContain('amivoix_database_up 1')
    expect(metrics).toMatch(/^amivoix_database_response_seconds [\d.]+(e-\d+)?$/m)
    expect(metrics).toMatch(/nodejs_eventloop_lag_p99_seconds [\d.e-]+/)
    client.hangUp()
    await client.closed
    await expect.poll(readMetrics).not.toContain('amivoix_calls{state="live"}')
  })

  test('has every metric that the dashboard in deploy/ shows', async () => {
    const dashboard = readFileSync('deploy/grafana-dashboard.json', 'utf8')
    const dashboardMetrics = new Set(dashboard.match(/\b(?:amivoix|nodejs|process)_[a-z0-9_]+/g))
    const metrics = await readMetrics()
    const types = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)]
    const names = types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`] : [name],
    )
    expect(dashboardMetrics.size).toBeGreaterThan(10)
    expect(names).toEqual(expect.arrayContaining([...dashboardMetrics]))
  })

  test('shows an administrator the job queues, and no errors while none were logged', async () => {
    const administrator = await signUpAdministrator(product)
    await product.jobs.enqueue(null, 'check-ledger', {}, { delaySeconds: 3_600 })
    const response = await product.request('/api/admin/live', { cookie: administrator.cookie })
    expect(response).toMatchObject({
      status: 200,
      body: {
        since: expect.any(String),
        errors: [],
        queues: expect.arrayContaining([
          expect.objectContaining({ queue: 'check-ledger', planned: 1, waiting: 0 }),
        ]),
      },
    })
  })

  test('sends at most one mail an hour for each cause', async () => {
    const { email } = await product.signUp('exploitante')
    const alerts = createOperatorAlerts({ to: email, publicUrl: product.config.publicUrl })
    for (let times = 0; times < 3; times += 1) {
      await product.jobs.alert(alerts.diskNearlyFull(1e6))
      await product.jobs.alert(alerts.providerFailing('mistral', 5))
    }
    const subjects = (await product.listMailsTo(email)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'Le disque du serveur est presque plein',
      'Un fournisseur de voix échoue à répétition',
    ])
  })
})

test.each(engines)(
  'the operator gets one mail about a job that fails for good twice within an hour, on %s',
  async (engine) => {
    const product = await startProduct({ engine, adminEmail: operatorEmail })
    onTestFinished(product.close)
    await product.pool.query('alter table daily_figures rename to lost_figures')
    const job = 'update-daily-figures'
    for (let failure = 1; failure <= 2; failure += 1) {
      await product.jobs.enqueue(null, job, {}, { delaySeconds: 3_600 })
      await product.pool.query(
        `update pgboss.job set retry_limit = 0, start_after = now()
       where name = $1 and state = 'created'`,
        [job],
      )
      product.jobs.wake(job)
      await expect.poll(() => countFailed(product, job), slowDatabaseWait).toBe(failure)
    }
    const listSubjects = async () =>
      (await listMailbox(path.join(product.dataDirectory, 'mail')))
        .filter(({ to }) => to === operatorEmail)
        .map(({ subject }) => subject)
    await expect.poll(listSubjects, slowDatabaseWait).toEqual(['Une tâche de fond a échoué'])
    const [mail] = await listMailbox(path.join(product.dataDirectory, 'mail'))
    expect(mail?.text).toMatch(new RegExp(`Une tâche «\\s${job}\\s» a échoué pour de bon`))
  },
)

async function countFailed({ pool }: TestProduct, job: string) {
  const { rows } = await pool.query(
    `select count(*)::int as failed from pgboss.job where name = $1 and state = 'failed'`,
    [job],
  )
  return rows[0]?.failed
}

test('returns 404 for metrics when METRICS_TOKEN is not set', async () => {
  const product = await startProduct()
  const headers = { authorization: `Bearer ${metricsToken}` }
  expect(await product.request('/metrics', { headers })).toMatchObject({
    status: 404,
    body: { code: 'NOT_FOUND' },
  })
  await product.close()
})
