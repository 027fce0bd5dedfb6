import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LedgerPage } from '../../../contract/billing/wallet'
import { offers } from '../../../domain/offers'
import { createPremiumCheck } from '../../../server/billing/billing'
import { type NewLedgerEntry, recordLedgerEntry } from '../../../server/ledger/record-ledger-entry'
import { startProduct, type TestProduct, type TestUser } from '../../support/product/start-product'

const periodEndSeconds = Date.UTC(2026, 11, 12) / 1_000

describe('the wallet', () => {
  let product: TestProduct
  let camille: TestUser

  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product?.close())
  beforeEach(async () => {
    camille = await product.signUp('camille')
  })

  const readWallet = async (path = '', { cookie }: Pick<TestUser, 'cookie'> = camille) =>
    (await product.request(`/api/wallet${path}`, { cookie })).body

  const readLedgerEntries = async (query = '') =>
    (await readWallet(`/movements${query}`)) as LedgerPage

  type EntryFields = Pick<NewLedgerEntry, 'minutes' | 'reason'> & { reference?: string }

  const addLedgerEntry = ({ id: userId }: TestUser, entry: EntryFields) =>
    product.database.transaction((transaction) =>
      recordLedgerEntry(transaction, {
        reference: randomUUID(),
        actor: 'system',
        ...entry,
        userId,
      }),
    )

  /** Creates a Stripe customer for the user if needed and returns its id. */
  async function ensureCustomer({ id }: TestUser) {
    await product.pool.query(
      `insert into stripe_customers (customer_id, user_id) values ($1, $2)
       on conflict do nothing`,
      [`cus_${id}`, id],
    )
    return `cus_${id}`
  }

  type OrderFields = Partial<
    Record<'sessionId' | 'invoiceId' | 'date' | 'status' | 'offerKey', string>
  >

  async function createOrder(
    user: TestUser,
    {
      sessionId,
      invoiceId,
      date = '2026-11-12',
      status = 'paid',
      offerKey = 'packStandard',
    }: OrderFields = {},
  ) {
    await product.pool.query(
      `insert into stripe_orders (id, customer_id, checkout_session_id, invoice_id, offer_key,
         minutes, amount_subtotal, amount_total, currency, payment_status, status, created_at)
       values ($1, $2, $3, $4, $5, 33, 999, 999, 'eur', $6, 'completed', $7)`,
      [
        randomUUID(),
        await ensureCustomer(user),
        sessionId ?? null,
        invoiceId ?? null,
        offerKey,
        status,
        new Date(date),
      ],
    )
  }

  /** Creates a conversation and returns its id, which is also the reference of its call's ledger entry. */
  async function createConversation({ id: userId }: TestUser) {
    const id = randomUUID()
    await product.pool.query(
      `insert into conversations (id, user_id, agent_id, agent_name, duration)
       values ($1, $2, 'clara-test', 'Clara', 150)`,
      [id, userId],
    )
    return id
  }

  type SubscriptionFields = {
    status: string
    periodEndSeconds: number | null
    offerKey?: string
    isEnding?: boolean
  }

  const createSubscription = (
    customer: string,
    { status, periodEndSeconds, offerKey, isEnding = false }: SubscriptionFields,
  ) =>
    product.pool.query(
      `insert into stripe_subscriptions (subscription_id, customer_id, price_id, offer_key, status,
         current_period_end, cancel_at_period_end, payment_method_brand, payment_method_last4)
       values ($1, $2, 'price_1', $3, $4, $5, $6, 'visa', '4242')`,
      [randomUUID(), customer, offerKey ?? 'abonnementMensuel', status, periodEndSeconds, isEnding],
    )

  test('shows the free minutes and the price id of every offer', async () => {
    expect(await readWallet()).toEqual({
      minutesLeft: 5,
      waitingMinutes: [],
      lastPurchasedMinutes: 0,
      arePaymentsEnabled: true,
      isSubscriber: false,
      subscription: null,
      priceIds: Object.fromEntries(Object.keys(offers).map((key) => [key, `price_${key}`])),
    })
    expect(await readWallet('/orders')).toEqual([])
  })

  test('sells nothing in loopback mode to requests from other machines', async () => {
    const { body } = await product.request('/api/wallet', {
      cookie: camille.cookie,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(body).toMatchObject({ arePaymentsEnabled: false, priceIds: {} })
  })

  test('shows the minutes of the latest purchase, even after later ledger entries', async () => {
    await addLedgerEntry(camille, { minutes: 67, reason: 'purchase' })
    await addLedgerEntry(camille, { minutes: 15, reason: 'subscription' })
    await addLedgerEntry(camille, { minutes: 500, reason: 'admin_grant' })
    await addLedgerEntry(camille, { minutes: -7, reason: 'call' })
    expect(await readWallet()).toMatchObject({ minutesLeft: 580, lastPurchasedMinutes: 15 })
  })

  test('has a balance that equals the sum of its ledger entries', async () => {
    const callId = await createConversation(camille)
    await createOrder(camille, { sessionId: `cs_${callId}`, invoiceId: `in_${callId}` })
    await addLedgerEntry(camille, { minutes: 33, reason: 'purchase', reference: `cs_${callId}` })
    await addLedgerEntry(camille, {
      minutes: 100,
      reason: 'subscription',
      reference: `in_${callId}`,
    })
    await addLedgerEntry(camille, { minutes: -3, reason: 'call', reference: callId })
    const { entries, hasEarlier } = await readLedgerEntries()
    const noLink = { conversation: null, offerKey: null }
    const orderLink = { conversation: null, offerKey: 'packStandard' }
    expect(entries).toMatchObject([
      {
        minutes: -3,
        reason: 'call',
        balanceAfter: 135,
        conversation: { id: callId, agentName: 'Clara' },
        offerKey: null,
      },
      { minutes: 100, reason: 'subscription', balanceAfter: 138, ...orderLink },
      { minutes: 33, reason: 'purchase', balanceAfter: 38, ...orderLink },
      { minutes: 5, reason: 'sign_up', balanceAfter: 5, ...noLink },
    ])
    expect(hasEarlier).toBe(false)
    const sum = entries.reduce((total, { minutes }) => total + minutes, 0)
    expect(await readWallet()).toMatchObject({ minutesLeft: sum })
  })

  test('hides the companion of a deleted conversation', async () => {
    const callId = await createConversation(camille)
    await addLedgerEntry(camille, { minutes: -3, reason: 'call', reference: callId })
    const { cookie } = camille
    await product.request(`/api/conversations/${callId}`, { method: 'DELETE', cookie })
    const { entries } = await readLedgerEntries()
    expect(entries[0]).toMatchObject({ minutes: -3, reason: 'call', conversation: null })
  })

  test('lists fifty ledger entries per page, and refuses an invalid cursor', async () => {
    for (let count = 0; count < 50; count += 1)
      await addLedgerEntry(camille, { minutes: 1, reason: 'correction' })
    const firstPage = await readLedgerEntries()
    expect([firstPage.entries.length, firstPage.hasEarlier]).toEqual([50, true])
    const secondPage = await readLedgerEntries(`?before=${firstPage.entries.at(-1)?.id}`)
    expect(secondPage).toMatchObject({ entries: [{ reason: 'sign_up' }], hasEarlier: false })
    for (const invalidCursor of ['0', '-1', 'x', '1.5', '1e400'])
      expect(await readWallet(`/movements?before=${invalidCursor}`)).toMatchObject({
        code: 'INPUT_INVALID',
      })
  })

  test('lists orders, newest first', async () => {
    await createOrder(camille, { date: '2026-10-02', status: 'unpaid', offerKey: 'packOublie' })
    await createOrder(camille, { date: '2026-11-12', status: 'paid' })
    await createOrder(camille, { date: '2026-10-19', status: 'pending' })
    expect(await readWallet('/orders')).toMatchObject([
      {
        orderDate: '2026-11-12T00:00:00.000Z',
        offerKey: 'packStandard',
        minutes: 33,
        amountTotalCents: 999,
        refundedCents: 0,
        paymentStatus: 'paid',
      },
      { orderDate: '2026-10-19T00:00:00.000Z', paymentStatus: 'pending' },
      { orderDate: '2026-10-02T00:00:00.000Z', paymentStatus: 'failed', offerKey: null },
    ])
  })

  test('shows the active subscription with the latest period end', async () => {
    const customer = await ensureCustomer(camille)
    await createSubscription(customer, {
      status: 'canceled',
      periodEndSeconds: periodEndSeconds + 9,
    })
    await createSubscription(customer, {
      status: 'past_due',
      periodEndSeconds: periodEndSeconds - 9,
    })
    await createSubscription(customer, { status: 'active', periodEndSeconds: null })
    await createSubscription(customer, { status: 'active', periodEndSeconds, isEnding: true })
    expect(await readWallet()).toMatchObject({
      isSubscriber: true,
      subscription: {
        offerKey: 'abonnementMensuel',
        status: 'active',
        isCancelledAtPeriodEnd: true,
        periodEndsAt: '2026-12-12T00:00:00.000Z',
        paymentMethodBrand: 'visa',
        paymentMethodLast4: '4242',
      },
    })
  })

  test.each([
    { status: 'active', isSubscriber: true, hasPremium: true },
    { status: 'trialing', isSubscriber: true, hasPremium: false },
    { status: 'past_due', isSubscriber: false, hasPremium: false },
    { status: 'canceled', isSubscriber: false, hasPremium: false },
  ])(
    'counts a subscription with status $status: subscriber $isSubscriber, Premium $hasPremium',
    async (expected) => {
      const { status, isSubscriber, hasPremium } = expected
      await createSubscription(await ensureCustomer(camille), { status, periodEndSeconds })
      expect(await readWallet()).toMatchObject({ isSubscriber })
      const { cookie } = camille
      expect((await product.request('/api/me', { cookie })).body).toMatchObject({ hasPremium })
    },
  )

  test('is separate for each user', async () => {
    const dominique = await product.signUp('dominique')
    await createSubscription(await ensureCustomer(dominique), {
      status: 'active',
      periodEndSeconds,
    })
    await createOrder(dominique)
    await addLedgerEntry(dominique, { minutes: 33, reason: 'purchase' })
    expect(await readWallet()).toMatchObject({ minutesLeft: 5, subscription: null })
    expect(await readWallet('/orders')).toEqual([])
    expect((await readLedgerEntries()).entries).toHaveLength(1)
  })

  test('requires a session before it validates the query', async () => {
    for (const path of ['', '/orders', '/movements?before=x'])
      expect(await readWallet(path, { cookie: '' })).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('keeps the orders without a user, and ends Premium, when the account is deleted', async () => {
    await createOrder(camille)
    await createSubscription(await ensureCustomer(camille), { status: 'active', periodEndSeconds })
    await product.pool.query('delete from "user" where id = $1', [camille.id])
    const { rows } = await product.pool.query(
      'select user_id, amount_total from stripe_user_orders where customer_id = $1',
      [`cus_${camille.id}`],
    )
    expect(rows).toEqual([{ user_id: null, amount_total: 999 }])
    const hasPremium = createPremiumCheck(product.database)
    expect(await hasPremium(camille.id)).toBe(false)
  })
})
