import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { engines } from '../../support/database/engines'
import { readLinkToken, startProduct, type TestProduct } from '../../support/product/start-product'

const adminEmail = 'admin@example.test'
const password = 'une phrase assez longue'

describe.each(engines)('the starting balance, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine, adminEmail })
  })
  afterAll(() => product?.close())

  const register = (email: string) =>
    product.request('/api/auth/sign-up/email', {
      body: { name: 'Camille', email, password, hasAcceptedTerms: true },
    })

  /** Returns the balance and role of a user, and the ledger entries that explain the balance. */
  async function readAccount(email: string) {
    const { rows } = await product.pool.query(
      `select minutes_left, role, coalesce(json_agg(json_build_object(
         'minutes', minutes, 'reason', reason, 'balance', balance_after)
       ) filter (where minutes is not null), '[]') as "ledgerEntries"
       from user_profiles join "user" using (id)
       left join minute_ledger on user_id = user_profiles.id
       where email = $1 group by minutes_left, role`,
      [email],
    )
    return rows[0]
  }

  const fiveMinutesGrantedOnce = {
    minutes_left: 5,
    role: 'user',
    ledgerEntries: [{ minutes: 5, reason: 'sign_up', balance: 5 }],
  }

  test('is five minutes, explained by one ledger entry', async () => {
    const { email } = await product.signUp()
    expect(await readAccount(email)).toEqual(fiveMinutesGrantedOnce)
  })

  test('is granted once per mailbox, aliases included', async () => {
    for (const email of ['le.a@gmail.com', 'lea+1@gmail.com', 'lea@googlemail.com']) {
      await register(email)
      expect((await product.confirmAddress(email)).status).toBe(200)
    }
    expect(await readAccount('le.a@gmail.com')).toEqual(fiveMinutesGrantedOnce)
    for (const email of ['lea+1@gmail.com', 'lea@googlemail.com'])
      expect(await readAccount(email)).toMatchObject({ minutes_left: 0, ledgerEntries: [] })
  })

  test('is granted once when the link is used several times at once', async () => {
    const email = 'clicks@example.test'
    await register(email)
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => product.confirmAddress(email)),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(8).fill(200))
    expect(await readAccount(email)).toEqual(fiveMinutesGrantedOnce)
  })

  test('is granted once when a user without a profile signs in several times at once', async () => {
    const { email } = await product.signUp()
    await product.pool.query('delete from user_profiles where username = $1', ['camille'])
    await product.pool.query('delete from minute_ledger')
    await product.pool.query('delete from granted_addresses')
    const responses = await Promise.all(
      Array.from({ length: 5 }, () =>
        product.request('/api/auth/sign-in/email', { body: { email, password } }),
      ),
    )
    expect(responses.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await readAccount(email)).toEqual(fiveMinutesGrantedOnce)
  })

  test('is not granted again to the address of an erased account', async () => {
    const email = 'back@example.test'
    await register(email)
    await product.confirmAddress(email)
    await product.pool.query('delete from "user" where email = $1', [email])
    await register(email.toUpperCase())
    await product.confirmAddress(email)
    expect(await readAccount(email)).toEqual({ minutes_left: 0, role: 'user', ledgerEntries: [] })
  })

  test('is recorded with a hash of the address that got it, not with the address', async () => {
    const { email } = await product.signUp()
    const { rows } = await product.pool.query('select address_hash from granted_addresses')
    expect(rows).not.toEqual([])
    expect(JSON.stringify(rows)).not.toContain(email.split('@')[0])
  })

  test('is not increased by the administrator role alone', async () => {
    const user = await product.signUp('renard')
    await product.pool.query(`update user_profiles set role = 'admin' where id = $1`, [user.id])
    const { body } = await product.request('/api/me', { cookie: user.cookie })
    expect(body).toMatchObject({ role: 'admin', isAdmin: true, minutesLeft: 5 })
  })

  test('is 999,999 minutes, with the administrator role, for the confirmed administrator address', async () => {
    await register(adminEmail)
    expect(await readAccount(adminEmail)).toBeUndefined()
    const { cookie } = await product.confirmAddress(adminEmail)
    expect(await readAccount(adminEmail)).toEqual({
      minutes_left: 999_999,
      role: 'admin',
      ledgerEntries: [{ minutes: 999_999, reason: 'admin_start', balance: 999_999 }],
    })
    const me = await product.request('/api/me', { cookie })
    expect(me.body).toMatchObject({ role: 'admin', isAdmin: true, minutesLeft: 999_999 })
  })
})

test('grants the minutes once when two processes confirm an address at once', async () => {
  const firstProcess = await startProduct({ engine: 'PostgreSQL' })
  const secondProcess = await startProduct({
    engine: 'PostgreSQL',
    ...(firstProcess.databaseUrl && { databaseUrl: firstProcess.databaseUrl }),
  })
  const email = 'twice@example.test'
  const form = { name: 'Camille', email, password, hasAcceptedTerms: true }
  const { cookie } = await firstProcess.request('/api/auth/sign-up/email', { body: form })
  const body = { token: readLinkToken((await firstProcess.listMailsTo(email))[0]) }
  const confirmations = [firstProcess, secondProcess, firstProcess, secondProcess].map((product) =>
    product.request('/api/auth/verify-email', { body, cookie }),
  )
  const cookies = (await Promise.all(confirmations))
    .map((response) => response.cookie)
    .filter(Boolean)
  expect(cookies.length).toBeGreaterThan(0)

  const { rows } = await firstProcess.pool.query(
    'select minutes_left, (select sum(minutes)::int from minute_ledger) as ledger_sum from user_profiles',
  )
  expect(rows).toEqual([{ minutes_left: 5, ledger_sum: 5 }])
  // A session created by one process is valid in the other.
  const me = await secondProcess.request('/api/me', { cookie: cookies[0] ?? '' })
  expect(me.body).toMatchObject({ email })
  await secondProcess.close()
  await firstProcess.close()
})
