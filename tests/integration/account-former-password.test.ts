import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '../../server/features/accounts/create-auth'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

describe.each(engines)('a password that is replaced meanwhile, on %s,', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  afterAll(() => product?.close())

  const post = (name: string, body: unknown, cookie = '') =>
    product.request(`/api/auth/${name}`, { body, cookie })
  const signIn = ({ email }: Member, password: string) => post('sign-in/email', { email, password })
  const sessionsOf = async ({ id }: Member) =>
    (await product.pool.query('select id from session where user_id = $1', [id])).rows

  /** Asks in the very moment in which a new password is stored and the sessions are ended. */
  async function askDuringReset<Answer>(member: Member, ask: () => Promise<Answer>) {
    const hash = await hashPassword('un tout autre mot')
    const client = await product.pool.connect()
    let answer: Promise<Answer>
    try {
      await client.query('begin')
      await client.query('update account set password = $1 where user_id = $2', [hash, member.id])
      await client.query('delete from session where user_id = $1', [member.id])
      answer = ask()
      // The embedded engine has one connection: there everything waits for the commit.
      if (engine === 'PostgreSQL') await vi.waitFor(expectSomebodyToWait, { timeout: 10_000 })
      await client.query('commit')
    } finally {
      client.release()
    }
    return answer
  }

  async function expectSomebodyToWait() {
    const { rows } = await product.pool.query('select 1 from pg_locks where not granted')
    expect(rows).not.toEqual([])
  }

  test('opens no session that outlives it', async () => {
    const member = await product.signUp('connexion')
    const answer = await askDuringReset(member, () => signIn(member, member.password))
    expect(answer).toMatchObject({
      status: 401,
      cookie: '',
      body: { code: 'CREDENTIALS_WRONG' },
    })
    expect(await sessionsOf(member)).toEqual([])
    expect((await signIn(member, 'un tout autre mot')).status).toBe(200)
  })

  test('does not change the new one', async () => {
    const member = await product.signUp('changement')
    const change = { currentPassword: member.password, newPassword: 'celui d’un autre' }
    const answer = await askDuringReset(member, () =>
      post('change-password', change, member.cookie),
    )
    expect(answer.status).toBeGreaterThanOrEqual(400)
    expect(await sessionsOf(member)).toEqual([])
    expect((await signIn(member, 'celui d’un autre')).status).toBe(401)
    expect((await signIn(member, 'un tout autre mot')).status).toBe(200)
  })
})
