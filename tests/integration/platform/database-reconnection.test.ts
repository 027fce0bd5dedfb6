import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyTemplateDatabase } from '../../support/database/template-database'
import { findFreePort } from '../../support/product/find-free-port'
import { startInterruptibleProxy } from '../../support/product/interruptible-proxy'
import { startProduct, type TestProduct } from '../../support/product/start-product'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct({ engine: 'PostgreSQL' })
})
afterAll(() => product?.close())

/** Simulates a restart of the database: closes every connection except the one that runs this query. */
const closeAllConnections = () =>
  product.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )

/**
 * Waits until no job is running or due, because pg-boss leaves a rejection unhandled when it loses the
 * connection while a job ends. In production, server/main.ts handles the rejection; here it would fail the test run.
 */
const waitForJobs = ({ pool }: TestProduct) =>
  expect
    .poll(
      async () => {
        const { rowCount } = await pool.query(
          `select from pgboss.job
           where state <= 'active' and start_after <= now() and name not like '\\_\\_%'`,
        )
        return rowCount
      },
      { timeout: 30_000 },
    )
    .toBe(0)

test('reconnects after the database closed all connections during a statement', async () => {
  const ana = await product.signUp('ana')
  await waitForJobs(product)
  const sleepingTransaction = product.database
    .transaction((transaction) => transaction.execute('select pg_sleep(20)'))
    .catch((error: unknown) => error)
  await expect
    .poll(async () => {
      const query = `select 1 from pg_stat_activity where query = 'select pg_sleep(20)'`
      return (await product.pool.query(query)).rowCount
    })
    .toBe(1)

  await closeAllConnections()
  expect(await sleepingTransaction).toBeInstanceOf(Error)

  const response = await product.request('/api/me', { cookie: ana.cookie })
  expect(response).toMatchObject({ status: 200, body: { id: ana.id, minutesLeft: 5 } })
  const ready = await product.request('/health/ready')
  expect(ready.body).toMatchObject({ database: true, jobs: true })
})

test('returns 503 with Retry-After while the database is down', async () => {
  const { location } = await copyTemplateDatabase('PostgreSQL')
  const url = new URL(location.kind === 'server' ? location.url : '')
  const port = await findFreePort()
  const proxy = await startInterruptibleProxy(port, Number(url.port))
  url.port = String(port)
  const productBehindProxy = await startProduct({
    databaseUrl: url.href,
    shouldStartJobsAtOnce: false,
    logLevel: 'silent',
  })
  try {
    const ana = await productBehindProxy.signUp('ana')
    await waitForJobs(productBehindProxy)
    proxy.interrupt()
    for (const path of ['/api/conversations', '/api/agents', '/api/auth/get-session']) {
      const { status, body, headers } = await productBehindProxy.request(path, {
        cookie: ana.cookie,
      })
      expect({ path, status, body }).toEqual({
        path,
        status: 503,
        body: {
          code: 'DATABASE_UNAVAILABLE',
          message: 'Le service est momentanément indisponible - réessayez dans un instant',
          retryable: true,
        },
      })
      expect(headers.get('retry-after')).toBe('5')
    }
    expect((await productBehindProxy.request('/health/live')).status).toBe(200)
    proxy.restore()
    const laterResponse = await productBehindProxy.request('/api/conversations', {
      cookie: ana.cookie,
    })
    expect(laterResponse.status).toBe(200)
  } finally {
    proxy.restore()
    await productBehindProxy.close()
    await proxy.close()
  }
})

test('returns DATABASE_FAILED for an unexpected database error', async () => {
  const ana = await product.signUp('ana')
  await product.pool.query('alter table conversations rename to conversations_away')
  const response = await product.request('/api/conversations', { cookie: ana.cookie })
  await product.pool.query('alter table conversations_away rename to conversations')
  expect(response).toMatchObject({
    status: 500,
    body: { code: 'DATABASE_FAILED', message: 'Erreur base de données', retryable: true },
  })
})
