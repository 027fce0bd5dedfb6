import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { messages } from '../../../domain/messages'
import { createEmulatedStripe } from '../../../emulators/stripe/create-emulated-stripe'
import {
  demonstrationWebhookSecret,
  getDemonstrationPriceId,
} from '../../../emulators/stripe/demonstration-account'
import { createStripeProvider } from '../../../providers/stripe/create-stripe-provider'
import { startCheckout } from '../../../server/billing/checkout/start-checkout'
import { PaymentUnavailableError } from '../../../server/billing/payment-provider'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { createTestBillingDeps } from '../../support/billing/create-test-billing-deps'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import { lengthenRateLimits, restartRateLimits } from '../../support/product/rate-limit-windows'
import type { TestUser } from '../../support/product/start-product'

// None of these requests may charge more than the price. payments.test.ts tests further refusals.

const checkoutPath = '/api/functions/stripe-checkout'
const webhookPath = '/api/webhooks/stripe'

describe('the payment API', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  const listCheckoutSessions = async () => {
    const { rows } = await harness.product.pool.query(
      'select customer_id from stripe_customers where user_id = $1',
      [camille.id],
    )
    const customer = String(rows[0]?.customer_id)
    return (await harness.stripe.checkout.sessions.list({ customer, limit: 100 })).data
  }

  test('ignores amounts and minutes sent by the client', async () => {
    const inventedFields = {
      amount: 1,
      amount_total: 1,
      unit_amount: 1,
      minutes: 9_999,
      quantity: 50,
    }
    const sessionId = await harness.openCheckout('packStandard', inventedFields)
    const session = await harness.stripe.checkout.sessions.retrieve(sessionId)
    expect(session.amount_total).toBe(999)
    await harness.submitPayment(sessionId)
    await harness.waitForMinutes(38)
  })

  test('refuses, with a message, bodies that are too large, not JSON or without a price', async () => {
    const { cookie } = camille
    const invalidResponse = { status: 400, body: { error: messages.CHECKOUT_INVALID } }
    const body = { price_id: 'p'.repeat(2_000_000) }
    expect(await harness.product.request(checkoutPath, { body, cookie })).toMatchObject(
      invalidResponse,
    )
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense'])
      expect(
        await harness.product.request(checkoutPath, {
          body: 'price_id=price_packStandard',
          cookie,
          headers: { 'content-type': contentType },
        }),
      ).toMatchObject(invalidResponse)
    for (const text of ['', 'null', '[]', '"a"', '{"price_id":{}}', '{"__proto__":1}'])
      expect(
        await harness.product.request(checkoutPath, { method: 'POST', body: text, cookie }),
      ).toMatchObject(invalidResponse)
  })

  test('asks a user with an expired session to sign in again', async () => {
    await harness.product.pool.query('delete from session where user_id = $1', [camille.id])
    expect(await harness.requestCheckout('packStandard')).toMatchObject({
      status: 401,
      body: { error: 'Session expirée - veuillez vous reconnecter' },
    })
  })

  test('limits checkouts to sixty per minute', async () => {
    await lengthenRateLimits(harness.product)
    for (let request = 0; request < 60; request += 1)
      expect(
        (await harness.requestCheckout('packStandard', { price_id: 'price_none' })).status,
      ).toBe(400)
    await restartRateLimits(harness.product)
    expect(await harness.requestCheckout('packStandard')).toMatchObject({
      status: 429,
      body: { error: messages.RATE_LIMITED },
    })
    await harness.product.pool.query('update rate_limit set last_request = last_request - 60000')
    expect((await harness.requestCheckout('packStandard')).status).toBe(200)
  })

  test('charges nothing for an expired checkout, and says so', async () => {
    const sessionId = await harness.openCheckout('packStandard')
    await harness.advance('day')
    const lateResponse = await harness.submitLatePayment(sessionId)
    expect(lateResponse.status).toBe(410)
    expect(lateResponse.html).toContain('Rien n’a été débité')
    expect((await harness.requestCheckoutResult(sessionId)).body).toEqual({ state: 'failed' })
    expect(await harness.readMinutesLeft()).toBe(5)
    expect(await harness.readOrders()).toEqual([])
  })

  test('returns an error while the payment provider fails, and creates one checkout session afterwards', async () => {
    await harness.product.pool.query(`
      create function fail_insert() returns trigger language plpgsql as $$
      begin
        if new.object = 'checkout.session' then raise exception 'down'; end if;
        return new;
      end $$;
      create trigger fail_insert before insert on stripe_stand_in for each row execute function fail_insert()`)
    try {
      expect(await harness.requestCheckout('packStandard')).toMatchObject({
        status: 502,
        body: { error: 'Erreur du service de paiement - réessayez plus tard' },
      })
    } finally {
      await harness.product.pool.query('drop function fail_insert cascade')
    }
    await harness.openCheckout('packStandard')
    expect(await listCheckoutSessions()).toHaveLength(1)
  })

  test.each(['before', 'after'])(
    'opens one checkout session when a request timed out %s Stripe had created the session',
    async (moment) => {
      let isDown = true
      const stripe = createEmulatedStripe(harness.product.origin, async (url, init) => {
        const isSession = String(url).endsWith('/checkout/sessions')
        if (!isDown || !isSession) return fetch(url, init)
        if (moment === 'after') await fetch(url, init)
        throw new DOMException('The operation timed out', 'TimeoutError')
      })
      const webhookSecret = demonstrationWebhookSecret
      const deps = createTestBillingDeps(harness.product.database, {
        provider: createStripeProvider({ stripe, webhookSecret, onError: () => {} }),
      })
      const checkout = {
        offerKey: 'packStandard',
        priceId: getDemonstrationPriceId('packStandard'),
        mode: 'payment',
        successUrl: `${harness.product.origin}/success`,
        cancelUrl: `${harness.product.origin}/wallet`,
        hasRequestedImmediateStart: false,
      } as const
      await expect(startCheckout(deps, camille, checkout)).rejects.toMatchObject({
        code: 'PAYMENT_UNAVAILABLE',
      })
      expect(await listCheckoutSessions()).toHaveLength(moment === 'after' ? 1 : 0)
      isDown = false
      const url = await startCheckout(deps, camille, checkout)
      expect(await startCheckout(deps, camille, checkout)).toBe(url)
      expect(await listCheckoutSessions()).toMatchObject([{ url, payment_status: 'unpaid' }])
      expect(await harness.readMinutesLeft()).toBe(5)
    },
  )

  test('reports a price that Stripe does not know, but not a missing object that is only looked up', async () => {
    const errors: unknown[] = []
    const provider = createStripeProvider({
      stripe: createEmulatedStripe(harness.product.origin),
      webhookSecret: demonstrationWebhookSecret,
      onError: (error) => errors.push(error),
    })
    expect(await provider.readCheckout('cs_unknown')).toBeUndefined()
    expect(errors).toEqual([])
    const { id: userId, email } = camille
    const checkout = {
      offerKey: 'packStandard',
      priceId: 'price_unknown',
      mode: 'payment',
      customerId: await provider.createCustomer({ userId, email, name: 'Camille' }),
      successUrl: `${harness.product.origin}/success`,
      cancelUrl: `${harness.product.origin}/wallet`,
      hasRequestedImmediateStart: false,
      idempotencyKey: 'checkout:unknown-price',
    } as const
    await expect(provider.createCheckout(checkout)).rejects.toBeInstanceOf(PaymentUnavailableError)
    expect(errors).toMatchObject([{ code: 'resource_missing' }])
  })

  describe('webhook events', () => {
    const secret = demonstrationWebhookSecret
    const sendPayload = (payload: string, signature: string) =>
      harness.product.request(webhookPath, {
        body: payload,
        headers: { 'stripe-signature': signature },
      })
    const signPayload = (payload: string, timestamp = Math.floor(Date.now() / 1_000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const createPayload = (id: string, type: string, objectId: string) =>
      JSON.stringify({ id, object: 'event', type, data: { object: { id: objectId } } })

    test('are refused with a signature that is malformed, old or for another body', async () => {
      const payload = createPayload('evt_refused', 'plan.created', 'plan_1')
      const now = Math.floor(Date.now() / 1_000)
      const refusal = { status: 400, body: { code: 'INPUT_INVALID' } }
      expect(
        await sendPayload(payload.replace('plan_1', 'plan_2'), signPayload(payload)),
      ).toMatchObject(refusal)
      expect(await sendPayload(payload, signPayload(payload, now - 330))).toMatchObject(refusal)
      expect(await sendPayload(payload, 'v1=nothing')).toMatchObject(refusal)
      const { rows } = await harness.product.pool.query(
        `select 1 from stripe_events where id = 'evt_refused'`,
      )
      expect(rows).toEqual([])
      // The provider's clock and ours may differ by up to five minutes.
      for (const skewSeconds of [-270, 270])
        expect((await sendPayload(payload, signPayload(payload, now + skewSeconds))).status).toBe(
          200,
        )
    })

    test('are ignored when their id was already used for another event', async () => {
      await harness.holdWebhooks()
      try {
        const sessionId = await harness.buy('packStandard')
        const id = `evt_first_${sessionId}`
        const firstPayload = createPayload(id, 'plan.created', 'plan_1')
        expect((await sendPayload(firstPayload, signPayload(firstPayload))).status).toBe(200)
        const secondPayload = createPayload(id, 'checkout.session.completed', sessionId)
        expect((await sendPayload(secondPayload, signPayload(secondPayload))).status).toBe(200)
        expect(await harness.readMinutesLeft()).toBe(5)
      } finally {
        await harness.stopHoldingWebhooks()
      }
    })

    test('are refused when they are too large or not JSON', async () => {
      const largePayload = createPayload('evt_large', 'plan.created', 'x'.repeat(600_000))
      expect((await sendPayload(largePayload, signPayload(largePayload))).status).toBe(413)
      expect((await sendPayload('{', signPayload('{'))).status).toBe(400)
    })
  })
})
