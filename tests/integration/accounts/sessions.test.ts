import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountSession } from '../../../contract/account/account-session'
import { setUpProduct } from '../../support/product/set-up-product'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const firefoxOnAndroid = 'Mozilla/5.0 (Android 14; Mobile; rv:131.0) Gecko/131.0 Firefox/131.0'

describe('the sessions of a user', () => {
  let product: TestProduct
  let camille: TestUser
  beforeAll(async () => {
    product = await startProduct()
  })
  beforeAll(async () => {
    camille = await product.signUpByMail('camille')
  })
  afterAll(() => product?.close())

  const signIn = ({ email, password }: TestUser, userAgent = 'node') =>
    product.request('/api/auth/sign-in/email', {
      body: { email, password },
      headers: { 'user-agent': userAgent },
    })
  const listSessions = async (cookie: string) =>
    (await product.request('/api/auth/list-sessions', { cookie })).body as AccountSession[]
  const post = (name: string, cookie: string, body: object = {}) =>
    product.request(`/api/auth/${name}`, { body, cookie })
  const isSignedIn = async (cookie: string) =>
    (await product.request('/api/me', { cookie })).body !== null

  test('lists devices with the current one first and without session tokens', async () => {
    const { cookie, headers } = await signIn(camille, firefoxOnAndroid)
    const sessions = await listSessions(cookie)
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

  test('revokes a single session, but never one of another user', async () => {
    const lea = await product.signUp('lea')
    const { cookie: otherCookie } = await signIn(lea)
    const [currentSession, otherSession] = await listSessions(lea.cookie)
    expect(currentSession?.isCurrent).toBe(true)

    await post('revoke-session', camille.cookie, { id: otherSession?.id })
    expect(await isSignedIn(otherCookie)).toBe(true)
    await post('revoke-session', lea.cookie, { id: otherSession?.id })
    expect([await isSignedIn(otherCookie), await isSignedIn(lea.cookie)]).toEqual([false, true])
    expect(await listSessions(lea.cookie)).toHaveLength(1)
    // Revoking an ended or unknown session succeeds without effect.
    for (const id of [otherSession?.id, randomUUID()])
      expect((await post('revoke-session', lea.cookie, { id })).status).toBe(200)
    expect((await post('revoke-session', lea.cookie, { id: 'x' })).status).toBe(400)
  })

  test('revokes all sessions, the current one included', async () => {
    const lou = await product.signUp('lou')
    const { cookie: otherCookie } = await signIn(lou)
    const response = await post('revoke-sessions', lou.cookie)
    expect(response.status).toBe(200)
    expect(response.headers.getSetCookie().join()).toMatch(/session_token=;.*Max-Age=0/)
    expect([await isSignedIn(lou.cookie), await isSignedIn(otherCookie)]).toEqual([false, false])
    expect(await isSignedIn(camille.cookie)).toBe(true)
    expect((await signIn(lou)).status).toBe(200)
  })

  test('refuses visitors and requests from another origin', async () => {
    for (const name of ['revoke-session', 'revoke-sessions'])
      expect(await post(name, '', { id: randomUUID() })).toMatchObject({
        status: 401,
        body: { code: 'UNAUTHENTICATED' },
      })
    expect((await product.request('/api/auth/list-sessions')).status).toBe(401)
    const { cookie } = camille
    expect(
      await product.requestFromOtherSite('/api/auth/revoke-sessions', { body: {}, cookie }),
    ).toMatchObject({ status: 403 })
    expect(await isSignedIn(cookie)).toBe(true)
  })

  test('limits listing to sixty requests per minute', async () => {
    const mia = await product.signUp('mia')
    const responses = await Promise.all(
      Array.from({ length: 62 }, () =>
        product.request('/api/auth/list-sessions', { cookie: mia.cookie }),
      ),
    )
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(2)
  })
})

describe('the consent to call memory', () => {
  let product: TestProduct
  let camille: TestUser
  setUpProduct((started) => {
    ;({ product, camille } = started)
  })

  const setConsent = (hasCallMemoryConsent: unknown, cookie = camille.cookie) =>
    product.request('/api/me/call-memory', {
      method: 'PUT',
      body: { hasCallMemoryConsent },
      cookie,
    })
  const readMe = async () => (await product.request('/api/me', { cookie: camille.cookie })).body

  test('records each change of the consent once', async () => {
    expect(await readMe()).toMatchObject({ hasCallMemoryConsent: null })
    for (const hasConsent of [true, true, false, false, true]) {
      expect(await setConsent(hasConsent)).toMatchObject({
        status: 200,
        body: { hasCallMemoryConsent: hasConsent },
      })
      expect(await readMe()).toMatchObject({ hasCallMemoryConsent: hasConsent })
    }
    const { rows } = await product.pool.query(
      `select is_granted from consents where user_id = $1 and kind = 'call_memory' order by id`,
      [camille.id],
    )
    expect(rows.map(({ is_granted }) => is_granted)).toEqual([true, false, true])
  })

  test('refuses visitors and invalid values', async () => {
    expect((await setConsent(true, '')).status).toBe(401)
    for (const invalidValue of ['yes', null, 1, undefined])
      expect((await setConsent(invalidValue)).status).toBe(400)
  })
})
