import { describe, expect, test } from 'vitest'
import type { WithdrawablePurchases } from '../../../contract/billing/withdrawals'
import { getDemonstrationPriceId } from '../../../emulators/stripe/demonstration-account'
import { immediateStartKey } from '../../../providers/stripe/stripe-objects'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import { createCheckoutSession } from '../../support/billing/stripe-emulator-server'
import { lengthenRateLimits } from '../../support/product/rate-limit-windows'
import type { TestUser } from '../../support/product/start-product'

describe('the payment API, after unusual sequences of requests', () => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness((checkout) => {
    ;({ harness, camille } = checkout)
  })

  const query = async (text: string, values: unknown[] = []) =>
    (await harness.product.pool.query(text, values)).rows
  const request = (path: string, options: object = {}) =>
    harness.product.request(path, { cookie: camille.cookie, ...options })
  const deleteAccount = () =>
    request('/api/auth/delete-user', { body: { word: 'supprimer', password: camille.password } })
  const readSessionStatus = async (sessionId: string) =>
    (await harness.stripe.checkout.sessions.retrieve(sessionId)).status
  const readRefundedCents = async (orderId: string) =>
    (await query('select refunded_cents from stripe_orders where id = $1', [orderId]))[0]
      ?.refunded_cents

  test('expires the earlier checkout when a second subscription is chosen', async () => {
    const packSessionId = await harness.openCheckout('packStandard')
    const weeklySessionId = await harness.openCheckout('abonnementHebdomadaire')
    const monthlySessionId = await harness.openCheckout('abonnementMensuel')
    expect(await harness.openCheckout('abonnementMensuel')).toBe(monthlySessionId)
    expect(
      await Promise.all([packSessionId, weeklySessionId, monthlySessionId].map(readSessionStatus)),
    ).toEqual(['open', 'expired', 'open'])
    expect((await harness.submitLatePayment(weeklySessionId)).status).toBe(410)
    expect((await harness.submitPayment(monthlySessionId)).status).toBe(303)
    await harness.waitForMinutes(105)
  })

  test('cancels and fully refunds a second subscription that is paid anyway', async () => {
    const weeklySessionId = await harness.openCheckout('abonnementHebdomadaire')
    const { customer } = await harness.stripe.checkout.sessions.retrieve(weeklySessionId)
    const metadata = { [immediateStartKey]: 'true' }
    const { id: monthlySessionId } = await createCheckoutSession(harness.stripe, {
      mode: 'subscription',
      customer: String(customer),
      line_items: [{ price: getDemonstrationPriceId('abonnementMensuel'), quantity: 1 }],
      metadata,
      subscription_data: { metadata },
    })
    expect(
      await Promise.all([
        harness.submitPayment(weeklySessionId),
        harness.submitPayment(monthlySessionId),
      ]),
    ).toMatchObject([{ status: 303 }, { status: 303 }])
    const readOrders = () =>
      query(
        `select invoice_id, refunded_cents, amount_total, minutes from stripe_orders
         where customer_id = $1 order by promised_cents`,
        [customer],
      )
    // The subscription whose event arrives first remains active.
    await expect
      .poll(async () => (await readOrders()).map((row) => row.refunded_cents > 0), {
        timeout: 25_000,
      })
      .toEqual([false, true])
    const [keptOrder, refundedOrder] = await readOrders()
    expect(refundedOrder.refunded_cents).toBe(refundedOrder.amount_total)
    await harness.waitForMinutes(5 + keptOrder.minutes)
    const sessions = await Promise.all(
      [weeklySessionId, monthlySessionId].map((id) =>
        harness.stripe.checkout.sessions.retrieve(id),
      ),
    )
    for (const { id, invoice, subscription } of sessions) {
      const isKeptOrder = invoice === keptOrder.invoice_id
      const { status } = await harness.stripe.subscriptions.retrieve(String(subscription))
      expect(status).toBe(isKeptOrder ? 'active' : 'canceled')
      const { body } = await harness.requestCheckoutResult(id)
      expect(body).toMatchObject({ state: isKeptOrder ? 'paid' : 'refunded' })
      for (const event of await harness.listEventsAbout(id, String(invoice), String(subscription)))
        await harness.sendWebhookEvent({ ...event, id: `${event.id}_again` })
    }
    expect(await harness.readMinutesLeft()).toBe(5 + keptOrder.minutes)
    const mails = await harness.product.listMailsTo(camille.email)
    const refundMails = mails.filter(
      ({ subject }) => subject === 'Votre second abonnement est annulé et remboursé',
    )
    expect(refundMails).toHaveLength(1)
    expect(refundMails[0]?.text).toContain(refundedOrder.invoice_id)
    expect(mails.filter(({ subject }) => subject === 'Votre commande est confirmée')).toHaveLength(
      1,
    )
    const documents = (await harness.readOrders()).map(({ documents }) =>
      documents.map(({ kind }) => kind),
    )
    expect(documents.toSorted((one, other) => one.length - other.length)).toEqual([
      ['invoice'],
      ['invoice', 'credit_note'],
    ])
    await harness.expectBalanceMatchesLedger()
  }, 60_000)

  test('refuses to resume a cancelled subscription while another one is active', async () => {
    await harness.buy('abonnementMensuel')
    await harness.waitForMinutes(105)
    const path = '/api/wallet/subscription/cancellation'
    const isEnding = async () => (await harness.readWallet()).subscription?.isCancelledAtPeriodEnd
    expect((await request(path, { method: 'POST' })).status).toBe(200)
    await expect.poll(isEnding).toBe(true)
    await harness.buy('abonnementHebdomadaire')
    await harness.waitForMinutes(120)
    expect((await request(path, { method: 'DELETE' })).status).toBe(404)
    // A cancellation applies to both subscriptions.
    expect((await request(path, { method: 'POST' })).status).toBe(200)
    await expect.poll(async () => (await request(path, { method: 'DELETE' })).status).toBe(200)
  })

  test('records one cancellation for twenty concurrent requests, and refuses the next request', async () => {
    const monthlySessionId = await harness.buy('abonnementMensuel')
    await harness.waitForMinutes(105)
    const cancel = () => request('/api/wallet/subscription/cancellation', { method: 'POST' })
    const responses = await Promise.all(Array.from({ length: 20 }, cancel))
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect((await cancel()).status).toBe(429)
    const mails = await harness.product.listMailsTo(camille.email)
    expect(mails.filter(({ subject }) => subject.includes('résiliation'))).toHaveLength(1)
    expect(
      await query('select id from cancellations where user_id = $1', [camille.id]),
    ).toHaveLength(1)
    const { subscription } = await harness.stripe.checkout.sessions.retrieve(monthlySessionId)
    const stripeSubscription = await harness.stripe.subscriptions.retrieve(String(subscription))
    expect(stripeSubscription.cancel_at_period_end).toBe(true)
  })

  test('expires a top-up checkout when the user withdraws from the subscription', async () => {
    await harness.buy('abonnementHebdomadaire', { immediate_start: true })
    await harness.waitForMinutes(20)
    const topUpSessionId = await harness.openCheckout('recharge50')
    const packSessionId = await harness.openCheckout('packStandard')
    const { contracts } = (await request('/api/withdrawals')).body as WithdrawablePurchases
    await request('/api/withdrawals', { body: { orderId: contracts[0]?.orderId } })
    await expect.poll(() => readSessionStatus(topUpSessionId)).toBe('expired')
    expect((await harness.submitLatePayment(topUpSessionId)).status).toBe(410)
    expect(await harness.readMinutesLeft()).toBe(5)
    // The open checkout of the pack is expired too, but the pack can be ordered again.
    await expect.poll(() => readSessionStatus(packSessionId)).toBe('expired')
    const newSessionId = await harness.openCheckout('packStandard')
    expect(newSessionId).not.toBe(packSessionId)
    expect(await harness.openCheckout('packStandard')).toBe(newSessionId)
    expect((await harness.submitPayment(newSessionId)).status).toBe(303)
    await harness.waitForMinutes(38)
  })

  test('expires the open checkout of a deleted account', async () => {
    const sessionId = await harness.openCheckout('packStandard')
    expect((await deleteAccount()).status).toBe(200)
    await expect.poll(() => readSessionStatus(sessionId)).toBe('expired')
    expect((await harness.submitLatePayment(sessionId)).status).toBe(410)
  })

  test('refunds a late payment for a deleted account once, but not an earlier purchase', async () => {
    const earlierOrderId = await harness.buy('packDecouverte')
    await harness.waitForMinutes(22)
    const lateOrderId = await harness.openCheckout('packStandard')
    await harness.submitPayment(lateOrderId, undefined, { delayed: 'true' })
    expect((await deleteAccount()).status).toBe(200)
    await harness.advance('day')
    await expect.poll(() => readRefundedCents(lateOrderId), { timeout: 25_000 }).toBe(999)
    const events = await harness.listEventsAbout(lateOrderId, earlierOrderId)
    expect(events.length).toBeGreaterThan(0)
    for (const event of events)
      await harness.sendWebhookEvent({ ...event, id: `${event.id}_again` })
    const session = await harness.stripe.checkout.sessions.retrieve(lateOrderId)
    const intent = String(session.payment_intent)
    const { data } = await harness.stripe.refunds.list({ payment_intent: intent })
    expect(data.map(({ amount }) => amount)).toEqual([999])
    expect(await readRefundedCents(earlierOrderId)).toBe(0)
  }, 60_000)

  test('limits invoice downloads to thirty per minute and user', async () => {
    await harness.buy('packDecouverte')
    await harness.waitForMinutes(22)
    const number = (await harness.readOrders())[0]?.documents[0]?.number
    const path = `/api/wallet/invoices/${number}`
    const otherUser = await harness.product.signUp('sacha')
    expect((await request(path, { cookie: otherUser.cookie })).status).toBe(404)
    await lengthenRateLimits(harness.product)
    for (let count = 0; count < 30; count++) expect((await request(path)).status).toBe(200)
    expect((await request(path)).status).toBe(429)
  })
})
