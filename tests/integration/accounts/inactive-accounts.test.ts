import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createApiKeyRepository } from '../../../server/features/api-keys/api-key-repository'
import { authenticateApiKey } from '../../../server/features/api-keys/authenticate-api-key'
import { eraseInactiveAccounts } from '../../../server/features/retention/inactive-accounts/erase-inactive-accounts'
import { createInactiveAccountRepository } from '../../../server/features/retention/inactive-accounts/inactive-account-repository'
import { createRateLimits } from '../../../server/platform/rate-limits/create-rate-limits'
import { addCompanion, reserveCall } from '../../support/calls/call-client'
import { createApiKey } from '../../support/calls/realtime-client'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const noticeSubject = 'Votre compte va être supprimé'

describe.each(engines)('inactive accounts, on %s', (engine) => {
  let product: TestProduct
  let camille: TestUser
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  beforeEach(async () => {
    camille = await product.signUp('camille')
  })
  afterAll(() => product?.close())

  const query = (text: string, values: unknown[] = []) => product.pool.query(text, values)

  /** Sets the time since a user's last sign-in and since their notice; null means that no notice was sent. */
  const setActivity = (
    { id }: TestUser,
    timeSinceSignIn: string,
    timeSinceNotice: string | null = null,
  ) =>
    query(
      `update account_activity set last_sign_in_at = now() - $2::interval,
         notified_at = now() - $3::interval where user_id = $1`,
      [id, timeSinceSignIn, timeSinceNotice],
    )
  const readActivity = async ({ id }: TestUser) =>
    (
      await query(
        `select last_sign_in_at > now() - interval '1 minute' as is_recent, notified_at
         from account_activity where user_id = $1`,
        [id],
      )
    ).rows[0]
  const exists = async ({ id }: TestUser) =>
    (await query('select from "user" where id = $1', [id])).rows.length === 1
  const listNotices = async ({ email }: TestUser) =>
    (await product.listMailsTo(email)).filter((mail) => mail.subject === noticeSubject)

  /** Runs the nightly job and waits until it is over. */
  async function runJob() {
    await query(`delete from retention_runs where timer = 'erase-inactive-accounts'`)
    await product.jobs.enqueue(null, 'erase-inactive-accounts', {})
    await expect
      .poll(
        async () =>
          (await query(`select from retention_runs where timer = 'erase-inactive-accounts'`)).rows
            .length,
        { timeout: 15_000 },
      )
      .toBe(1)
  }

  test('notifies the user once, 30 days before the end of two years without a sign-in', async () => {
    await setActivity(camille, '2 years -31 days')
    await runJob()
    expect(await listNotices(camille)).toEqual([])
    await setActivity(camille, '2 years -29 days')
    await runJob()
    await runJob()
    const notices = await listNotices(camille)
    expect(notices).toHaveLength(1)
    expect(notices[0]?.text).toContain('/login')
    expect(await exists(camille)).toBe(true)
  })

  test('erases the account 30 days after the notice, and records the number of erased accounts', async () => {
    await setActivity(camille, '2 years 1 day', '29 days')
    await runJob()
    expect(await exists(camille)).toBe(true)
    await setActivity(camille, '2 years 1 day', '30 days 1 minute')
    await runJob()
    expect(await exists(camille)).toBe(false)
    const { rows } = await query(`select deleted from retention_runs where timer = $1`, [
      'erase-inactive-accounts',
    ])
    expect(rows).toEqual([{ deleted: 1 }])
  })

  test('erases no account before the two years are over, and none without a notice', async () => {
    const unnotifiedUser = await product.signUp('sans avis')
    await setActivity(camille, '2 years -1 day', '40 days')
    await setActivity(unnotifiedUser, '9 years')
    await runJob()
    expect(await exists(camille)).toBe(true)
    expect(await exists(unnotifiedUser)).toBe(true)
    expect(await listNotices(unnotifiedUser)).toHaveLength(1)
  })

  test('keeps an account after a sign-in, and requires a new notice before a later erasure', async () => {
    await setActivity(camille, '3 years', '40 days')
    const { email, password } = camille
    const response = await product.request('/api/auth/sign-in/email', { body: { email, password } })
    expect(response.status).toBe(200)
    expect(await readActivity(camille)).toEqual({ is_recent: true, notified_at: null })
    await runJob()
    expect(await exists(camille)).toBe(true)
  })

  test('keeps an account that has just used an API key', async () => {
    const { key } = await createApiKey(product, camille)
    await setActivity(camille, '3 years', '40 days')
    const apiKeys = createApiKeyRepository(product.database)
    const rateLimits = createRateLimits(product.database, 'only-for-tests')
    await authenticateApiKey({ apiKeys, rateLimits }, key, null)
    expect(await readActivity(camille)).toEqual({ is_recent: true, notified_at: null })
    await runJob()
    expect(await exists(camille)).toBe(true)
  })

  test('neither erases an account nor ends its call if the user signs in just before the erasure', async () => {
    await setActivity(camille, '3 years', '40 days')
    await addCompanion(product)
    const { id: callId } = await reserveCall(product, camille)
    const { database } = product
    const erasedCount = await eraseInactiveAccounts({
      accounts: createInactiveAccountRepository(database, { adminEmail: undefined }),
      jobs: product.jobs,
      origin: 'http://amivoix.test',
      isMailDelivered: true,
      async eraseAccount(userId, inactivity) {
        await setActivity(camille, '0 days')
        await product.eraseAccount(userId, inactivity)
      },
      now: () => new Date(),
    })
    expect(erasedCount).toBe(0)
    expect(await exists(camille)).toBe(true)
    const { rows } = await query('select state from calls where id = $1', [callId])
    expect(rows).toEqual([{ state: 'reserved' }])
  })

  const buyMinutes = (id: string) =>
    query(
      `insert into minute_ledger (user_id, minutes, reason, reference, balance_after, actor)
       values ($1, 17, 'purchase', $2, 22, 'system')`,
      [id, `paid by ${id}`],
    )

  test('erases the account of a user whose paid minutes are used up', async () => {
    await buyMinutes(camille.id)
    await query('update user_profiles set minutes_left = 0 where id = $1', [camille.id])
    await setActivity(camille, '3 years', '40 days')
    await runJob()
    expect(await exists(camille)).toBe(false)
  })

  test('sends no notice while mails are not delivered', async () => {
    await setActivity(camille, '3 years')
    await eraseInactiveAccounts({
      accounts: createInactiveAccountRepository(product.database, { adminEmail: undefined }),
      jobs: product.jobs,
      origin: 'http://amivoix.test',
      isMailDelivered: false,
      eraseAccount: product.eraseAccount,
      now: () => new Date(),
    })
    expect(await readActivity(camille)).toMatchObject({ notified_at: null })
  })

  describe('never notifies or erases', () => {
    const keptUsers: Record<string, (user: TestUser) => Promise<unknown>> = {
      'a subscriber': async ({ id }) => {
        await query('insert into stripe_customers (customer_id, user_id) values ($1, $2)', [
          `cus_${id}`,
          id,
        ])
        await query(
          `insert into stripe_subscriptions (subscription_id, customer_id, price_id, status)
           values ($1, $2, 'price', 'past_due')`,
          [`sub_${id}`, `cus_${id}`],
        )
      },
      'a user with paid minutes': ({ id }) => buyMinutes(id),
      'an administrator': ({ id }) =>
        query(`update user_profiles set role = 'admin' where id = $1`, [id]),
      'a suspended user': ({ id }) =>
        query(`update "user" set suspended_at = now(), suspension_reason = 'test' where id = $1`, [
          id,
        ]),
    }

    test.each(Object.entries(keptUsers))('%s', async (_description, prepare) => {
      await prepare(camille)
      await setActivity(camille, '3 years', '40 days')
      const unnotifiedUser = await product.signUp('second')
      await prepare(unnotifiedUser)
      await setActivity(unnotifiedUser, '3 years')
      await runJob()
      expect(await exists(camille)).toBe(true)
      expect(await listNotices(unnotifiedUser)).toEqual([])
    })
  })
})
