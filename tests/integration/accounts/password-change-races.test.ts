import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../../../server/features/accounts/passwords/hash-password'
import { engines } from '../../support/database/engines'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

describe.each(engines)('a password reset in progress, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  afterAll(() => product?.close())

  const post = (name: string, body: unknown, cookie = '') =>
    product.request(`/api/auth/${name}`, { body, cookie })
  const signIn = ({ email }: TestUser, password: string) =>
    post('sign-in/email', { email, password })
  const listSessions = async ({ id }: TestUser) =>
    (await product.pool.query('select id from session where user_id = $1', [id])).rows

  /** Sends a request while a transaction stores a new password and ends the sessions. */
  async function requestDuringReset<Result>(user: TestUser, sendRequest: () => Promise<Result>) {
    const hash = await hashPassword('un tout autre mot')
    const client = await product.pool.connect()
    let response: Promise<Result>
    try {
      await client.query('begin')
      await client.query('update account set password = $1 where user_id = $2', [hash, user.id])
      await client.query('delete from session where user_id = $1', [user.id])
      response = sendRequest()
      // The embedded engine has a single connection, so every query of the request runs after the commit anyway.
      if (engine === 'PostgreSQL') await vi.waitFor(expectLockWait, { timeout: 30_000 })
      await client.query('commit')
    } finally {
      client.release()
    }
    return response
  }

  async function expectLockWait() {
    // Other test files use other databases of the same server.
    const { rows } = await product.pool.query(
      `select 1 from pg_stat_activity
       where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    )
    expect(rows).not.toEqual([])
  }

  test('makes a concurrent sign-in with the former password fail', async () => {
    const user = await product.signUp('connexion')
    const response = await requestDuringReset(user, () => signIn(user, user.password))
    expect(response).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'CREDENTIALS_WRONG' },
    })
    expect(await listSessions(user)).toEqual([])
    expect((await signIn(user, 'un tout autre mot')).status).toBe(200)
  })

  test('is not overwritten by a concurrent password change', async () => {
    const user = await product.signUp('changement')
    const change = { currentPassword: user.password, newPassword: 'celui d’un autre' }
    const response = await requestDuringReset(user, () =>
      post('change-password', change, user.cookie),
    )
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(await listSessions(user)).toEqual([])
    expect((await signIn(user, 'celui d’un autre')).status).toBe(401)
    expect((await signIn(user, 'un tout autre mot')).status).toBe(200)
  })
})
