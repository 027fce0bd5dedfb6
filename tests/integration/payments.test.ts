import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import type { OfferKey } from '../../domain/offers'
import { askingCard, cardFields, declinedCard } from '../support/billing/stripe-emulator-server'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

describe.each(engines)('payments, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  test('a pack that is paid is credited once, listed, explained and confirmed by mail', async () => {
    const sessionId = await till.buy('packStandard', { immediate_start: true })
    await till.hasMinutes(38)
    expect((await till.readResult(sessionId)).body).toEqual({
      state: 'paid',
      offerKey: 'packStandard',
      minutes: 33,
    })
    expect(await till.readOrders()).toMatchObject([
      { id: sessionId, offerKey: 'packStandard', amountTotalCents: 999, paymentStatus: 'paid' },
    ])
    expect((await till.readMovements())[0]).toMatchObject({
      reason: 'purchase',
      minutes: 33,
      balanceAfter: 38,
      offerKey: 'packStandard',
    })
    const { rows } = await till.product.pool.query(
      'select status, has_requested_immediate_start as asked from stripe_orders where id = $1',
      [sessionId],
    )
    expect(rows).toEqual([{ status: 'completed', asked: true }])
    const mails = await till.product.mailsTo(camille.email)
    const confirmations = mails.filter(({ subject }) => subject === 'Votre commande est confirmée')
    expect(confirmations).toHaveLength(1)
    expect(confirmations[0]?.text).toMatch(/Pack Standard, 33\sminutes\nPrix.: 9,99.€/)
    await till.expectExplained()
  })

  test('a refused card takes nothing; another pays, also after the bank asked', async () => {
    const sessionId = await till.openCheckout('packDecouverte')
    expect((await till.pay(sessionId, declinedCard)).location).toBe(`/dev/stripe/pay/${sessionId}`)
    expect((await till.readResult(sessionId)).body).toEqual({ state: 'pending' })
    const asked = await till.pay(sessionId, askingCard)
    expect(asked.location).toContain('/confirmation')
    expect(await till.minutesLeft()).toBe(5)
    const confirmed = await fetch(
      `${till.product.origin}/dev/stripe/pay/${sessionId}/confirmation`,
      {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(cardFields(askingCard, { decision: 'confirm' })),
      },
    )
    expect(confirmed.status).toBe(303)
    await till.hasMinutes(22)
  })

  test('two clicks at once lead to one page, and a second purchase to another', async () => {
    const [one, other] = await Promise.all([
      till.openCheckout('packStandard'),
      till.openCheckout('packStandard'),
    ])
    expect(other).toBe(one)
    await till.pay(one)
    await till.hasMinutes(38)
    expect(await till.openCheckout('packStandard')).not.toBe(one)
    const { rows } = await till.product.pool.query(
      'select 1 from stripe_customers where user_id = $1',
      [camille.id],
    )
    expect(rows).toHaveLength(1)
  })

  test.each<[string, OfferKey, object, number, string]>([
    [
      'an unknown price',
      'packStandard',
      { price_id: 'price_none' },
      400,
      messages.CHECKOUT_INVALID,
    ],
    ['a wrong mode', 'packStandard', { mode: 'subscription' }, 400, messages.CHECKOUT_INVALID],
    [
      'a foreign return',
      'packStandard',
      { success_url: 'https://evil.test/' },
      400,
      messages.CHECKOUT_INVALID,
    ],
    [
      'a foreign way out',
      'packStandard',
      { cancel_url: 'https://evil.test/' },
      400,
      messages.CHECKOUT_INVALID,
    ],
    ['a top-up without subscription', 'recharge20', {}, 400, messages.CHECKOUT_INVALID],
    [
      'another person',
      'packStandard',
      { user_id: '0e000000-0000-4000-8000-000000000000' },
      403,
      messages.FORBIDDEN,
    ],
    ['nothing', 'packStandard', { price_id: undefined }, 400, messages.CHECKOUT_INVALID],
    [
      'ten thousand characters',
      'packStandard',
      { success_url: 'a'.repeat(10_000) },
      400,
      messages.CHECKOUT_INVALID,
    ],
  ])('%s is refused in words', async (_what, offerKey, changes, status, error) => {
    expect(await till.order(offerKey, changes)).toMatchObject({ status, body: { error } })
  })

  test('nobody pays without a session, whatever is sent', async () => {
    const nobody = { ...camille, cookie: '' }
    const expired = { status: 401, body: { error: messages.SESSION_EXPIRED } }
    expect(await till.order('packStandard', {}, nobody)).toMatchObject(expired)
    const path = '/api/functions/stripe-checkout'
    expect(await till.product.request(path, { body: '{' })).toMatchObject(expired)
    expect(await till.product.request(path, { body: '{', cookie: camille.cookie })).toMatchObject({
      status: 400,
      body: { error: messages.CHECKOUT_INVALID },
    })
    const foreign = { origin: 'https://evil.test' }
    const refused = await till.product.request(path, {
      body: {},
      cookie: camille.cookie,
      headers: foreign,
    })
    expect(refused.status).toBe(403)
  })

  test('a visit is its owner’s alone', async () => {
    const sessionId = await till.buy('packStandard')
    const sacha = await till.product.signUp('sacha')
    expect((await till.readResult(sessionId, sacha)).status).toBe(404)
    expect((await till.readResult('cs_test_none')).status).toBe(404)
    expect((await till.readResult(sessionId, { ...camille, cookie: '' })).status).toBe(401)
  })
})
