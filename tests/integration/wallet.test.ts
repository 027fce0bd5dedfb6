import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Movements } from '../../contract/billing/wallet'
import { offers } from '../../domain/offers'
import { createSubscriptionReader } from '../../server/features/wallet/subscription-reader'
import { type Movement, moveMinutes } from '../../server/ledger/move-minutes'
import { engines, type Member, startProduct, type TestProduct } from '../support/product/start-product'

const december = Date.UTC(2026, 11, 12) / 1_000

describe.each(engines)('the wallet, on %s', (engine) => {
  let product: TestProduct
  let camille: Member

  beforeAll(async () => {
    product = await startProduct({ engine })
  })
  afterAll(() => product?.close())
  beforeEach(async () => {
    camille = await product.signUp('camille')
  })

  const read = async (path = '', { cookie }: Pick<Member, 'cookie'> = camille) =>
    (await product.request(`/api/wallet${path}`, { cookie })).body

  const readMovements = async (query = '') => (await read(`/movements${query}`)) as Movements

  type Moved = Pick<Movement, 'minutes' | 'reason'> & { reference?: string }

  const move = ({ id: userId }: Member, movement: Moved) =>
    product.database.transaction((transaction) =>
      moveMinutes(transaction, { reference: randomUUID(), actor: 'system', ...movement, userId }),
    )

  /** A customer of the payment service; answers its name there. */
  async function becomeCustomer({ id }: Member) {
    await product.pool.query(
      `insert into stripe_customers (customer_id, user_id) values ($1, $2)
       on conflict do nothing`,
      [`cus_${id}`, id],
    )
    return `cus_${id}`
  }

  type Order = Partial<Record<'session' | 'invoice' | 'date' | 'status' | 'offerKey', string>>

  async function order(
    member: Member,
    {
      session,
      invoice,
      date = '2026-11-12',
      status = 'paid',
      offerKey = 'packStandard',
    }: Order = {},
  ) {
    await product.pool.query(
      `insert into stripe_orders (id, customer_id, checkout_session_id, invoice_id, offer_key,
         minutes, amount_subtotal, amount_total, currency, payment_status, status, created_at)
       values ($1, $2, $3, $4, $5, 33, 999, 999, 'eur', $6, 'completed', $7)`,
      [
        randomUUID(),
        await becomeCustomer(member),
        session ?? null,
        invoice ?? null,
        offerKey,
        status,
        new Date(date),
      ],
    )
  }

  /** A conversation in the history, with the id of its call. */
  async function rememberCall({ id: userId }: Member) {
    const id = randomUUID()
    await product.pool.query(
      `insert into conversations (id, user_id, agent_id, agent_name, duration)
       values ($1, $2, 'clara-test', 'Clara', 150)`,
      [id, userId],
    )
    return id
  }

  type Facts = { status: string; end: number | null; offerKey?: string; isEnding?: boolean }

  const subscribe = (customer: string, { status, end, offerKey, isEnding = false }: Facts) =>
    product.pool.query(
      `insert into stripe_subscriptions (subscription_id, customer_id, price_id, offer_key, status,
         current_period_end, cancel_at_period_end, payment_method_brand, payment_method_last4)
       values ($1, $2, 'price_1', $3, $4, $5, $6, 'visa', '4242')`,
      [randomUUID(), customer, offerKey ?? 'abonnementMensuel', status, end, isEnding],
    )

  test('holds the free minutes, and names the price of every offer', async () => {
    expect(await read()).toEqual({
      minutesLeft: 5,
      lastPurchasedMinutes: 0,
      isPaymentOpen: true,
      isSubscriber: false,
      subscription: null,
      priceIds: Object.fromEntries(Object.keys(offers).map((key) => [key, `price_${key}`])),
    })
    expect(await read('/orders')).toEqual([])
  })

  test('sells nothing by test cards to who is not on this machine', async () => {
    const { body } = await product.request('/api/wallet', {
      cookie: camille.cookie,
      headers: { 'x-forwarded-for': '203.0.113.7' },
    })
    expect(body).toMatchObject({ isPaymentOpen: false, priceIds: {} })
  })

  test('remembers how much was last bought, whatever came after', async () => {
    await move(camille, { minutes: 67, reason: 'purchase' })
    await move(camille, { minutes: 15, reason: 'subscription' })
    await move(camille, { minutes: 500, reason: 'admin_grant' })
    await move(camille, { minutes: -7, reason: 'call' })
    expect(await read()).toMatchObject({ minutesLeft: 580, lastPurchasedMinutes: 15 })
  })

  test('is explained by its movements: their sum is the balance', async () => {
    const callId = await rememberCall(camille)
    await order(camille, { session: `cs_${callId}`, invoice: `in_${callId}` })
    await move(camille, { minutes: 33, reason: 'purchase', reference: `cs_${callId}` })
    await move(camille, { minutes: 100, reason: 'subscription', reference: `in_${callId}` })
    await move(camille, { minutes: -3, reason: 'call', reference: callId })
    const { movements, hasEarlier } = await readMovements()
    const none = { conversation: null, offerKey: null }
    const bought = { conversation: null, offerKey: 'packStandard' }
    expect(movements).toMatchObject([
      {
        minutes: -3,
        reason: 'call',
        balanceAfter: 135,
        conversation: { id: callId, agentName: 'Clara' },
        offerKey: null,
      },
      { minutes: 100, reason: 'subscription', balanceAfter: 138, ...bought },
      { minutes: 33, reason: 'purchase', balanceAfter: 38, ...bought },
      { minutes: 5, reason: 'sign_up', balanceAfter: 5, ...none },
    ])
    expect(hasEarlier).toBe(false)
    const sum = movements.reduce((total, { minutes }) => total + minutes, 0)
    expect(await read()).toMatchObject({ minutesLeft: sum })
  })

  test('says no more with whom a conversation was that its owner deleted', async () => {
    const callId = await rememberCall(camille)
    await move(camille, { minutes: -3, reason: 'call', reference: callId })
    const { cookie } = camille
    await product.request(`/api/conversations/${callId}`, { method: 'DELETE', cookie })
    const { movements } = await readMovements()
    expect(movements[0]).toMatchObject({ minutes: -3, reason: 'call', conversation: null })
  })

  test('tells its movements fifty at a time, each once', async () => {
    for (let count = 0; count < 50; count += 1)
      await move(camille, { minutes: 1, reason: 'correction' })
    const first = await readMovements()
    expect([first.movements.length, first.hasEarlier]).toEqual([50, true])
    const rest = await readMovements(`?before=${first.movements.at(-1)?.id}`)
    expect(rest).toMatchObject({ movements: [{ reason: 'sign_up' }], hasEarlier: false })
    for (const before of ['0', '-1', 'x', '1.5', '1e400'])
      expect(await read(`/movements?before=${before}`)).toMatchObject({ code: 'INPUT_INVALID' })
  })

  test('lists the orders, newest first', async () => {
    await order(camille, { date: '2026-10-02', status: 'unpaid', offerKey: 'packOublie' })
    await order(camille, { date: '2026-11-12', status: 'paid' })
    await order(camille, { date: '2026-10-19', status: 'pending' })
    expect(await read('/orders')).toMatchObject([
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

  test('shows the latest subscription by period end among those that count', async () => {
    const customer = await becomeCustomer(camille)
    await subscribe(customer, { status: 'canceled', end: december + 9 })
    await subscribe(customer, { status: 'past_due', end: december - 9 })
    await subscribe(customer, { status: 'active', end: null })
    await subscribe(customer, { status: 'active', end: december, isEnding: true })
    expect(await read()).toMatchObject({
      isSubscriber: true,
      subscription: {
        offerKey: 'abonnementMensuel',
        status: 'active',
        cancelsAtPeriodEnd: true,
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
  ])('$status: subscriber $isSubscriber, Premium $hasPremium', async (expected) => {
    const { status, isSubscriber, hasPremium } = expected
    await subscribe(await becomeCustomer(camille), { status, end: december })
    expect(await read()).toMatchObject({ isSubscriber })
    const { cookie } = camille
    expect((await product.request('/api/me', { cookie })).body).toMatchObject({ hasPremium })
  })

  test('is one’s own', async () => {
    const dominique = await product.signUp('dominique')
    await subscribe(await becomeCustomer(dominique), { status: 'active', end: december })
    await order(dominique)
    await move(dominique, { minutes: 33, reason: 'purchase' })
    expect(await read()).toMatchObject({ minutesLeft: 5, subscription: null })
    expect(await read('/orders')).toEqual([])
    expect((await readMovements()).movements).toHaveLength(1)
  })

  test('asks for a sign-in before anything else', async () => {
    for (const path of ['', '/orders', '/movements?before=x'])
      expect(await read(path, { cookie: '' })).toMatchObject({ code: 'UNAUTHENTICATED' })
  })

  test('goes with the account; its orders stay for the books, without a person', async () => {
    await order(camille)
    await subscribe(await becomeCustomer(camille), { status: 'active', end: december })
    await product.pool.query('delete from "user" where id = $1', [camille.id])
    const { rows } = await product.pool.query(
      'select user_id, amount_total from stripe_user_orders where customer_id = $1',
      [`cus_${camille.id}`],
    )
    expect(rows).toEqual([{ user_id: null, amount_total: 999 }])
    const { hasPremium } = createSubscriptionReader(product.database)
    expect(await hasPremium(camille.id)).toBe(false)
  })
})
