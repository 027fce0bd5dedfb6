import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CheckoutHarness } from '../../support/billing/checkout-harness'
import { setUpCheckoutHarness } from '../../support/billing/set-up-checkout-harness'
import { acceptedCard } from '../../support/billing/stripe-emulator-server'
import { engines } from '../../support/database/engines'
import type { TestUser } from '../../support/product/start-product'

describe.each(engines)('webhook events of the payment provider, on %s', (engine) => {
  let harness: CheckoutHarness
  let camille: TestUser
  setUpCheckoutHarness(
    (checkout) => {
      ;({ harness, camille } = checkout)
    },
    { engine },
  )

  test('credits the minutes once when events are repeated and arrive out of order', async () => {
    const sessionId = await harness.buy('abonnementHebdomadaire')
    await harness.waitForMinutes(20)
    const session = await harness.stripe.checkout.sessions.retrieve(sessionId)
    const events = await harness.listEventsAbout(
      sessionId,
      session.subscription as string,
      session.invoice as string,
    )
    expect(events.length).toBeGreaterThanOrEqual(3)
    const repeatedEvents = [...events.toReversed(), ...events].map((event, index) => ({
      ...event,
      id: index % 2 ? event.id : `${event.id}_${index}`,
    }))
    const responses = await Promise.all(
      repeatedEvents.map((event) => harness.sendWebhookEvent(event)),
    )
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await harness.readMinutesLeft()).toBe(20)
    expect(await harness.readOrders()).toHaveLength(1)
    await harness.expectBalanceMatchesLedger()
  })

  test('refuses an event with a wrong signature and ignores an unknown type', async () => {
    const event = {
      id: 'evt_unknown',
      object: 'event',
      type: 'plan.created',
      data: { object: { id: 'x' } },
    }
    expect((await harness.sendWebhookEvent(event, 'whsec_somebody_else')).status).toBe(400)
    expect((await harness.product.request('/api/webhooks/stripe', { body: event })).status).toBe(
      400,
    )
    expect((await harness.sendWebhookEvent(event)).status).toBe(200)
    const { rows } = await harness.product.pool.query(
      `select processed_at is not null as done from stripe_events where id = 'evt_unknown'`,
    )
    expect(rows).toEqual([{ done: true }])
  })

  test('lets a subscriber buy top-ups, cancel, resume and open the portal, and credits a renewal', async () => {
    await harness.buy('abonnementMensuel')
    await harness.waitForMinutes(105)
    await expect.poll(harness.readWallet).toMatchObject({
      isSubscriber: true,
      subscription: { offerKey: 'abonnementMensuel', status: 'active', paymentMethodLast4: '4242' },
    })
    expect(await harness.requestCheckout('abonnementHebdomadaire')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('déjà un abonnement') },
    })
    await harness.buy('recharge20')
    await harness.waitForMinutes(125)

    const { cookie } = camille
    const path = '/api/wallet/subscription/cancellation'
    const cancellationResponse = await harness.product.request(path, { method: 'POST', cookie })
    expect(cancellationResponse).toMatchObject({
      status: 200,
      body: { isCancelledAtPeriodEnd: true },
    })
    expect((await harness.readWallet()).subscription?.isCancelledAtPeriodEnd).toBe(true)
    await harness.product.request(path, { method: 'DELETE', cookie })
    expect((await harness.readWallet()).subscription?.isCancelledAtPeriodEnd).toBe(false)

    const portal = await harness.product.request('/api/wallet/portal', { method: 'POST', cookie })
    expect(portal.status).toBe(200)
    const { url } = portal.body as { url: string }
    expect((await fetch(url)).status).toBe(200)

    const periodEndBefore = (await harness.readWallet()).subscription?.periodEndsAt
    await harness.advance('month')
    await harness.waitForMinutes(225)
    await expect
      .poll(async () => (await harness.readWallet()).subscription?.periodEndsAt !== periodEndBefore)
      .toBe(true)
    expect((await harness.readLedgerEntries())[0]).toMatchObject({
      reason: 'subscription',
      minutes: 100,
      offerKey: 'abonnementMensuel',
    })
    await harness.expectBalanceMatchesLedger()
  })

  test('returns 404 for cancellation and portal requests of a user without purchases', async () => {
    const { cookie } = camille
    const path = '/api/wallet/subscription/cancellation'
    expect((await harness.product.request(path, { method: 'POST', cookie })).status).toBe(404)
    expect(
      (await harness.product.request('/api/wallet/portal', { method: 'POST', cookie })).status,
    ).toBe(404)
  })

  test('takes back the minutes of a refund once, and never makes the balance negative', async () => {
    const sessionId = await harness.buy('packStandard')
    await harness.waitForMinutes(38)
    const session = await harness.stripe.checkout.sessions.retrieve(sessionId)
    const paymentIntentId = session.payment_intent as string
    const listRefundMails = async () =>
      (await harness.product.listMailsTo(camille.email)).filter(({ subject }) =>
        subject.startsWith('Votre achat est remboursé'),
      )
    const listCreditNotes = async () =>
      (await harness.readOrders())[0]?.documents.filter(({ kind }) => kind === 'credit_note') ?? []
    await harness.stripe.refunds.create({ payment_intent: paymentIntentId, amount: 500 })
    await harness.waitForMinutes(21)
    expect(await harness.readOrders()).toMatchObject([
      { paymentStatus: 'paid', refundedCents: 500 },
    ])
    const [firstMail, ...otherMails] = await listRefundMails()
    expect(otherMails).toEqual([])
    expect(firstMail?.subject).toBe('Votre achat est remboursé en partie')
    const words = (firstMail?.text ?? '').replaceAll(/\s/g, ' ')
    for (const fact of [
      'remboursé 5,00 € sur',
      'Pack Standard',
      'Remboursé en tout : 5,00 € sur 9,99 €',
      'Minutes reprises : 17 minutes',
      sessionId,
    ])
      expect(words).toContain(fact)
    const [creditNote] = await listCreditNotes()
    expect(firstMail?.attachments).toEqual([{ document: 'invoice', number: creditNote?.number }])
    await harness.product.pool.query('update user_profiles set minutes_left = 4 where id = $1', [
      camille.id,
    ])
    await harness.stripe.refunds.create({ payment_intent: paymentIntentId })
    await harness.waitForMinutes(0)
    const { rows } = await harness.product.pool.query(
      'select refunded_cents, minutes_not_returned as unrecovered_minutes from stripe_orders where id = $1',
      [sessionId],
    )
    expect(rows).toEqual([{ refunded_cents: 999, unrecovered_minutes: 12 }])
    expect(
      (await harness.readLedgerEntries()).filter(({ reason }) => reason === 'refund'),
    ).toHaveLength(2)
    expect(await harness.readOrders()).toMatchObject([{ refundedCents: 999 }])
    const { latest_charge: charge } = await harness.stripe.paymentIntents.retrieve(paymentIntentId)
    const refundEvents = await harness.listEventsAbout(String(charge))
    expect(refundEvents.length).toBeGreaterThan(0)
    for (const event of refundEvents)
      await harness.sendWebhookEvent({ ...event, id: `${event.id}_again` })
    const mails = await listRefundMails()
    expect(mails).toHaveLength(2)
    const [lastMail] = mails.filter(({ subject }) => subject === 'Votre achat est remboursé')
    // Only the minutes that were left in the balance were taken back.
    expect(lastMail?.text).toMatch(/Minutes reprises\s: 4\sminutes/)
    expect(lastMail?.text).toMatch(/remboursé 4,99\s€/)
    expect(lastMail?.attachments).toEqual([
      { document: 'invoice', number: (await listCreditNotes())[1]?.number },
    ])
  })

  test('keeps a delayed payment pending until the bank confirms it', async () => {
    const sessionId = await harness.openCheckout('packStandard')
    await harness.submitPayment(sessionId, acceptedCard, { delayed: 'true' })
    expect((await harness.requestCheckoutResult(sessionId)).body).toEqual({ state: 'pending' })
    await expect.poll(harness.readOrders).toMatchObject([{ paymentStatus: 'pending' }])
    expect(await harness.readMinutesLeft()).toBe(5)
    await harness.advance('week')
    await harness.waitForMinutes(38)
    expect(await harness.readOrders()).toMatchObject([{ paymentStatus: 'paid' }])
  })

  test('credits an order whose price changed before the payment', async () => {
    const sessionId = await harness.openCheckout('packStandard')
    const subscriptionSessionId = await harness.openCheckout('abonnementMensuel')
    // Simulates price ids from before a price change.
    await harness.product.pool.query(
      `update stripe_stand_in set data = replace(data::text, '"price_', '"price_former_')::jsonb
       where id = any($1)`,
      [[sessionId, subscriptionSessionId]],
    )
    await harness.submitPayment(sessionId)
    await harness.waitForMinutes(38)
    await harness.submitPayment(subscriptionSessionId)
    await harness.waitForMinutes(138)
    expect((await harness.readOrders()).map(({ offerKey }) => offerKey).sort()).toEqual([
      'abonnementMensuel',
      'packStandard',
    ])
  })

  test('cancels the subscription of a deleted account', async () => {
    const sessionId = await harness.buy('abonnementMensuel')
    await harness.waitForMinutes(105)
    const { subscription } = await harness.stripe.checkout.sessions.retrieve(sessionId)
    const deletionResponse = await harness.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    expect(deletionResponse.status).toBe(200)
    const { status } = await harness.stripe.subscriptions.retrieve(String(subscription))
    expect(status).toBe('canceled')
    // The customer is deleted at the provider; the order is kept for accounting.
    const { customer } = await harness.stripe.subscriptions.retrieve(String(subscription))
    await expect
      .poll(() => harness.stripe.customers.retrieve(String(customer)))
      .toMatchObject({ deleted: true })
    const { rows: emulatorRows } = await harness.product.pool.query(
      'select 1 from stripe_stand_in where strpos(data::text, $1) > 0',
      [camille.email],
    )
    expect(emulatorRows).toEqual([])
    const { rows: orders } = await harness.product.pool.query(
      `select payment_status, amount_total, user_id from stripe_orders
       join stripe_customers using (customer_id) where customer_id = $1`,
      [customer],
    )
    expect(orders).toEqual([{ payment_status: 'paid', amount_total: 2_499, user_id: null }])
  })

  describe('when webhook events are late', () => {
    beforeAll(() => harness.holdWebhooks())
    afterAll(() => harness.stopHoldingWebhooks())

    test('credits the minutes when the user returns from the payment page', async () => {
      const sessionId = await harness.buy('packPremium')
      expect(await harness.readMinutesLeft()).toBe(5)
      expect((await harness.requestCheckoutResult(sessionId)).body).toMatchObject({
        state: 'paid',
        minutes: 67,
      })
      expect(await harness.readMinutesLeft()).toBe(72)
      await harness.requestCheckoutResult(sessionId)
      expect(await harness.readMinutesLeft()).toBe(72)
    })

    test('credits the minutes in the daily reconciliation', async () => {
      await harness.buy('packDecouverte')
      await harness.buy('abonnementHebdomadaire')
      expect(await harness.readMinutesLeft()).toBe(5)
      await harness.product.jobs.enqueue(null, 'reconcile-payments', {})
      await harness.waitForMinutes(37)
      await harness.expectBalanceMatchesLedger()
    })

    test('credits each of twelve purchases once after 120 shuffled and repeated events', async () => {
      const createCancelUrl = (purchase: number) =>
        `${harness.product.origin}/wallet?visit=${purchase}`
      const sessionIds: string[] = []
      for (let purchase = 0; purchase < 12; purchase += 1)
        // Identical requests would reuse the checkout, so each has its own cancel URL.
        sessionIds.push(
          await harness.buy('packDecouverte', { cancel_url: createCancelUrl(purchase) }),
        )
      // Each purchase has ten events, five of which share one id. 53 and 120 are coprime, so multiplying
      // by 53 shuffles the indices without repeating any.
      const events = Array.from({ length: 120 }, (_, index) => (index * 53) % 120).map((index) => {
        const id = sessionIds[index % 12]
        const suffix = index < 60 ? 0 : index
        const type = 'checkout.session.completed'
        return { id: `evt_${id}_${suffix}`, object: 'event', type, data: { object: { id } } }
      })
      const responses = await Promise.all(events.map((event) => harness.sendWebhookEvent(event)))
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await harness.readMinutesLeft()).toBe(5 + 12 * 17)
      expect(await harness.readOrders()).toHaveLength(12)
      await harness.expectBalanceMatchesLedger()
    })

    test('gives the same balance when a refund event precedes its payment event', async () => {
      const sessionId = await harness.buy('packStandard')
      const { payment_intent: paymentIntentId } =
        await harness.stripe.checkout.sessions.retrieve(sessionId)
      const { charge } = await harness.stripe.refunds.create({
        payment_intent: String(paymentIntentId),
      })
      const sendEvent = (type: string, id: unknown) =>
        harness.sendWebhookEvent({
          id: `evt_${type}_${id}`,
          object: 'event',
          type,
          data: { object: { id } },
        })
      await sendEvent('charge.refunded', charge)
      await sendEvent('checkout.session.completed', sessionId)
      expect(await harness.readMinutesLeft()).toBe(5)
      expect((await harness.readLedgerEntries()).map(({ minutes }) => minutes)).toEqual([
        -33, 33, 5,
      ])
    })
  })
})
