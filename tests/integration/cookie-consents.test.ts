import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cookieTextVersion } from '../../domain/cookie-choice'
import { engines, startProduct, type TestProduct } from '../support/product/start-product'

const proof = (change: object = {}) => ({
  id: randomUUID(),
  preferences: { analytics: true, personalization: false, marketing: false },
  consentDate: '2026-11-21T10:00:00.000Z',
  textVersion: cookieTextVersion,
  ...change,
})

describe.each(engines)('the proof of a cookie choice, on %s', (engine) => {
  let product: TestProduct
  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  afterAll(() => product?.close())

  const send = (body: unknown, cookie = '') =>
    product.request('/api/cookie-consents', { body, cookie })
  const stored = async (id: string) =>
    (await product.pool.query('select * from cookie_consents where id = $1', [id])).rows

  test('is kept once, with what was chosen and before which words, and no address', async () => {
    const sent = proof()
    expect(await send(sent)).toMatchObject({ status: 201, body: { id: sent.id } })
    const other = { analytics: false, personalization: true, marketing: true }
    expect(await send({ ...sent, preferences: other })).toMatchObject({ status: 201 })
    const rows = await stored(sent.id)
    expect(rows).toMatchObject([
      {
        user_id: null,
        has_analytics: true,
        has_personalization: false,
        has_marketing: false,
        consented_at: new Date(sent.consentDate),
      },
    ])
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1')
  })

  test('of a member goes with the account', async () => {
    const camille = await product.signUp('camille')
    const sent = proof()
    await send(sent, camille.cookie)
    expect(await stored(sent.id)).toMatchObject([{ user_id: camille.id }])
    await product.pool.query('delete from "user" where id = $1', [camille.id])
    expect(await stored(sent.id)).toEqual([])
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
  ])('is refused with %j', async (change) => {
    expect(await send(proof(change))).toMatchObject({
      status: 400,
      body: { code: 'INPUT_INVALID' },
    })
  })

  test('is no page’s business but ours', async () => {
    const headers = { origin: 'https://evil.example' }
    const answer = await product.request('/api/cookie-consents', { body: proof(), headers })
    expect(answer.status).toBe(403)
  })
})

test('on a public address nobody fills the table', async () => {
  const publicUrl = new URL('https://amivoix.test')
  const product = await startProduct({ publicUrl, isLoopback: false })
  const send = () => product.request('/api/cookie-consents', { body: proof() })
  const answers = await Promise.all(Array.from({ length: 61 }, send))
  await product.close()
  expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(60).fill(201), 429])
})
