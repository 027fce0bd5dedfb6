import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountSession } from '../../contract/account/account-session'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

const firefoxOnAndroid = 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0'

describe.each(engines)('the devices of a person, on %s', (engine) => {
  let product: TestProduct
  let camille: Member
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  beforeAll(async () => {
    camille = await product.signUp('camille')
  })
  afterAll(() => product?.close())

  const signIn = ({ email, password }: Member, userAgent = 'node') =>
    product.request('/api/auth/sign-in/email', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
    })
  const list = async (cookie: string) =>
    (await product.request('/api/auth/list-sessions', { cookie })).body as AccountSession[]
  const post = (name: string, cookie: string, body: object = {}) =>
    product.request(`/api/auth/${name}`, { body, cookie })
  const isSignedIn = async (cookie: string) =>
    (await product.request('/api/me', { cookie })).body !== null

  test('are listed by what they are, this one first, and without what would open them', async () => {
    const { cookie, headers } = await signIn(camille, firefoxOnAndroid)
    const sessions = await list(cookie)
    expect(sessions).toMatchObject([
      { device: 'Firefox sur Android', isCurrent: true },
      { device: null, isCurrent: false },
    ])
    for (const session of sessions)
      expect(Object.keys(session).sort()).toEqual(['device', 'id', 'isCurrent', 'signedInAt'])
    expect(headers.get('cache-control')).toBe('no-store')
    const { rows } = await product.pool.query(
      'select user_agent, ip_address from session order by 1',
    )
    expect(rows).toEqual([
      { user_agent: '', ip_address: '' },
      { user_agent: 'Firefox sur Android', ip_address: '' },
    ])
  })

  test('end one by one, and only those of the person who asks', async () => {
    const lea = await product.signUp('lea')
    const { cookie: other } = await signIn(lea)
    const [mine, its] = await list(lea.cookie)
    expect(mine?.isCurrent).toBe(true)

    await post('revoke-session', camille.cookie, { id: its?.id })
    expect(await isSignedIn(other)).toBe(true)
    await post('revoke-session', lea.cookie, { id: its?.id })
    expect([await isSignedIn(other), await isSignedIn(lea.cookie)]).toEqual([false, true])
    expect(await list(lea.cookie)).toHaveLength(1)
    // Once more, or something that never was: it is not there either way.
    for (const id of [its?.id, randomUUID()])
      expect((await post('revoke-session', lea.cookie, { id })).status).toBe(200)
    expect((await post('revoke-session', lea.cookie, { id: 'x' })).status).toBe(400)
  })

  test('« Déconnecter partout » ends them all, this one included', async () => {
    const lou = await product.signUp('lou')
    const { cookie: other } = await signIn(lou)
    const answer = await post('revoke-sessions', lou.cookie)
    expect(answer.status).toBe(200)
    expect(answer.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
    expect([await isSignedIn(lou.cookie), await isSignedIn(other)]).toEqual([false, false])
    expect(await isSignedIn(camille.cookie)).toBe(true)
    expect((await signIn(lou)).status).toBe(200)
  })

  test('are nobody else’s business', async () => {
    for (const name of ['revoke-session', 'revoke-sessions'])
      expect(await post(name, '', { id: randomUUID() })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      })
    expect((await product.request('/api/auth/list-sessions')).status).toBe(401)
    const foreign = await product.request('/api/auth/revoke-sessions', {
      body: {},
      cookie: camille.cookie,
      headers: { origin: 'https://evil.test' },
    })
    expect(foreign.status).toBe(403)
    expect(await isSignedIn(camille.cookie)).toBe(true)
  })

  test('may be asked for sixty times a minute', async () => {
    const mia = await product.signUp('mia')
    const answers = await Promise.all(
      Array.from({ length: 62 }, () =>
        product.request('/api/auth/list-sessions', { cookie: mia.cookie }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe.each(engines)('the memory of calls, on %s', (engine) => {
  let product: TestProduct
  let camille: Member
  beforeAll(async () => {
    product = await startProduct({ engine })
    camille = await product.signUp('camille')
  })
  afterAll(() => product?.close())

  const set = (hasCallMemoryConsent: unknown, cookie = camille.cookie) =>
    product.request('/api/me/call-memory', {
      method: 'PUT',
      body: { hasCallMemoryConsent },
      cookie,
    })
  const stored = async () => (await product.request('/api/me', { cookie: camille.cookie })).body

  test('is granted and withdrawn, and each answer stays as evidence, once', async () => {
    expect(await stored()).toMatchObject({ hasCallMemoryConsent: null })
    for (const answer of [true, true, false, false, true]) {
      expect(await set(answer)).toMatchObject({
        status: 200,
        body: { hasCallMemoryConsent: answer },
      })
      expect(await stored()).toMatchObject({ hasCallMemoryConsent: answer })
    }
    const { rows } = await product.pool.query(
      `select is_granted from consents where user_id = $1 and kind = 'call_memory' order by id`,
      [camille.id],
    )
    expect(rows.map(({ is_granted }) => is_granted)).toEqual([true, false, true])
  })

  test('is one’s own to choose', async () => {
    expect((await set(true, '')).status).toBe(401)
    for (const nonsense of ['yes', null, 1, undefined])
      expect((await set(nonsense)).status).toBe(400)
  })
})
