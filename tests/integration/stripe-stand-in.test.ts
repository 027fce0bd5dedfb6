import Stripe from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createDemonstrationClient } from '../../emulators/stripe/demonstration-client'
import { cardFields, type PaymentStandIn, startPaymentStandIn } from '../support/payment-stand-in'
import { engines } from '../support/start-product'

const paidCard = '4242 4242 4242 4242'
const declinedCard = '4000 0000 0000 0002'
const askingCard = '4000 0025 0000 3155'
const poorCard = '4000 0000 0000 9995'

/** What the product was told of these objects, and of the invoices of these subscriptions. */
async function listEventsAbout(stripe: Stripe, ...ids: string[]) {
  const events = await stripe.events.list({ limit: 100 }).autoPagingToArray({ limit: 1_000 })
  const isAbout = ({ data: { object } }: Stripe.Event) =>
    ids.some(
      (id) =>
        ('id' in object && object.id === id) ||
        ('parent' in object && JSON.stringify(object.parent).includes(id)),
    )
  return events
    .filter(isAbout)
    .map(({ type }) => type)
    .reverse()
}

describe.each(engines)('the payment stand-in, on %s', (engine) => {
  let standIn: PaymentStandIn
  let stripe: Stripe
  beforeAll(async () => {
    standIn = await startPaymentStandIn({ engine })
    stripe = standIn.stripe
  })
  afterAll(() => standIn?.close())
  beforeEach(() => standIn.receiver.answerWith(200))

  const back = 'http://127.0.0.1:3000/wallet'
  const createSession = (changes: Partial<Stripe.Checkout.SessionCreateParams> = {}) =>
    stripe.checkout.sessions.create({
      mode: 'payment',
      line_items: [{ price: 'price_packStandard', quantity: 1 }],
      success_url: 'http://127.0.0.1:3000/success?session_id={CHECKOUT_SESSION_ID}',
      cancel_url: `${back}?canceled=true`,
      locale: 'fr',
      ...changes,
    })
  const pay = (session: Stripe.Checkout.Session, number: string, changes = {}) =>
    standIn.visit(`/dev/stripe/pay/${session.id}`, cardFields(number, changes))
  const subscribe = async (key = 'abonnementMensuel') => {
    const customer = await stripe.customers.create({ email: 'camille@example.test' })
    const session = await createSession({
      mode: 'subscription',
      customer: customer.id,
      line_items: [{ price: `price_${key}`, quantity: 1 }],
      subscription_data: { metadata: { userId: 'u1' } },
    })
    await pay(session, paidCard)
    const { subscription } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['subscription.latest_invoice'],
    })
    return { customer, session, subscription: subscription as Stripe.Subscription }
  }
  const eventsAbout = (id: string) => listEventsAbout(stripe, id)

  test('sells what the catalogue sells, at its prices', async () => {
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

  test('a session is paid on its page, and the product is told, signed', async () => {
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
    expect(session).not.toHaveProperty('unseen')

    const answer = await pay(session, paidCard)
    expect(answer).toMatchObject({
      status: 303,
      location: `http://127.0.0.1:3000/success?session_id=${session.id}`,
    })
    const paid = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['line_items', 'payment_intent.latest_charge', 'payment_intent.payment_method'],
    })
    expect(paid).toMatchObject({
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
    const event = await standIn.receiver.hear('checkout.session.completed')
    expect(event).toMatchObject({
      object: 'event',
      api_version: Stripe.API_VERSION,
      livemode: false,
      data: { object: { id: session.id, payment_status: 'paid' } },
    })
    const { rows } = await standIn.pool.query('select data::text from stripe_stand_in')
    expect(JSON.stringify(rows)).not.toContain('4242424242424242')
  })

  test('two clicks at once pay once, and both lead to the same end', async () => {
    const session = await createSession()
    const answers = await Promise.all([pay(session, paidCard), pay(session, paidCard)])
    for (const { location } of answers) expect(location).toContain(session.id)
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id)
    const charges = await stripe.charges.list({ payment_intent: String(intent) })
    expect(charges.data).toHaveLength(1)
    const again = await standIn.visit(`/dev/stripe/pay/${session.id}`)
    expect(again.html).toContain('Paiement déjà effectué')
  })

  test.each([
    [declinedCard, 'Votre carte a été refusée.', 'generic_decline'],
    [poorCard, 'les fonds sont insuffisants', 'insufficient_funds'],
  ])('the card %s is declined, and another may be tried', async (number, words, code) => {
    const session = await createSession()
    const answer = await pay(session, number, { code: '789' })
    expect(answer.status).toBe(402)
    expect(answer.html).toContain(words)
    expect(answer.html).toContain(`value="${number}"`)
    expect(answer.html).toContain('value="Camille Démo"')
    expect(answer.html).not.toContain('value="789"')
    const { payment_intent: intent, status } = await stripe.checkout.sessions.retrieve(session.id, {
      expand: ['payment_intent'],
    })
    expect(status).toBe('open')
    expect(intent).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code: 'card_declined', decline_code: code },
    })
    expect((await pay(session, paidCard)).status).toBe(303)
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    expect(paid.payment_intent).toBe((intent as Stripe.PaymentIntent).id)
  })

  test('a bank that asks is answered yes or no', async () => {
    const session = await createSession()
    const question = await pay(session, askingCard)
    expect(question.status).toBe(200)
    expect(question.html).toContain('Confirmer le paiement')
    expect(question.html).toContain('Refuser')
    const path = `/dev/stripe/pay/${session.id}/confirmation`
    const refused = await standIn.visit(path, cardFields(askingCard, { decision: 'refuse' }))
    expect(refused.status).toBe(402)
    expect(refused.html).toContain('Le paiement n’a pas été confirmé')
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
    const confirmed = await standIn.visit(path, cardFields(askingCard, { decision: 'confirm' }))
    expect(confirmed.location).toContain(`/success?session_id=${session.id}`)
    expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe('paid')
  })

  test('« Annuler » leads back, and the session stays open', async () => {
    const session = await createSession()
    const answer = await pay(session, '', { decision: 'cancel' })
    expect(answer.location).toBe(`${back}?canceled=true`)
    expect((await stripe.checkout.sessions.retrieve(session.id)).status).toBe('open')
  })

  test.each([
    [
      'too short a number',
      { number: '4242 4242 4242 424' },
      'Le numéro de carte compte 16 chiffres',
    ],
    ['a wrong digit', { number: '4242 4242 4242 4241' }, 'Ce numéro de carte n’est pas valide'],
    ['a real card', { number: '4111 1111 1111 1111' }, 'Seules les cartes d’essai de la liste'],
    ['a date that is past', { expiry: '01/20' }, 'La date d’expiration de cette carte est passée'],
    ['no such month', { expiry: '13/40' }, 'Indiquez le mois et l’année'],
    ['too short a code', { code: '12' }, 'Le code de sécurité compte 3 chiffres'],
    ['no name', { holder: '' }, 'Indiquez le nom inscrit sur la carte'],
    ['too long a name', { holder: 'x'.repeat(10_000) }, 'Le nom doit tenir en 100 caractères'],
    ['a name of nothing', { holder: 'nul \0' }, 'Le nom doit tenir en 100 caractères'],
  ])(
    'says beside the field what is wrong, and keeps what was typed: %s',
    async (_case, fields, words) => {
      const session = await createSession()
      const answer = await pay(session, paidCard, { holder: '<i>Zoé</i> 🎈 שלום', ...fields })
      expect(answer.status).toBe(400)
      expect(answer.html).toContain(words)
      if (!('holder' in fields)) expect(answer.html).toContain('&lt;i&gt;Zoé&lt;/i&gt; 🎈 שלום')
      expect(answer.html).not.toContain('<script')
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )

  test('a session that expired says so, and is paid by nobody', async () => {
    const session = await createSession()
    const ended = await stripe.checkout.sessions.expire(session.id)
    expect(ended.status).toBe('expired')
    const page = await standIn.visit(`/dev/stripe/pay/${session.id}`)
    expect(page).toMatchObject({ status: 410 })
    expect(page.html).toContain('Page de paiement expirée')
    expect((await pay(session, paidCard)).status).toBe(410)
    await expect(stripe.checkout.sessions.expire(session.id)).rejects.toThrow('can be expired')
    expect((await standIn.visit('/dev/stripe/pay/cs_test_none')).status).toBe(404)
    expect(await eventsAbout(session.id)).toEqual(['checkout.session.expired'])
  })

  test('a subscription begins paid, with its period on its item and its invoice', async () => {
    const { session, customer, subscription } = await subscribe()
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
    const byPayment = await stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: intentId },
    })
    expect(byPayment.data[0]?.invoice).toBe(invoice.id)
    const cards = await stripe.customers.listPaymentMethods(customer.id)
    expect(cards.data.map(({ card }) => card?.last4)).toEqual(['4242'])
    expect(await eventsAbout(subscription.id)).toEqual([
      'customer.subscription.created',
      'invoice.paid',
    ])
    expect(await eventsAbout(session.id)).toEqual(['checkout.session.completed'])
    const { data } = await stripe.subscriptions.list({ customer: customer.id, status: 'active' })
    expect(data.map(({ id }) => id)).toEqual([subscription.id])
  })

  test('is cancelled at the end of its period, resumed, and ended at once', async () => {
    const { subscription, customer } = await subscribe()
    const ending = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: true,
    })
    const periodEnd = ending.items.data[0]?.current_period_end
    expect(ending).toMatchObject({ cancel_at_period_end: true, cancel_at: periodEnd })
    const resumed = await stripe.subscriptions.update(subscription.id, {
      cancel_at_period_end: false,
      metadata: { note: 'x' },
    })
    expect(resumed).toMatchObject({
      cancel_at_period_end: false,
      cancel_at: null,
      metadata: { userId: 'u1', note: 'x' },
    })
    const ended = await stripe.subscriptions.cancel(subscription.id)
    expect(ended.status).toBe('canceled')
    await expect(stripe.subscriptions.cancel(subscription.id)).rejects.toMatchObject({
      code: 'resource_missing',
    })
    expect((await stripe.subscriptions.list({ customer: customer.id })).data).toEqual([])
    const all = await stripe.subscriptions.list({ customer: customer.id, status: 'all' })
    expect(all.data).toHaveLength(1)
    const updates = await stripe.events.list({ type: 'customer.subscription.updated', limit: 2 })
    expect(updates.data[1]?.data.previous_attributes).toMatchObject({ cancel_at_period_end: false })
  })

  test('a refund in part, the rest, and never more', async () => {
    const session = await createSession()
    await pay(session, paidCard)
    const paid = await stripe.checkout.sessions.retrieve(session.id)
    const intent = String(paid.payment_intent)
    const refund = await stripe.refunds.create({
      payment_intent: intent,
      amount: 400,
      reason: 'requested_by_customer',
    })
    expect(refund).toMatchObject({ amount: 400, status: 'succeeded', currency: 'eur' })
    const tooMuch = stripe.refunds.create({ payment_intent: intent, amount: 600 })
    await expect(tooMuch).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      param: 'amount',
      message: expect.stringContaining('greater than unrefunded amount'),
    })
    const both = await Promise.allSettled([
      stripe.refunds.create({ payment_intent: intent }),
      stripe.refunds.create({ payment_intent: intent }),
    ])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const charge = await stripe.charges.retrieve(String(refund.charge))
    expect(charge).toMatchObject({ amount_refunded: 999, refunded: true })
    await expect(stripe.refunds.create({ charge: charge.id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    })
    expect(await eventsAbout(charge.id)).toEqual(['charge.refunded', 'charge.refunded'])
    const { data } = await stripe.refunds.list({ charge: charge.id })
    expect(data.map(({ amount }) => amount)).toEqual([599, 400])
  })

  test('the portal shows, cancels, resumes, and changes the card', async () => {
    const { customer, subscription } = await subscribe()
    const portal = await stripe.billingPortal.sessions.create({
      customer: customer.id,
      return_url: back,
    })
    const page = await standIn.visit(portal.url)
    for (const words of [
      'Abonnement mensuel',
      'Prochain renouvellement le',
      'Visa se terminant par 4242',
      'Annuler l’abonnement',
      `href="${back}"`,
      'Payée',
    ])
      expect(page.html).toContain(words)
    const decide = (decision: string) =>
      standIn.visit(portal.url, { subscription: subscription.id, decision })
    expect((await decide('cancel')).status).toBe(303)
    const ending = await standIn.visit(portal.url)
    expect(ending.html).toContain('Se termine le')
    expect(ending.html).toContain('Reprendre l’abonnement')
    await decide('resume')
    await decide('resume')
    const resumed = await stripe.subscriptions.retrieve(subscription.id)
    expect(resumed.cancel_at_period_end).toBe(false)

    const refused = await standIn.visit(`${portal.url}/card`, cardFields(declinedCard))
    expect(refused.status).toBe(402)
    const other = '5555 5555 5555 4444'
    expect((await standIn.visit(`${portal.url}/card`, cardFields(other))).status).toBe(303)
    expect((await standIn.visit(portal.url)).html).toContain('Mastercard se terminant par 4444')
    const { subscription: someoneElses } = await subscribe()
    await standIn.visit(portal.url, { subscription: someoneElses.id, decision: 'cancel' })
    const untouched = await stripe.subscriptions.retrieve(someoneElses.id)
    expect(untouched.cancel_at_period_end).toBe(false)
    expect((await standIn.visit('/dev/stripe/portal/bps_none')).status).toBe(404)
  })

  test('a key brings the same answer again, and no other request', async () => {
    const key = { idempotencyKey: `key-${engine}` }
    const params = { email: 'zoe@example.test', metadata: { a: '1' } }
    const [first, second] = await Promise.all([
      stripe.customers.create(params, key),
      stripe.customers.create(params, key),
    ])
    expect(second.id).toBe(first.id)
    const third = await stripe.customers.create(params, key)
    expect(third.id).toBe(first.id)
    expect(third.lastResponse.headers['idempotent-replayed']).toBe('true')
    const conflict = stripe.customers.create({ ...params, email: 'other@example.test' }, key)
    await expect(conflict).rejects.toMatchObject({ type: 'StripeIdempotencyError' })
    const found = await stripe.customers.list({ email: 'zoe@example.test' })
    expect(found.data).toHaveLength(1)
  })

  test('lists a page at a time, newest first', async () => {
    const email = 'page@example.test'
    const ids: string[] = []
    for (const name of ['a', 'b', 'c', 'd', 'e'])
      ids.unshift((await stripe.customers.create({ email, name })).id)
    const first = await stripe.customers.list({ email, limit: 2 })
    expect(first).toMatchObject({ has_more: true, url: '/v1/customers' })
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2))
    const all = await stripe.customers.list({ email, limit: 2 }).autoPagingToArray({ limit: 50 })
    expect(all.map(({ id }) => id)).toEqual(ids)
    const future = await stripe.customers.list({ email, created: { gt: 9_999_999_999 } })
    expect(future.data).toEqual([])
  })

  test('a customer is changed, and deleted with what they subscribe to', async () => {
    const { customer, subscription } = await subscribe()
    const changed = await stripe.customers.update(customer.id, {
      name: 'Zoé',
      metadata: { k: 'v' },
    })
    expect(changed).toMatchObject({ name: 'Zoé', email: 'camille@example.test' })
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

  test('refuses as the payment service does', async () => {
    await expect(stripe.customers.retrieve('cus_none')).rejects.toMatchObject({
      type: 'StripeInvalidRequestError',
      statusCode: 404,
      code: 'resource_missing',
    })
    const unpriced = createSession({ line_items: [{ price: 'price_none', quantity: 1 }] })
    await expect(unpriced).rejects.toMatchObject({ code: 'resource_missing' })
    await expect(createSession({ mode: 'subscription' })).rejects.toThrow('recurring price')
    const discounted = createSession({ discounts: [{ coupon: 'c' }] })
    await expect(discounted).rejects.toMatchObject({
      code: 'parameter_unknown',
      param: 'discounts',
    })
    await expect(createSession({ success_url: 'javascript:alert(1)' })).rejects.toMatchObject({
      param: 'success_url',
    })
    const stranger = new Stripe('sk_test_other', {
      httpClient: Stripe.createFetchHttpClient((async (address: URL, init?: RequestInit) =>
        fetch(`${standIn.origin}/dev/stripe${new URL(address).pathname}`, init)) as typeof fetch),
    })
    await expect(stranger.customers.list()).rejects.toMatchObject({
      type: 'StripeAuthenticationError',
    })
    await expect(stripe.rawRequest('GET', '/v1/payouts')).rejects.toMatchObject({ statusCode: 404 })
  })

  test('answers on this machine only', async () => {
    for (const path of ['', '/style.css', '/v1/customers', '/pay/x', '/portal/x']) {
      const answer = await fetch(`${standIn.origin}/dev/stripe${path}`, {
        headers: { 'x-forwarded-for': '203.0.113.7' },
      })
      expect(answer.status).toBe(404)
    }
  })

  test('an event that was not understood is sent again, later and later', async () => {
    standIn.receiver.answerWith(500)
    const refusedBefore = standIn.receiver.refusedCount()
    const session = await createSession()
    await pay(session, paidCard)
    await standIn.visit('/dev/stripe')
    const { data } = await stripe.events.list({ type: 'checkout.session.completed', limit: 1 })
    expect(data[0]).toMatchObject({ pending_webhooks: 1, data: { object: { id: session.id } } })

    // Another process takes it up, as after the end of this one.
    if (!standIn.databaseUrl) return
    const other = await startPaymentStandIn({ engine, databaseUrl: standIn.databaseUrl })
    const heard = await other.receiver.hear('checkout.session.completed')
    expect(heard.id).toBe(data[0]?.id)
    expect(standIn.receiver.refusedCount()).toBeGreaterThanOrEqual(refusedBefore)
    await other.close()
  })
})

describe.each(engines)('the stand-in’s clock, on %s', (engine) => {
  let standIn: PaymentStandIn
  let stripe: Stripe
  beforeAll(async () => {
    standIn = await startPaymentStandIn({ engine })
    stripe = createDemonstrationClient(standIn.origin)
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
    expect(standIn.receiver.ofType('customer.subscription.updated')).toHaveLength(5)
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
