import { afterAll, beforeAll, expect, test } from 'vitest'
import { startProduct, type TestProduct } from '../support/product/start-product'

let product: TestProduct
beforeAll(async () => {
  product = await startProduct({ engine: 'PostgreSQL' })
})
afterAll(() => product?.close())

/** As a restart of the database does to everybody at once. */
const cutEveryConnection = () =>
  product.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  )

test('a database that drops its connections in the middle of a statement ends nothing', async () => {
  const ana = await product.signUp('ana')
  const working = product.database
    .transaction((transaction) => transaction.execute('select pg_sleep(20)'))
    .catch((error: unknown) => error)
  await expect
    .poll(async () => {
      const sleeping = `select 1 from pg_stat_activity where query = 'select pg_sleep(20)'`
      return (await product.pool.query(sleeping)).rowCount
    })
    .toBe(1)

  await cutEveryConnection()
  expect(await working).toBeInstanceOf(Error)

  const answer = await product.request('/api/me', { cookie: ana.cookie })
  expect(answer).toMatchObject({ status: 200, body: { id: ana.id, minutesLeft: 5 } })
  expect((await product.request('/health/ready')).status).toBe(200)
})

test('what the database refuses without a reason of ours is said in the one error shape', async () => {
  const ana = await product.signUp('ana')
  await product.pool.query('alter table conversations rename to conversations_away')
  const answer = await product.request('/api/conversations', { cookie: ana.cookie })
  await product.pool.query('alter table conversations_away rename to conversations')
  expect(answer).toMatchObject({
    status: 500,
    body: { code: 'DATABASE_FAILED', message: 'Erreur base de données', retryable: true },
  })
})
