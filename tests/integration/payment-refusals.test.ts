import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { messages } from '../../domain/messages'
import {
  demonstrationPriceId,
  demonstrationWebhookSecret,
} from '../../emulators/stripe/demonstration-account'
import { createDemonstrationClient } from '../../emulators/stripe/demonstration-client'
import { createPaymentRepository } from '../../server/features/payments/payment-repository'
import { startCheckout } from '../../server/features/payments/start-checkout'
import { createStripeProvider } from '../../server/features/payments/stripe-provider'
import { demonstrationInvoicing } from '../support/billing/stripe-emulator-server'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

// What must not cost anybody anything; the other refusals are in payments.test.ts.

const checkoutPath = '/api/functions/stripe-checkout'
const webhookPath = '/api/webhooks/stripe'

describe.each(engines)('what nobody is charged for, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  const sessionsOfCamille = async () => {
    const { rows } = await till.product.pool.query(
      'select customer_id from stripe_customers where user_id = $1',
      [camille.id],
    )
    const customer = String(rows[0]?.customer_id)
    return (await till.stripe.checkout.sessions.list({ customer, limit: 100 })).data
  }

  test('an amount that a page makes up changes neither price nor minutes', async () => {
    const made = { amount: 1, amount_total: 1, unit_amount: 1, minutes: 9_999, quantity: 50 }
    const sessionId = await till.openCheckout('packStandard', made)
    const session = await till.stripe.checkout.sessions.retrieve(sessionId)
    expect(session.amount_total).toBe(999)
    await till.pay(sessionId)
    await till.hasMinutes(38)
  })

  test('too large a body, and one that is no JSON, are refused in words', async () => {
    const { cookie } = camille
    const invalid = { status: 400, body: { error: messages.CHECKOUT_INVALID } }
    const body = { price_id: 'p'.repeat(2_000_000) }
    expect(await till.product.request(checkoutPath, { body, cookie })).toMatchObject(invalid)
    for (const contentType of ['text/plain', 'application/x-www-form-urlencoded', 'nonsense'])
      expect(
        await till.product.request(checkoutPath, {
          body: 'price_id=price_packStandard',
          cookie,
          headers: { 'content-type': contentType },
        }),
      ).toMatchObject(invalid)
    for (const text of ['', 'null', '[]', '"a"', '{"price_id":{}}', '{"__proto__":1}'])
      expect(
        await till.product.request(checkoutPath, { method: 'POST', body: text, cookie }),
      ).toMatchObject(invalid)
  })

  test('a session that has expired asks to sign in again', async () => {
    await till.product.pool.query('delete from session where user_id = $1', [camille.id])
    expect(await till.order('packStandard')).toMatchObject({
      status: 401,
      body: { error: 'Session expirée - veuillez vous reconnecter' },
    })
  })

  test('the sixty-first order of a minute waits', async () => {
    for (let request = 0; request < 60; request += 1)
      expect((await till.order('packStandard', { price_id: 'price_none' })).status).toBe(400)
    expect(await till.order('packStandard')).toMatchObject({
      status: 429,
      body: { error: messages.RATE_LIMITED },
    })
    await till.product.pool.query('update rate_limit set last_request = last_request - 60000')
    expect((await till.order('packStandard')).status).toBe(200)
  })

  test('a page to pay on that has expired takes nothing, and says so', async () => {
    const sessionId = await till.openCheckout('packStandard')
    await fetch(`${till.product.origin}/dev/stripe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'day' }),
    })
    const late = await till.payLate(sessionId)
    expect(late.status).toBe(410)
    expect(late.html).toContain('Rien n’a été débité')
    expect((await till.readResult(sessionId)).body).toEqual({ state: 'failed' })
    expect(await till.minutesLeft()).toBe(5)
    expect(await till.readOrders()).toEqual([])
  })

  test('while the payment service fails nothing is charged; afterwards one session is there', async () => {
    await till.product.pool.query(`
      create function refuse() returns trigger language plpgsql as $$
      begin
        if new.object = 'checkout.session' then raise exception 'down'; end if;
        return new;
      end $$;
      create trigger refuse before insert on stripe_stand_in for each row execute function refuse()`)
    try {
      expect(await till.order('packStandard')).toMatchObject({
        status: 502,
        body: { error: 'Erreur du service de paiement - réessayez plus tard' },
      })
    } finally {
      await till.product.pool.query('drop function refuse cascade')
    }
    await till.openCheckout('packStandard')
    expect(await sessionsOfCamille()).toHaveLength(1)
  })

  test.each(['before the session was made', 'after it'])(
    'a time-out %s leads to the same session when it is tried again',
    async (moment) => {
      let isDown = true
      const stripe = createDemonstrationClient(till.product.origin, async (url, init) => {
        const isSession = String(url).endsWith('/checkout/sessions')
        if (!isDown || !isSession) return fetch(url, init)
        if (moment === 'after it') await fetch(url, init)
        throw new DOMException('The operation timed out', 'TimeoutError')
      })
      const webhookSecret = demonstrationWebhookSecret
      const parts = {
        payments: createPaymentRepository(till.product.database, demonstrationInvoicing),
        provider: createStripeProvider({ stripe, webhookSecret, onFault: () => {} }),
        priceIds: {},
        origin: till.product.origin,
        now: () => new Date(),
        sendMail: async () => {},
        giveBackLater: async () => {},
      }
      const order = {
        offerKey: 'packStandard',
        priceId: demonstrationPriceId('packStandard'),
        mode: 'payment',
        successUrl: `${till.product.origin}/success`,
        cancelUrl: `${till.product.origin}/wallet`,
        hasRequestedImmediateStart: false,
      } as const
      await expect(startCheckout(parts, camille, order)).rejects.toMatchObject({
        code: 'PAYMENT_UNAVAILABLE',
      })
      expect(await sessionsOfCamille()).toHaveLength(moment === 'after it' ? 1 : 0)
      isDown = false
      const url = await startCheckout(parts, camille, order)
      expect(await startCheckout(parts, camille, order)).toBe(url)
      expect(await sessionsOfCamille()).toMatchObject([{ url, payment_status: 'unpaid' }])
      expect(await till.minutesLeft()).toBe(5)
    },
  )

  describe('notices', () => {
    const secret = demonstrationWebhookSecret
    const send = (payload: string, signature: string) =>
      till.product.request(webhookPath, {
        body: payload,
        headers: { 'stripe-signature': signature },
      })
    const sign = (payload: string, timestamp = Math.floor(Date.now() / 1_000)) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })
    const noticeOf = (id: string, type: string, objectId: string) =>
      JSON.stringify({ id, object: 'event', type, data: { object: { id: objectId } } })

    test('with a signature of another body, of another secret, or of long ago are nothing', async () => {
      const notice = noticeOf('evt_refused', 'plan.created', 'plan_1')
      const now = Math.floor(Date.now() / 1_000)
      const refused = { status: 400, body: { code: 'INPUT_INVALID' } }
      expect(await send(notice.replace('plan_1', 'plan_2'), sign(notice))).toMatchObject(refused)
      expect(await send(notice, sign(notice, now - 330))).toMatchObject(refused)
      expect(await send(notice, 'v1=nothing')).toMatchObject(refused)
      const { rows } = await till.product.pool.query(
        `select 1 from stripe_events where id = 'evt_refused'`,
      )
      expect(rows).toEqual([])
      // A clock that is behind or ahead by less than five minutes is a clock.
      for (const skew of [-270, 270])
        expect((await send(notice, sign(notice, now + skew))).status).toBe(200)
    })

    test('that come again about something else are the first ones still', async () => {
      await till.delayNotices()
      try {
        const sessionId = await till.buy('packStandard')
        const id = `evt_first_${sessionId}`
        const first = noticeOf(id, 'plan.created', 'plan_1')
        expect((await send(first, sign(first))).status).toBe(200)
        const again = noticeOf(id, 'checkout.session.completed', sessionId)
        expect((await send(again, sign(again))).status).toBe(200)
        expect(await till.minutesLeft()).toBe(5)
      } finally {
        await till.deliverNotices()
      }
    })

    test('too large, or no JSON under a right signature, are refused', async () => {
      const large = noticeOf('evt_large', 'plan.created', 'x'.repeat(600_000))
      expect((await send(large, sign(large))).status).toBe(413)
      expect((await send('{', sign('{'))).status).toBe(400)
    })
  })
})
