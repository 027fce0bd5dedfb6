import Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { setUpStripeEmulator } from '../../support/billing/set-up-stripe-emulator'
import {
  acceptedCard,
  cardFields,
  createCheckoutSession,
  declinedCard,
  listEventTypesAbout,
  type StripeEmulator,
} from '../../support/billing/stripe-emulator-server'

describe('the Stripe emulator', () => {
  let emulator: StripeEmulator
  let stripe: Stripe
  setUpStripeEmulator((started) => {
    emulator = started
    stripe = started.stripe
  })

  const returnUrl = 'http://127.0.0.1:3000/wallet'
  const createSession = (changes?: Partial<Stripe.Checkout.SessionCreateParams>) =>
    createCheckoutSession(stripe, changes)
  const pay = (session: Stripe.Checkout.Session, cardNumber: string, changes = {}) =>
    emulator.visit(`/dev/stripe/pay/${session.id}`, cardFields(cardNumber, changes))
  const createSubscription = async (key = 'abonnementMensuel') => {
    const customer = await stripe.customers.create({ email: 'camille@example.test' })
    const session = await createSession({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: `price_${key}`, quantity: 1 }],
      subscription_data: { metadata: { userId: 'u1' } },
    })
    await pay(session, acceptedCard)
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice'],
    })
    return { customer, session, subscription: subscription as Stripe.Subscription }
  }
  const listEventTypes = (id: string) => listEventTypesAbout(stripe, id)

  test('has the prices of our offers', async () => {
    const price = await stripe.prices.retrieve('price_abonnementHebdomadaire', {
      expand: ['product'],
    })
    expect(price).toMatchObject({
      unit_amount: 399,
      currency: 'eur',
      recurring: { interval: 'week' },
      product: { name: 'Abonnement hebdomadaire' },
    })
    expect(price.unit_amount_decimal?.toString()).toBe('399')
    const { data } = await stripe.prices.list({ limit: 100, lookup_keys: ['recharge20'] })
    expect(data.map(({ id }) => id)).toEqual(['price_recharge20'])
  })

  test('completes a paid checkout session and sends a signed webhook event', async () => {
    const session = await createSession({
      client_reference_id: 'user-1',
      metadata: { offer: 'packStandard' },
      payment_intent_data: { metadata: { order: '7' } },
    })
    expect(session).toMatchObject({
      status: 'open',
      payment_status: 'unpaid',
      amount_total: 999,
      url: `http://127.0.0.1:3000/dev/stripe/pay/${session.id}`,
      locale: 'fr',
    })
    expect(session.expires_at - session.created).toBe(86_400)
    expect(session).not.toHaveProperty('line_items')
    expect(session).not.toHaveProperty('internalState')

    const response = await pay(session, acceptedCard)
    expect(response).toMatchObject({
      status: 303,
      location: `http://127.0.0.1:3000/success?session_id=${session.id}`,
    })
    const paidSession = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge', 'payment_intent.payment_method'],
    })
    expect(paidSession).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      client_reference_id: 'user-1',
      metadata: { offer: 'packStandard' },
      line_items: { data: [{ description: 'Pack Standard', amount_total: 999, quantity: 1 }] },
      payment_intent: {
        status: 'succeeded',
        metadata: { order: '7' },
        latest_charge: { amount: 999, amount_refunded: 0, paid: true },
        payment_method: { card: { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 } },
      },
    })
    const event = await emulator.receiver.waitForEvent('checkout.session.completed')
    expect(event).toMatchObject({
      object: 'event',
      api_version: Stripe.API_VERSION,
      livemode: false,
      data: { object: { id: session.id, payment_status: 'paid' } },
    })
    const { rows } = await emulator.pool.query('select data::text from stripe_stand_in')
    expect(JSON.stringify(rows)).not.toContain('4242424242424242')
  })

  test('creates a paid subscription with its period and its invoice', async () => {
    const { session, customer, subscription } = await createSubscription()
    const [item] = subscription.items.data
    expect(subscription).toMatchObject({
      status: 'active',
      customer: customer.id,
      metadata: { userId: 'u1' },
      latest_invoice: {
        status: 'paid',
        amount_paid: 2_499,
        billing_reason: 'subscription_create',
        parent: { subscription_details: { subscription: subscription.id } },
      },
    })
    const days = ((item?.current_period_end ?? 0) - (item?.current_period_start ?? 0)) / 86_400
    expect(days).toBeGreaterThanOrEqual(28)
    expect(days).toBeLessThanOrEqual(31)
    const invoice = subscription.latest_invoice as Stripe.Invoice
    expect(invoice.number).toMatch(/^[0-9A-F]{8}-0001$/)
    const { data: payments } = await stripe.invoicePayments.list({ invoice: invoice.id })
    const intentId = String(payments[0]?.payment.payment_intent)
    const paymentsOfIntent = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intentId },
    })
    expect(paymentsOfIntent.data[0]?.invoice).toBe(invoice.id)
    const cards = await stripe.customers.listPaymentMethods(customer.id)
    expect(cards.data.map(({ card }) => card?.last4)).toEqual(['4242'])
    expect(await listEventTypes(subscription.id)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
    ])
    expect(await listEventTypes(session.id)).toEqual(['checkout.session.completed'])
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'active' })
    expect(data.map(({ id }) => id)).toEqual([subscription.id])
  })

  test('schedules the end of a subscription, resumes it and cancels it immediately', async () => {
    const { subscription, customer } = await createSubscription()
    const endingSubscription = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    })
    const periodEnd = endingSubscription.items.data[0]?.current_period_end
    expect(endingSubscription).toMatchObject({ cancel_at_period_end: true, cancel_at: periodEnd })
    const resumedSubscription = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
      metadata: { note: 'x' },
    })
    expect(resumedSubscription).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      metadata: { userId: 'u1', note: 'x' },
    })
    const endedSubscription = await stripe.subscriptions.cancel(subscription.id)
    expect(endedSubscription.status).toBe('canceled')
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
    const allSubscriptions = await stripe.subscriptions.list({
      customer: customer.id,
      status: 'all',
    })
    expect(allSubscriptions.data).toHaveLength(1)
    const updates = await stripe.events.list({ type: 'customer.subscription.updated', limit: 2 })
    expect(updates.data[1]?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false })
  })

  test('refunds a part and then the rest, but never more than was paid', async () => {
    const session = await createSession()
    await pay(session, acceptedCard)
    const paidSession = await stripe.checkout.sessions.retrieve(session.id)
    const intent = String(paidSession.payment_intent)
    const refund = await stripe.refunds.create({
      payment_intent: intent,
      amount: 400,
      reason: 'requested_by_customer',
    })
    expect(refund).toMatchObject({ amount: 400, status: 'succeeded', currency: 'eur' })
    const excessiveRefund = stripe.refunds.create({ payment_intent: intent, amount: 600 })
    await expect(excessiveRefund).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
      message: expect.stringContaining('greater than unrefunded amount'),
    })
    const outcomes = await Promise.allSettled([
      stripe.refunds.create({ payment_intent: intent }),
      stripe.refunds.create({ payment_intent: intent }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const charge = await stripe.charges.retrieve(String(refund.charge))
    expect(charge).toMatchObject({ amount_refunded: 999, refunded: true })
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(await listEventTypes(charge.id)).toEqual(['charge.refunded', 'charge.refunded'])
    const { data } = await stripe.refunds.list({ charge: charge.id })
    expect(data.map(({ amount }) => amount)).toEqual([599, 400])
  })

  test('shows, cancels and resumes a subscription and changes the card in the portal', async () => {
    const { customer, subscription } = await createSubscription()
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: returnUrl,
    })
    const page = await emulator.visit(portal.url)
    for (const text of [
      'Abonnement mensuel',
      'Prochain renouvellement le',
      'Visa se terminant par 4242',
      'Résilier l’abonnement',
      `href="${returnUrl}"`,
      'Payée',
    ])
      expect(page.html).toContain(text)
    const submitDecision = (decision: string) =>
      emulator.visit(portal.url, { subscription: subscription.id, decision })
    expect((await submitDecision('cancel')).status).toBe(303)
    const portalPage = await emulator.visit(portal.url)
    expect(portalPage.html).toContain('Se termine le')
    expect(portalPage.html).toContain('Reprendre l’abonnement')
    await submitDecision('resume')
    await submitDecision('resume')
    const resumedSubscription = await stripe.subscriptions.retrieve(subscription.id)
    expect(resumedSubscription.cancel_at_period_end).toBe(false)

    const declinedResponse = await emulator.visit(`${portal.url}/card`, cardFields(declinedCard))
    expect(declinedResponse.status).toBe(303)
    expect((await emulator.visit(declinedResponse.location ?? '')).html).toContain('a été refusée')
    const otherCard = '5555 5555 5555 4444'
    expect((await emulator.visit(`${portal.url}/card`, cardFields(otherCard))).status).toBe(303)
    expect((await emulator.visit(portal.url)).html).toContain('Mastercard se terminant par 4444')
    const { subscription: otherSubscription } = await createSubscription()
    await emulator.visit(portal.url, { subscription: otherSubscription.id, decision: 'cancel' })
    const unchangedSubscription = await stripe.subscriptions.retrieve(otherSubscription.id)
    expect(unchangedSubscription.cancel_at_period_end).toBe(false)
    expect((await emulator.visit('/dev/stripe/portal/bps_none')).status).toBe(404)
  })

  test('repeats the response for an idempotency key, and refuses a different request with the same key', async () => {
    const requestOptions = { idempotencyKey: 'key-1' }
    const params = { email: 'zoe@example.test', metadata: { a: '1' } }
    const [firstCustomer, secondCustomer] = await Promise.all([
      stripe.customers.create(params, requestOptions),
      stripe.customers.create(params, requestOptions),
    ])
    expect(secondCustomer.id).toBe(firstCustomer.id)
    const repeatedCustomer = await stripe.customers.create(params, requestOptions)
    expect(repeatedCustomer.id).toBe(firstCustomer.id)
    expect(new Headers(repeatedCustomer.lastResponse.headers).get('idempotent-replayed')).toBe(
      'true',
    )
    const conflict = stripe.customers.create(
      { ...params, email: 'other@example.test' },
      requestOptions,
    )
    await expect(conflict).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
    const customers = await stripe.customers.list({ email: 'zoe@example.test' })
    expect(customers.data).toHaveLength(1)
  })

  test('lists objects in pages, newest first', async () => {
    const email = 'page@example.test'
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      ids.unshift((await stripe.customers.create({ email, name })).id)
    const firstPage = await stripe.customers.list({ email, limit: 2 })
    expect(firstPage).toMatchObject({ has_more: true, url: '/v1/customers' })
    expect(firstPage.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const allCustomers = await stripe.customers
      .list({ email, limit: 2 })
      .autoPagingToArray({ limit: 50 })
    expect(allCustomers.map(({ id }) => id)).toEqual(ids)
    const pageBeforeOldest = await stripe.customers.list({
      email,
      limit: 2,
      ending_before: ids.at(-1) ?? '',
    })
    expect(pageBeforeOldest).toMatchObject({
      has_more: true,
      data: [{ id: ids[2] }, { id: ids[3] }],
    })
    const newestPage = await stripe.customers.list({ email, limit: 2, ending_before: ids[1] ?? '' })
    expect(newestPage).toMatchObject({ has_more: false, data: [{ id: ids[0] }] })
    const laterCustomers = await stripe.customers.list({ email, created: { gt: 9_999_999_999 } })
    expect(laterCustomers.data).toEqual([])
  })

  test('updates a customer, and cancels the subscriptions of a deleted customer', async () => {
    const { customer, subscription } = await createSubscription()
    const changedCustomer = await stripe.customers.update(customer.id, {
      name: 'Zoé',
      metadata: { k: 'v' },
    })
    expect(changedCustomer).toMatchObject({ name: 'Zoé', email: 'camille@example.test' })
    expect(await stripe.customers.del(customer.id)).toEqual(
      expect.objectContaining({ id: customer.id, deleted: true }),
    )
    expect(await stripe.customers.retrieve(customer.id)).toMatchObject({ deleted: true })
    expect((await stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
    await expect(createSession({ customer: customer.id })).rejects.toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    })
  })

  test('returns the same errors as Stripe', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
    })
    const sessionWithoutPrice = createSession({
      line_items: [{ price: 'price_none', quantity: 1 }],
    })
    await expect(sessionWithoutPrice).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(createSession({ mode: 'subscription' })).rejects.toThrow('recurring price')
    const discountedSession = createSession({ discounts: [{ coupon: 'c' }] })
    await expect(discountedSession).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'discounts',
    })
    await expect(createSession({ success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      param: 'success_url',
    })
    const otherClient = new Stripe('sk_test_other', {
      httpClient: Stripe.createFetchHttpClient((async (address: URL, init?: RequestInit) =>
        fetch(`${emulator.origin}/dev/stripe${new URL(address).pathname}`, init)) as typeof fetch),
    })
    await expect(otherClient.customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
    await expect(
      stripe.customers.create({ description: 'x'.repeat(2_000_000) }),
    ).rejects.toMatchObject({ statusCode: 413 })
    await expect(stripe.customers.create({ name: 'nul \0' })).rejects.toMatchObject({
      param: 'name',
    })
    await expect(stripe.rawRequest('GET', '/v1/payouts')).rejects.toMatchObject({ statusCode: 404 })
  })

  test('answers only loopback requests', async () => {
    for (const path of ['', '/style.css', '/v1/customers', '/pay/x', '/portal/x']) {
      const response = await fetch(`${emulator.origin}/dev/stripe${path}`, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      })
      expect(response.status).toBe(404)
    }
  })
})
