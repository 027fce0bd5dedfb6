import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { paidCard } from '../support/billing/stripe-emulator-server'
import { engines, type Member } from '../support/product/start-product'
import { startTill, type Till } from '../support/billing/checkout-harness'

describe.each(engines)('what the payment service tells, on %s', (engine) => {
  let till: Till
  let camille: Member

  beforeAll(async () => {
    till = await startTill(engine)
  })
  afterAll(() => till?.close())
  beforeEach(async () => {
    camille = await till.newcomer()
  })

  test('notices that come again and in any order end in the same books', async () => {
    const sessionId = await till.buy('abonnementHebdomadaire')
    await till.hasMinutes(20)
    const session = await till.stripe.checkout.sessions.retrieve(sessionId)
    const events = await till.eventsAbout(
      sessionId,
      session.subscription as string,
      session.invoice as string,
    )
    expect(events.length).toBeGreaterThanOrEqual(3)
    const again = [...events.toReversed(), ...events].map((event, index) => ({
      ...event,
      id: index % 2 ? event.id : `${event.id}_${index}`,
    }))
    const answers = await Promise.all(again.map((event) => till.notify(event)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await till.minutesLeft()).toBe(20)
    expect(await till.readOrders()).toHaveLength(1)
    await till.expectExplained()
  })

  test('a notice with a wrong signature is nothing, an unknown one is acknowledged', async () => {
    const event = {
      id: 'evt_unknown',
      object: 'event',
      type: 'plan.created',
      data: { object: { id: 'x' } },
    }
    expect((await till.notify(event, 'whsec_somebody_else')).status).toBe(400)
    expect((await till.product.request('/api/webhooks/stripe', { body: event })).status).toBe(400)
    expect((await till.notify(event)).status).toBe(200)
    const { rows } = await till.product.pool.query(
      `select processed_at is not null as done from stripe_events where id = 'evt_unknown'`,
    )
    expect(rows).toEqual([{ done: true }])
  })

  test('a subscription opens the top-ups, ends and goes on at will, and renews', async () => {
    await till.buy('abonnementMensuel')
    await till.hasMinutes(105)
    await expect.poll(till.readWallet).toMatchObject({
      isSubscriber: true,
      subscription: { offerKey: 'abonnementMensuel', status: 'active', paymentMethodLast4: '4242' },
    })
    expect(await till.order('abonnementHebdomadaire')).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('déjà un abonnement') },
    })
    await till.buy('recharge20')
    await till.hasMinutes(125)

    const { cookie } = camille
    const path = '/api/wallet/subscription/cancellation'
    const ended = await till.product.request(path, { method: 'POST', cookie })
    expect(ended).toMatchObject({ status: 200, body: { cancelsAtPeriodEnd: true } })
    expect((await till.readWallet()).subscription?.cancelsAtPeriodEnd).toBe(true)
    await till.product.request(path, { method: 'DELETE', cookie })
    expect((await till.readWallet()).subscription?.cancelsAtPeriodEnd).toBe(false)

    const portal = await till.product.request('/api/wallet/portal', { method: 'POST', cookie })
    expect(portal.status).toBe(200)
    const { url } = portal.body as { url: string }
    expect((await fetch(url)).status).toBe(200)

    const before = (await till.readWallet()).subscription?.periodEndsAt
    await fetch(`${till.product.origin}/dev/stripe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'month' }),
    })
    await till.hasMinutes(225)
    await expect
      .poll(async () => (await till.readWallet()).subscription?.periodEndsAt !== before)
      .toBe(true)
    expect((await till.readMovements())[0]).toMatchObject({
      reason: 'subscription',
      minutes: 100,
      offerKey: 'abonnementMensuel',
    })
    await till.expectExplained()
  })

  test('who has bought nothing has nothing to end, and no portal', async () => {
    const { cookie } = camille
    const path = '/api/wallet/subscription/cancellation'
    expect((await till.product.request(path, { method: 'POST', cookie })).status).toBe(404)
    expect(
      (await till.product.request('/api/wallet/portal', { method: 'POST', cookie })).status,
    ).toBe(404)
  })

  test('a refund takes its minutes back once, and never below zero', async () => {
    const sessionId = await till.buy('packStandard')
    await till.hasMinutes(38)
    const session = await till.stripe.checkout.sessions.retrieve(sessionId)
    const intent = session.payment_intent as string
    const refundMails = async () =>
      (await till.product.mailsTo(camille.email)).filter(({ subject }) =>
        subject.startsWith('Votre achat est remboursé'),
      )
    const creditNotes = async () =>
      (await till.readOrders())[0]?.documents.filter(({ kind }) => kind === 'credit_note') ?? []
    await till.stripe.refunds.create({ payment_intent: intent, amount: 500 })
    await till.hasMinutes(21)
    expect(await till.readOrders()).toMatchObject([{ paymentStatus: 'paid', refundedCents: 500 }])
    const [first, ...none] = await refundMails()
    expect(none).toEqual([])
    expect(first?.subject).toBe('Votre achat est remboursé en partie')
    const words = (first?.text ?? '').replaceAll(/\s/g, ' ')
    for (const fact of [
      'remboursé 5,00 € sur',
      'Pack Standard',
      'Remboursé en tout : 5,00 € sur 9,99 €',
      'Minutes reprises : 17 minutes',
      sessionId,
    ])
      expect(words).toContain(fact)
    const [note] = await creditNotes()
    expect(first?.attachments).toEqual([{ document: 'invoice', number: note?.number }])
    await till.product.pool.query('update user_profiles set minutes_left = 4 where id = $1', [
      camille.id,
    ])
    await till.stripe.refunds.create({ payment_intent: intent })
    await till.hasMinutes(0)
    const { rows } = await till.product.pool.query(
      'select refunded_cents, minutes_not_returned from stripe_orders where id = $1',
      [sessionId],
    )
    expect(rows).toEqual([{ refunded_cents: 999, minutes_not_returned: 12 }])
    expect((await till.readMovements()).filter(({ reason }) => reason === 'refund')).toHaveLength(2)
    expect(await till.readOrders()).toMatchObject([{ refundedCents: 999 }])
    const { latest_charge: charge } = await till.stripe.paymentIntents.retrieve(intent)
    for (const notice of await till.eventsAbout(String(charge)))
      await till.notify({ ...notice, id: `${notice.id}_again` })
    const mails = await refundMails()
    expect(mails).toHaveLength(2)
    const [last] = mails.filter(({ subject }) => subject === 'Votre achat est remboursé')
    // What the balance had, no more.
    expect(last?.text).toMatch(/Minutes reprises\s: 4\sminutes/)
    expect(last?.text).toMatch(/remboursé 4,99\s€/)
    expect(last?.attachments).toEqual([
      { document: 'invoice', number: (await creditNotes())[1]?.number },
    ])
  })

  test('a delayed payment is pending until the bank has answered', async () => {
    const sessionId = await till.openCheckout('packStandard')
    await till.pay(sessionId, paidCard, { delayed: 'true' })
    expect((await till.readResult(sessionId)).body).toEqual({ state: 'pending' })
    await expect.poll(till.readOrders).toMatchObject([{ paymentStatus: 'pending' }])
    expect(await till.minutesLeft()).toBe(5)
    await fetch(`${till.product.origin}/dev/stripe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'week' }),
    })
    await till.hasMinutes(38)
    expect(await till.readOrders()).toMatchObject([{ paymentStatus: 'paid' }])
  })

  test('what was ordered before its price changed is credited all the same', async () => {
    const sessionId = await till.openCheckout('packStandard')
    const subscribing = await till.openCheckout('abonnementMensuel')
    // Since then the offers have other prices.
    await till.product.pool.query(
      `update stripe_stand_in set data = replace(data::text, '"price_', '"price_of_before_')::jsonb
       where id = any($1)`,
      [[sessionId, subscribing]],
    )
    await till.pay(sessionId)
    await till.hasMinutes(38)
    await till.pay(subscribing)
    await till.hasMinutes(138)
    expect((await till.readOrders()).map(({ offerKey }) => offerKey).sort()).toEqual([
      'abonnementMensuel',
      'packStandard',
    ])
  })

  test('an account that is deleted is billed no more', async () => {
    const sessionId = await till.buy('abonnementMensuel')
    await till.hasMinutes(105)
    const { subscription } = await till.stripe.checkout.sessions.retrieve(sessionId)
    const erased = await till.product.request('/api/auth/delete-user', {
      body: { word: 'supprimer', password: camille.password },
      cookie: camille.cookie,
    })
    expect(erased.status).toBe(200)
    const { status } = await till.stripe.subscriptions.retrieve(String(subscription))
    expect(status).toBe('canceled')
    // And the payment service forgets who it was, the books do not forget what was paid.
    const { customer } = await till.stripe.subscriptions.retrieve(String(subscription))
    await expect
      .poll(() => till.stripe.customers.retrieve(String(customer)), { timeout: 15_000 })
      .toMatchObject({ deleted: true })
    const { rows: left } = await till.product.pool.query(
      'select 1 from stripe_stand_in where strpos(data::text, $1) > 0',
      [camille.email],
    )
    expect(left).toEqual([])
    const { rows: books } = await till.product.pool.query(
      `select payment_status, amount_total, user_id from stripe_orders
       join stripe_customers using (customer_id) where customer_id = $1`,
      [customer],
    )
    expect(books).toEqual([{ payment_status: 'paid', amount_total: 2_499, user_id: null }])
  })

  describe('when notices are late', () => {
    beforeAll(() => till.delayNotices())
    afterAll(() => till.deliverNotices())

    test('who comes back from the payment page has their minutes at once', async () => {
      const sessionId = await till.buy('packPremium')
      expect(await till.minutesLeft()).toBe(5)
      expect((await till.readResult(sessionId)).body).toMatchObject({ state: 'paid', minutes: 67 })
      expect(await till.minutesLeft()).toBe(72)
      await till.readResult(sessionId)
      expect(await till.minutesLeft()).toBe(72)
    })

    test('the daily round credits who did not come back', async () => {
      await till.buy('packDecouverte')
      await till.buy('abonnementHebdomadaire')
      expect(await till.minutesLeft()).toBe(5)
      await till.product.jobs.enqueue(null, 'reconcile-payments', {})
      await till.hasMinutes(37)
      await till.expectExplained()
    })

    test('a hundred and twenty notices of twelve purchases, mixed, end in an exact balance', async () => {
      const wayOut = (purchase: number) => `${till.product.origin}/wallet?visit=${purchase}`
      const sessions: string[] = []
      for (let purchase = 0; purchase < 12; purchase += 1)
        // Asked for the same twice, an untold purchase would lead to one page.
        sessions.push(await till.buy('packDecouverte', { cancel_url: wayOut(purchase) }))
      // Each ten times, half of them under one name; 53 and 120 share no divisor.
      const notices = Array.from({ length: 120 }, (_, index) => (index * 53) % 120).map((index) => {
        const id = sessions[index % 12]
        const told = index < 60 ? 0 : index
        const type = 'checkout.session.completed'
        return { id: `evt_${id}_${told}`, object: 'event', type, data: { object: { id } } }
      })
      const answers = await Promise.all(notices.map((notice) => till.notify(notice)))
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
      expect(await till.minutesLeft()).toBe(5 + 12 * 17)
      expect(await till.readOrders()).toHaveLength(12)
      await till.expectExplained()
    })

    test('a refund that is told before its payment ends in the same balance', async () => {
      const sessionId = await till.buy('packStandard')
      const { payment_intent: intent } = await till.stripe.checkout.sessions.retrieve(sessionId)
      const { charge } = await till.stripe.refunds.create({ payment_intent: String(intent) })
      const notice = (type: string, id: unknown) =>
        till.notify({ id: `evt_${type}_${id}`, object: 'event', type, data: { object: { id } } })
      await notice('charge.refunded', charge)
      await notice('checkout.session.completed', sessionId)
      expect(await till.minutesLeft()).toBe(5)
      expect((await till.readMovements()).map(({ minutes }) => minutes)).toEqual([-33, 33, 5])
    })
  })
})
