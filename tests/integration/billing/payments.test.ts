import { describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import type { OfferKey } from '../../../domain/offers'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import {
  authenticationCard,
  cardFields,
  declinedCard,
} from '../../support/billing/stripe-emulator-server'
import type { TestUser } from '../../support/product/start-product'

describe('payments', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  test('credits a paid pack once, lists it, records it in the ledger and confirms it by e-mail', async () => {
    const sessionId = await harness.buy('packStandard', { immediate_start: true })
    await harness.waitForMinutes(38)
    expect((await harness.requestCheckoutResult(sessionId)).body).toEqual({
      state: 'paid',
      offerKey: 'packStandard',
      minutes: 33,
      minutesLeft: 38,
      waitsUntil: null,
    })
    expect(await harness.readOrders()).toMatchObject([
      { id: sessionId, offerKey: 'packStandard', amountTotalCents: 999, paymentStatus: 'paid' },
    ])
    expect((await harness.readLedgerEntries())[0]).toMatchObject({
      reason: 'purchase',
      minutes: 33,
      balanceAfter: 38,
      offerKey: 'packStandard',
    })
    const { rows } = await harness.product.pool.query(
      'select status, has_requested_immediate_start as requested from stripe_orders where id = $1',
      [sessionId],
    )
    expect(rows).toEqual([{ status: 'completed', requested: true }])
    const mails = await harness.product.listMailsTo(camille.email)
    const confirmations = mails.filter(({ subject }) => subject === 'Votre commande est confirmée')
    expect(confirmations).toHaveLength(1)
    expect(confirmations[0]?.text).toMatch(/Pack Standard, 33\sminutes\nPrix.: 9,99.€/)
    await harness.expectBalanceMatchesLedger()
  })

  test('charges nothing for a declined card, and credits a payment confirmed at the bank', async () => {
    const sessionId = await harness.openCheckout('packDecouverte')
    expect((await harness.submitPayment(sessionId, declinedCard)).location).toBe(
      `/dev/stripe/pay/${sessionId}`,
    )
    expect((await harness.requestCheckoutResult(sessionId)).body).toEqual({ state: 'pending' })
    const authentication = await harness.submitPayment(sessionId, authenticationCard)
    expect(authentication.location).toContain('/confirmation')
    expect(await harness.readMinutesLeft()).toBe(5)
    const bankConfirmation = await fetch(
      `${harness.product.origin}/dev/stripe/pay/${sessionId}/confirmation`,
      {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(cardFields(authenticationCard, { decision: 'confirm' })),
      },
    )
    expect(bankConfirmation.status).toBe(303)
    await harness.waitForMinutes(22)
  })

  test('opens one checkout session for two concurrent requests, and a new one after the purchase', async () => {
    const [firstSessionId, secondSessionId] = await Promise.all([
      harness.openCheckout('packStandard'),
      harness.openCheckout('packStandard'),
    ])
    expect(secondSessionId).toBe(firstSessionId)
    await harness.submitPayment(firstSessionId)
    await harness.waitForMinutes(38)
    expect(await harness.openCheckout('packStandard')).not.toBe(firstSessionId)
    const { rows } = await harness.product.pool.query(
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
      'a success URL on another origin',
      'packStandard',
      { success_url: 'https://evil.test/' },
      400,
      messages.CHECKOUT_INVALID,
    ],
    [
      'a cancel URL on another origin',
      'packStandard',
      { cancel_url: 'https://evil.test/' },
      400,
      messages.CHECKOUT_INVALID,
    ],
    ['a top-up without a subscription', 'recharge20', {}, 400, messages.CHECKOUT_INVALID],
    [
      'the id of another user',
      'packStandard',
      { user_id: '0e000000-0000-4000-8000-000000000000' },
      403,
      messages.FORBIDDEN,
    ],
    ['a missing price', 'packStandard', { price_id: undefined }, 400, messages.CHECKOUT_INVALID],
    [
      'a URL of ten thousand characters',
      'packStandard',
      { success_url: 'a'.repeat(10_000) },
      400,
      messages.CHECKOUT_INVALID,
    ],
  ])('refuses %s with a message', async (_what, offerKey, changes, status, error) => {
    expect(await harness.requestCheckout(offerKey, changes)).toMatchObject({
      status,
      body: { error },
    })
  })

  test('requires a session before it validates the body, and refuses requests from another site', async () => {
    const visitor = { ...camille, cookie: '' }
    const sessionExpired = { status: 401, body: { error: messages.SESSION_EXPIRED } }
    expect(await harness.requestCheckout('packStandard', {}, visitor)).toMatchObject(sessionExpired)
    const path = '/api/functions/stripe-checkout'
    expect(await harness.product.request(path, { body: '{' })).toMatchObject(sessionExpired)
    expect(
      await harness.product.request(path, { body: '{', cookie: camille.cookie }),
    ).toMatchObject({
      status: 400,
      body: { error: messages.CHECKOUT_INVALID },
    })
    const headers = { origin: 'https://evil.test' }
    const refusal = await harness.product.request(path, {
      body: {},
      cookie: camille.cookie,
      headers,
    })
    expect(refusal.status).toBe(403)
  })

  test('shows the result of a checkout only to its owner', async () => {
    const sessionId = await harness.buy('packStandard')
    const sacha = await harness.product.signUp('sacha')
    expect((await harness.requestCheckoutResult(sessionId, sacha)).status).toBe(404)
    expect((await harness.requestCheckoutResult('cs_test_none')).status).toBe(404)
    expect(
      (await harness.requestCheckoutResult(sessionId, { ...camille, cookie: '' })).status,
    ).toBe(401)
  })
})
