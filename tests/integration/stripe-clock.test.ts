import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  cardFields,
  listEventsAbout,
  type PaymentStandIn,
  paidCard,
  startPaymentStandIn,
} from '../support/billing/stripe-emulator-server'
import { engines } from '../support/product/start-product'

describe.each(engines)('the stand-in’s clock, on %s', (engine) => {
  let standIn: PaymentStandIn
  let stripe: Stripe
  beforeAll(async () => {
    standIn = await startPaymentStandIn({ engine })
    stripe = standIn.stripe
  })
  afterAll(() => standIn?.close())

  const startSubscription = async (key: string) => {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'camille@example.test',
      line_items: [{ price: `price_${key}`, quantity: 1 }],
      success_url: 'http://127.0.0.1:3000/success',
    })
    await standIn.visit(`/dev/stripe/pay/${session.id}`, cardFields(paidCard))
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
    return String(subscription)
  }
  const told = (...ids: string[]) => listEventsAbout(stripe, ...ids)
  const invoicesOf = async (subscription: string) =>
    (await stripe.invoices.list({ subscription, limit: 100 })).data

  test('renews what falls due, as often as it fell due', async () => {
    const weekly = await startSubscription('abonnementHebdomadaire')
    const monthly = await startSubscription('abonnementMensuel')
    const before = await stripe.subscriptions.retrieve(monthly)
    expect((await standIn.advance('month')).status).toBe(303)
    expect(await invoicesOf(weekly)).toHaveLength(5)
    expect(await invoicesOf(monthly)).toHaveLength(2)
    const after = await stripe.subscriptions.retrieve(monthly)
    expect(after.items.data[0]?.current_period_start).toBe(before.items.data[0]?.current_period_end)
    const [newest] = await invoicesOf(weekly)
    expect(newest).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' })
    expect(newest?.number).toMatch(/-0005$/)
    await standIn.receiver.hear('invoice.paid', 7)
    await standIn.receiver.hear('customer.subscription.updated', 5)
    const page = await standIn.visit('/dev/stripe')
    expect(page.html).toContain('Avancer d’un mois')
    expect(page.html).toContain('Facture payée')
  })

  test('a refused renewal is late, and is paid when it is tried again', async () => {
    const id = await startSubscription('abonnementMensuel')
    await standIn.advance('month', true)
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    const [open] = await invoicesOf(id)
    expect(open).toMatchObject({ status: 'open', attempt_count: 1, amount_paid: 0 })
    expect(await told(id)).toContain('invoice.payment_failed')
    await standIn.advance('week')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    expect((await invoicesOf(id))[0]).toMatchObject({
      id: open?.id,
      status: 'paid',
      attempt_count: 2,
    })
  })

  test('a card that is refused every time ends the subscription', async () => {
    const id = await startSubscription('abonnementHebdomadaire')
    await standIn.advance('month', true)
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    expect((await told(id)).filter((type) => type === 'invoice.payment_failed')).toHaveLength(4)
    expect((await told(id)).at(-1)).toBe('customer.subscription.deleted')
  })

  test('a new card pays what is late at once', async () => {
    const id = await startSubscription('abonnementMensuel')
    await standIn.advance('month', true)
    const { customer } = await stripe.subscriptions.retrieve(id)
    const portal = await stripe.billingPortal.sessions.create({ customer: String(customer) })
    expect((await standIn.visit(portal.url)).html).toContain('Le dernier paiement a été refusé')
    await standIn.visit(`${portal.url}/card`, cardFields('5555 5555 5555 4444'))
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    expect((await invoicesOf(id))[0]?.status).toBe('paid')
  })

  test('ends what was cancelled, at the end of its period', async () => {
    const id = await startSubscription('abonnementHebdomadaire')
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await standIn.advance('day')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    await standIn.advance('week')
    const ended = await stripe.subscriptions.retrieve(id)
    expect(ended.status).toBe('canceled')
    expect(ended.ended_at).toBe(ended.items.data[0]?.current_period_end)
    expect(await invoicesOf(id)).toHaveLength(1)
    expect((await told(id)).at(-1)).toBe('customer.subscription.deleted')
  })

  test('expires sessions, and answers delayed payments a day later', async () => {
    const create = () =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: 'price_packDecouverte', quantity: 1 }],
        success_url: 'http://127.0.0.1:3000/success',
      })
    const forgotten = await create()
    const accepted = await create()
    await standIn.visit(`/dev/stripe/pay/${accepted.id}`, cardFields(paidCard, { delayed: 'true' }))
    expect(await stripe.checkout.sessions.retrieve(accepted.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    })
    await standIn.advance('day')
    expect((await stripe.checkout.sessions.retrieve(forgotten.id)).status).toBe('expired')
    expect((await stripe.checkout.sessions.retrieve(accepted.id)).payment_status).toBe('paid')

    const refused = await create()
    await standIn.visit(`/dev/stripe/pay/${refused.id}`, cardFields(paidCard, { delayed: 'true' }))
    await standIn.advance('day', true)
    expect((await stripe.checkout.sessions.retrieve(refused.id)).payment_status).toBe('unpaid')
    expect(await told(forgotten.id, accepted.id, refused.id)).toEqual([
      'checkout.session.completed',
      'checkout.session.expired',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'checkout.session.async_payment_failed',
    ])
  })

  test('two who move it on at once renew once', async () => {
    const id = await startSubscription('abonnementMensuel')
    await Promise.all([standIn.advance('month'), standIn.advance('day')])
    expect(await invoicesOf(id)).toHaveLength(2)
  })
})
