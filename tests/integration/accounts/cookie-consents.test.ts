import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieTextVersion } from '../../../domain/legal/cookie-choice'
import { startProduct, type TestProduct } from '../../support/product/start-product'

const createConsent = (change: object = {}) => ({
  id: randomUUID(),
  preferences: { analytics: true, personalization: false, marketing: false },
  consentDate: '2026-11-21T10:00:00.000Z',
  textVersion: cookieTextVersion,
  ...change,
})

describe('storing a cookie consent', () => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())

  const sendConsent = (body: unknown, cookie = '') =>
    product.request('/api/cookie-consents', { body, cookie })
  const readStoredConsents = async (id: string) =>
    (await product.pool.query('select * from cookie_consents where id = $1', [id])).rows

  test('stores only the first choices sent under an id, and no IP address', async () => {
    const consent = createConsent()
    expect(await sendConsent(consent)).toMatchObject({ status: 201, body: { id: consent.id } })
    const otherPreferences = { analytics: false, personalization: true, marketing: true }
    expect(await sendConsent({ ...consent, preferences: otherPreferences })).toMatchObject({
      status: 201,
    })
    const rows = await readStoredConsents(consent.id)
    expect(rows).toMatchObject([
      {
        user_id: null,
        has_analytics: true,
        has_personalization: false,
        has_marketing: false,
        consented_at: new Date(consent.consentDate),
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })

  test('deletes the consent together with the account of its user', async () => {
    const camille = await product.signUp('camille')
    const consent = createConsent()
    await sendConsent(consent, camille.cookie)
    expect(await readStoredConsents(consent.id)).toMatchObject([{ user_id: camille.id }])
    await product.pool.query('delete from "user" where id = $1', [camille.id])
    expect(await readStoredConsents(consent.id)).toEqual([])
  })

  test.each([
    { id: 'me' },
    { id: undefined },
    { preferences: { analytics: 'yes', personalization: false, marketing: false } },
    { preferences: {} },
    { consentDate: 'today' },
    { consentDate: '0000-01-01T00:00:00Z' },
    { consentDate: '9999-12-31T23:59:59Z' },
    { textVersion: '0000-01-01' },
    { textVersion: 'x'.repeat(10_000) },
    { textVersion: '' },
  ])('refuses a consent with %j', async (change) => {
    expect(await sendConsent(createConsent(change))).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })

  test('refuses a request from another origin', async () => {
    const headers = { origin: 'https://evil.example' }
    const response = await product.request('/api/cookie-consents', {
      body: createConsent(),
      headers,
    })
    expect(response.status).toBe(403)
  })
})

test('limits consents from one IP address to 60 per hour on a public installation', async () => {
  const publicUrl = new URL('https://amivoix.test')
  const product = await startProduct({ publicUrl, isLoopback: false })
  const sendConsent = () => product.request('/api/cookie-consents', { body: createConsent() })
  const responses = await Promise.all(Array.from({ length: 61 }, sendConsent))
  await product.close()
  expect(responses.map(({ status }) => status).toSorted()).toEqual([...Array(60).fill(201), 429])
})
