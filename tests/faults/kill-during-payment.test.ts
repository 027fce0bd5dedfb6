import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offers } from '../../domain/offers'
import { getDemonstrationPriceId } from '../../emulators/stripe/demonstration-account'
import { acceptedCard, cardFields } from '../support/billing/stripe-emulator-server'
import { createTestDatabase } from '../support/database/create-test-database'
import { startPostgres } from '../support/database/start-postgres'
import { confirmAddress } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

/** Covers two starts on a busy machine. */
const timeoutMs = 240_000

const { minutes } = offers.packStandard

// Kills the production build, as `npm start` runs it, during a payment. On PostgreSQL a trigger blocks one
// statement, so that the process is killed exactly there. On the embedded database the process is killed as
// soon as the payment page has answered.

describe('a process that handles the webhook event of a payment, on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let observer: pg.Client
  let product: BuiltProduct
  let buyer: Buyer
  let environment: Record<string, string>

  beforeAll(async () => {
    postgres = await startPostgres()
    const url = await createTestDatabase(postgres.url)
    environment = { DATABASE_URL: url, AUTH_SECRET: randomBytes(24).toString('hex') }
    product = await startBuiltProduct({ environment })
    observer = new pg.Client({ connectionString: url })
    await observer.connect()
    await observer.query(`
      create function block_statement() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(${lockId});
        return new;
      end $$`)
    buyer = await signUp(product)
  }, timeoutMs)
  afterAll(async () => {
    await observer?.end()
    await product?.close()
    await postgres?.stop()
  })

  test.each([
    [
      'before the event is stored',
      'insert on stripe_events',
      { events: 0, processedEvents: 0, orders: 0 },
    ],
    [
      'before the order is stored',
      'insert on stripe_orders',
      { events: 1, processedEvents: 0, orders: 0 },
    ],
    [
      'before the minutes are credited',
      'insert on minute_ledger',
      { events: 1, processedEvents: 0, orders: 0 },
    ],
    [
      'before the event is marked as processed',
      'update on stripe_events',
      { events: 1, processedEvents: 0, orders: 1 },
    ],
  ])(
    'killed %s, credits the minutes once after the next start',
    async (_when, statement, expectedChange) => {
      const stateBefore = await readBillingState()
      const sessionId = await openCheckout(buyer)
      await blockStatement(statement)
      expect(await pay(product, sessionId)).toBe(303)
      await expect.poll(countBlocked, { timeout: 30_000 }).toBe(1)
      await product.kill('SIGKILL')
      await unblockStatement()
      const stateAfter = await readBillingState()
      expect({
        events: stateAfter.events - stateBefore.events,
        processedEvents: stateAfter.processedEvents - stateBefore.processedEvents,
        orders: stateAfter.orders - stateBefore.orders,
      }).toEqual(expectedChange)

      const { port, dataDirectory } = product
      product = await startBuiltProduct({ port, dataDirectory, environment })
      buyer = { ...buyer, product }
      expect(await readResult(buyer, sessionId)).toEqual({
        state: 'paid',
        offerKey: 'packStandard',
        minutes,
        minutesLeft: stateBefore.minutesLeft + minutes,
        waitsUntil: null,
      })
      const expectedBalance = stateBefore.minutesLeft + minutes
      expect(await readBalance(buyer)).toBe(expectedBalance)
      // The payment provider resends events that were not acknowledged.
      await expect
        .poll(async () => (await readBillingState()).processedEvents, { timeout: 30_000 })
        .toBe(stateBefore.processedEvents + 1)
      expect(await readBillingState()).toEqual({
        events: stateBefore.events + 1,
        processedEvents: stateBefore.processedEvents + 1,
        orders: stateBefore.orders + 1,
        credits: stateBefore.credits + 1,
        minutesLeft: expectedBalance,
        ledgerSum: expectedBalance,
      })
    },
    timeoutMs,
  )

  /** Blocks every execution of this statement until `unblockStatement`. */
  async function blockStatement(statement: string) {
    await observer.query(`select pg_advisory_lock(${lockId})`)
    await observer.query(
      `create or replace trigger block_statement before ${statement} for each row execute function block_statement()`,
    )
  }

  /** Ends the open transaction of the killed process, then unblocks the statement. */
  async function unblockStatement() {
    await observer.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
    )
    await expect.poll(countBlocked, { timeout: 30_000 }).toBe(0)
    await observer.query(`select pg_advisory_unlock(${lockId})`)
    for (const table of ['stripe_events', 'stripe_orders', 'minute_ledger'])
      await observer.query(`drop trigger if exists block_statement on ${table}`)
  }

  async function countBlocked() {
    const { rows } = await observer.query<{ count: number }>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
    )
    return rows[0]?.count
  }

  async function readBillingState(): Promise<BillingState> {
    const { rows } = await observer.query<BillingState>(`select
      (select count(*)::int from stripe_events) as events,
      (select count(*)::int from stripe_events where processed_at is not null) as "processedEvents",
      (select count(*)::int from stripe_orders) as orders,
      (select count(*)::int from minute_ledger where reason = 'purchase') as credits,
      (select minutes_left from user_profiles) as "minutesLeft",
      (select sum(minutes)::int from minute_ledger) as "ledgerSum"`)
    const [state] = rows
    if (!state) throw new Error('There is no billing state')
    return state
  }
})

describe('a process killed right after a payment, on the embedded database', () => {
  let product: BuiltProduct
  beforeAll(async () => {
    product = await startBuiltProduct()
  }, timeoutMs)
  afterAll(() => product?.close())

  test(
    'credits the minutes once after the next start',
    async () => {
      const buyer = await signUp(product)
      const sessionId = await openCheckout(buyer)
      expect(await pay(product, sessionId)).toBe(303)
      await product.kill('SIGKILL')
      const { port, dataDirectory } = product
      product = await startBuiltProduct({ port, dataDirectory })
      const restartedBuyer = { ...buyer, product }
      for (const _ of ['first', 'second'])
        expect(await readResult(restartedBuyer, sessionId)).toMatchObject({
          state: 'paid',
          minutes,
        })
      expect(await readBalance(restartedBuyer)).toBe(5 + minutes)
      const { entries } = await get<{ entries: { minutes: number }[] }>(
        restartedBuyer,
        '/api/wallet/movements',
      )
      expect(entries.map((entry) => entry.minutes)).toEqual([minutes, 5])
    },
    timeoutMs,
  )
})

const lockId = 42

type BillingState = {
  events: number
  processedEvents: number
  orders: number
  credits: number
  minutesLeft: number
  ledgerSum: number
}

type Buyer = { product: BuiltProduct; id: string; cookie: string }

async function signUp(product: BuiltProduct): Promise<Buyer> {
  const account = { name: 'camille', email: 'camille@example.test', hasAcceptedTerms: true }
  const body = { ...account, password: 'une phrase assez longue' }
  await post(product, '/api/auth/sign-up/email', body)
  const cookies = await confirmAddress(product, body)
  const cookie = cookies.map((line) => line.split(';')[0]).join('; ')
  const { id } = await get<{ id: string }>({ product, cookie }, '/api/me')
  return { product, id, cookie }
}

async function openCheckout({ product, id, cookie }: Buyer) {
  const { origin } = product
  const answer = await post(
    product,
    '/api/functions/stripe-checkout',
    {
      price_id: getDemonstrationPriceId('packStandard'),
      success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/wallet?canceled=true`,
      mode: 'payment',
      user_id: id,
      immediate_start: true,
    },
    cookie,
  )
  const { url } = (await answer.json()) as { url: string }
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

async function pay({ origin }: BuiltProduct, sessionId: string) {
  const answer = await fetch(`${origin}/dev/stripe/pay/${sessionId}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(cardFields(acceptedCard)),
  })
  return answer.status
}

const readResult = (buyer: Buyer, sessionId: string) =>
  get<object>(buyer, `/api/wallet/checkouts/${sessionId}`)

const readBalance = async (buyer: Buyer) =>
  (await get<{ minutesLeft: number }>(buyer, '/api/wallet')).minutesLeft

async function get<Body>({ product, cookie }: Omit<Buyer, 'id'>, path: string) {
  const response = await fetch(product.origin + path, { headers: { cookie } })
  return (await response.json()) as Body
}

const post = ({ origin }: BuiltProduct, path: string, body: object, cookie = '') =>
  fetch(origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin, cookie },
    body: JSON.stringify(body),
  })
