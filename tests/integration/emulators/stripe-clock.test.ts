import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { setUpStripeEmulator } from '../../support/billing/set-up-stripe-emulator'
import {
  acceptedCard,
  cardFields,
  listEventTypesAbout,
  type StripeEmulator,
} from '../../support/billing/stripe-emulator-server'

describe('the Stripe emulator, over time', () => {
  let emulator: StripeEmulator
  let stripe: Stripe
  setUpStripeEmulator((started) => {
    emulator = started
    stripe = started.stripe
  })

  const startSubscription = async (key: string) => {
    const session = await stripe.checkout.sessions.create({
      mode: 'subscription',
      customer_email: 'camille@example.test',
      line_items: [{ price: `price_${key}`, quantity: 1 }],
      success_url: 'http://127.0.0.1:3000/success',
    })
    await emulator.visit(`/dev/stripe/pay/${session.id}`, cardFields(acceptedCard))
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id)
    return String(subscription)
  }
  const listEventTypes = (...ids: string[]) => listEventTypesAbout(stripe, ...ids)
  const listInvoices = async (subscription: string) =>
    (await stripe.invoices.list({ subscription, limit: 100 })).data

  test('renews each subscription once per period', async () => {
    const weeklyId = await startSubscription('abonnementHebdomadaire')
    const monthlyId = await startSubscription('abonnementMensuel')
    const subscriptionBefore = await stripe.subscriptions.retrieve(monthlyId)
    expect((await emulator.advance('month')).status).toBe(303)
    expect(await listInvoices(weeklyId)).toHaveLength(5)
    expect(await listInvoices(monthlyId)).toHaveLength(2)
    const subscriptionAfter = await stripe.subscriptions.retrieve(monthlyId)
    expect(subscriptionAfter.items.data[0]?.current_period_start).toBe(
      subscriptionBefore.items.data[0]?.current_period_end,
    )
    const [newest] = await listInvoices(weeklyId)
    expect(newest).toMatchObject({ status: 'paid', billing_reason: 'subscription_cycle' })
    expect(newest?.number).toMatch(/-0005$/)
    await emulator.receiver.waitForEvent('invoice.paid', 7)
    await emulator.receiver.waitForEvent('customer.subscription.updated', 5)
    const page = await emulator.visit('/dev/stripe')
    expect(page.html).toContain('Avancer d’un mois')
    expect(page.html).toContain('Facture payée')
  })

  test('sets a subscription to past_due when its renewal is declined, and charges it at the next attempt', async () => {
    const id = await startSubscription('abonnementMensuel')
    await emulator.advance('month', { shouldDecline: true })
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('past_due')
    const [openInvoice] = await listInvoices(id)
    expect(openInvoice).toMatchObject({ status: 'open', attempt_count: 1, amount_paid: 0 })
    expect(await listEventTypes(id)).toContain('invoice.payment_failed')
    await emulator.advance('week')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    expect((await listInvoices(id))[0]).toMatchObject({
      id: openInvoice?.id,
      status: 'paid',
      attempt_count: 2,
    })
  })

  test('cancels a subscription whose renewal is declined each time', async () => {
    const id = await startSubscription('abonnementHebdomadaire')
    await emulator.advance('month', { shouldDecline: true })
    expect(await stripe.subscriptions.retrieve(id)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    })
    expect(
      (await listEventTypes(id)).filter((type) => type === 'invoice.payment_failed'),
    ).toHaveLength(4)
    expect((await listEventTypes(id)).at(-1)).toBe('customer.subscription.deleted')
  })

  test('charges the overdue invoice when the card is replaced', async () => {
    const id = await startSubscription('abonnementMensuel')
    await emulator.advance('month', { shouldDecline: true })
    const { customer } = await stripe.subscriptions.retrieve(id)
    const portal = await stripe.billingPortal.sessions.create({ customer: String(customer) })
    expect((await emulator.visit(portal.url)).html).toContain('Le dernier paiement a été refusé')
    await emulator.visit(`${portal.url}/card`, cardFields('5555 5555 5555 4444'))
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    expect((await listInvoices(id))[0]?.status).toBe('paid')
  })

  test('ends a cancelled subscription at the end of its period', async () => {
    const id = await startSubscription('abonnementHebdomadaire')
    await stripe.subscriptions.update(id, { cancel_at_period_end: true })
    await emulator.advance('day')
    expect((await stripe.subscriptions.retrieve(id)).status).toBe('active')
    await emulator.advance('week')
    const endedSubscription = await stripe.subscriptions.retrieve(id)
    expect(endedSubscription.status).toBe('canceled')
    expect(endedSubscription.ended_at).toBe(endedSubscription.items.data[0]?.current_period_end)
    expect(await listInvoices(id)).toHaveLength(1)
    expect((await listEventTypes(id)).at(-1)).toBe('customer.subscription.deleted')
  })

  test('expires checkout sessions, and completes or fails delayed payments a day later', async () => {
    const createSession = () =>
      stripe.checkout.sessions.create({
        mode: 'payment',
        line_items: [{ price: 'price_packDecouverte', quantity: 1 }],
        success_url: 'http://127.0.0.1:3000/success',
      })
    const forgottenSession = await createSession()
    const acceptedSession = await createSession()
    await emulator.visit(
      `/dev/stripe/pay/${acceptedSession.id}`,
      cardFields(acceptedCard, { delayed: 'true' }),
    )
    expect(await stripe.checkout.sessions.retrieve(acceptedSession.id)).toMatchObject({
      status: 'complete',
      payment_status: 'unpaid',
    })
    await emulator.advance('day')
    expect((await stripe.checkout.sessions.retrieve(forgottenSession.id)).status).toBe('expired')
    expect((await stripe.checkout.sessions.retrieve(acceptedSession.id)).payment_status).toBe(
      'paid',
    )

    const refusedSession = await createSession()
    await emulator.visit(
      `/dev/stripe/pay/${refusedSession.id}`,
      cardFields(acceptedCard, { delayed: 'true' }),
    )
    await emulator.advance('day', { shouldDecline: true })
    expect((await stripe.checkout.sessions.retrieve(refusedSession.id)).payment_status).toBe(
      'unpaid',
    )
    expect(
      await listEventTypes(forgottenSession.id, acceptedSession.id, refusedSession.id),
    ).toEqual([
      'checkout.session.completed',
      'checkout.session.expired',
      'checkout.session.async_payment_succeeded',
      'checkout.session.completed',
      'checkout.session.async_payment_failed',
    ])
  })

  test('renews once when two concurrent requests advance the clock', async () => {
    const id = await startSubscription('abonnementMensuel')
    await Promise.all([emulator.advance('month'), emulator.advance('day')])
    expect(await listInvoices(id)).toHaveLength(2)
  })

  test('lists an open dispute that is older than many closed ones', async () => {
    const storeDispute = (id: string, status: string) =>
      emulator.pool.query(
        `insert into stripe_stand_in (id, object, data, created) values ($1, 'dispute', $2, 1)`,
        [id, { id, object: 'dispute', status, amount: 999, currency: 'eur', created: 1 }],
      )
    await storeDispute('du_open', 'needs_response')
    for (let count = 0; count < 30; count++) await storeDispute(`du_closed_${count}`, 'lost')
    const { html } = await emulator.visit('/dev/stripe')
    expect(html).toContain('/disputes/du_open')
    expect(html).not.toContain('/disputes/du_closed')
  })

  test('shows whether an event was delivered or its delivery was given up', async () => {
    const storeEvent = (id: string, pendingWebhooks: number) =>
      emulator.pool.query(
        `insert into stripe_stand_in (id, object, data, created) values ($1, 'event', $2, 1)`,
        [id, { id, type: 'charge.refunded', pending_webhooks: pendingWebhooks }],
      )
    await storeEvent('evt_delivered', 0)
    await storeEvent('evt_given_up', 1)
    const { html } = await emulator.visit('/dev/stripe')
    const states = [...html.matchAll(/charge\.refunded<\/span><span class="note">([^<]+)/g)]
    expect(states.map(([, state]) => state)).toEqual(['Non transmis', 'Transmis'])
  })
})
