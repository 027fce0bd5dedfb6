import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { offers } from '../../domain/offers'
import { demonstrationPriceId } from '../../emulators/stripe/demonstration-account'
import { createDatabase } from '../support/database/create-test-database'
import { cardFields, paidCard } from '../support/billing/stripe-emulator-server'
import { startPostgres } from '../support/database/start-postgres'
import { findMailLink } from '../support/product/sign-up-user'
import { type BuiltProduct, startBuiltProduct } from '../support/product/start-built-product'

/** Two starts of a product, on a machine that is busy. */
const withinMs = 150_000

const { minutes } = offers.packStandard

// The built product, as `npm start` runs it, is killed while somebody pays. On PostgreSQL a trigger
// holds it at one statement, so that it dies there and nowhere else; embedded it dies as soon as the
// payment page has answered.

describe('a process that is killed between a payment and its minutes, on PostgreSQL', () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>
  let observer: pg.Client
  let product: BuiltProduct
  let buyer: Buyer
  let environment: Record<string, string>

  beforeAll(async () => {
    postgres = await startPostgres()
    const url = await createDatabase(postgres.url)
    environment = { DATABASE_URL: url, AUTH_SECRET: randomBytes(24).toString('hex') }
    product = await startBuiltProduct({ environment })
    observer = new pg.Client({ connectionString: url })
    await observer.connect()
    await observer.query(`
      create function wait_here() returns trigger language plpgsql as $$
      begin
        perform pg_advisory_xact_lock_shared(${gate});
        return new;
      end $$`)
    buyer = await signUp(product)
  }, withinMs)
  afterAll(async () => {
    await observer?.end()
    await product?.close()
    await postgres?.stop()
  })

  test.each([
    ['before the notice is kept', 'insert on stripe_events', { kept: 0, handled: 0, orders: 0 }],
    ['before it is handled', 'insert on stripe_orders', { kept: 1, handled: 0, orders: 0 }],
    ['in the middle of it', 'insert on minute_ledger', { kept: 1, handled: 0, orders: 0 }],
    ['before it is said to be done', 'update on stripe_events', { kept: 1, handled: 0, orders: 1 }],
  ])(
    '%s: after the next start the minutes are there, once',
    async (_when, statement, left) => {
      const before = await readBooks()
      const sessionId = await openCheckout(buyer)
      await holdAt(statement)
      expect(await pay(product, sessionId)).toBe(303)
      await expect.poll(waiting, { timeout: 30_000 }).toBe(1)
      await product.kill('SIGKILL')
      await letGo()
      const after = await readBooks()
      expect({
        kept: after.kept - before.kept,
        handled: after.handled - before.handled,
        orders: after.orders - before.orders,
      }).toEqual(left)

      const { port, dataDirectory } = product
      product = await startBuiltProduct({ port, dataDirectory, environment })
      buyer = { ...buyer, product }
      expect(await readResult(buyer, sessionId)).toEqual({
        state: 'paid',
        offerKey: 'packStandard',
        minutes,
      })
      const expected = before.minutesLeft + minutes
      expect(await readBalance(buyer)).toBe(expected)
      // The payment service tells again what nobody acknowledged.
      await expect
        .poll(async () => (await readBooks()).handled, { timeout: 30_000 })
        .toBe(before.handled + 1)
      expect(await readBooks()).toEqual({
        kept: before.kept + 1,
        handled: before.handled + 1,
        orders: before.orders + 1,
        credits: before.credits + 1,
        minutesLeft: expected,
        explained: expected,
      })
    },
    withinMs,
  )

  /** Whoever comes to this statement waits until `letGo`. */
  async function holdAt(statement: string) {
    await observer.query(`select pg_advisory_lock(${gate})`)
    await observer.query(
      `create or replace trigger wait_here before ${statement} for each row execute function wait_here()`,
    )
  }

  /** What the dead process had begun is undone first, as its own database would. */
  async function letGo() {
    await observer.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted`,
    )
    await expect.poll(waiting, { timeout: 30_000 }).toBe(0)
    await observer.query(`select pg_advisory_unlock(${gate})`)
    for (const table of ['stripe_events', 'stripe_orders', 'minute_ledger'])
      await observer.query(`drop trigger if exists wait_here on ${table}`)
  }

  async function waiting() {
    const { rows } = await observer.query<{ count: number }>(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and not granted`,
    )
    return rows[0]?.count
  }

  async function readBooks(): Promise<Books> {
    const { rows } = await observer.query<Books>(`select
      (select count(*)::int from stripe_events) as kept,
      (select count(*)::int from stripe_events where processed_at is not null) as handled,
      (select count(*)::int from stripe_orders) as orders,
      (select count(*)::int from minute_ledger where reason = 'purchase') as credits,
      (select minutes_left from user_profiles) as "minutesLeft",
      (select sum(minutes)::int from minute_ledger) as explained`)
    const [books] = rows
    if (!books) throw new Error('There are no books')
    return books
  }
})

describe('a process that is killed as soon as somebody has paid, on the embedded database', () => {
  let product: BuiltProduct
  beforeAll(async () => {
    product = await startBuiltProduct()
  }, withinMs)
  afterAll(() => product?.close())

  test(
    'has the minutes there after the next start, once',
    async () => {
      const buyer = await signUp(product)
      const sessionId = await openCheckout(buyer)
      expect(await pay(product, sessionId)).toBe(303)
      await product.kill('SIGKILL')
      const { port, dataDirectory } = product
      product = await startBuiltProduct({ port, dataDirectory })
      const again = { ...buyer, product }
      for (const _ of ['told', 'again'])
        expect(await readResult(again, sessionId)).toMatchObject({ state: 'paid', minutes })
      expect(await readBalance(again)).toBe(5 + minutes)
      const { movements } = await get<{ movements: { minutes: number }[] }>(
        again,
        '/api/wallet/movements',
      )
      expect(movements.map((movement) => movement.minutes)).toEqual([minutes, 5])
    },
    withinMs,
  )
})

const gate = 42

type Books = {
  kept: number
  handled: number
  orders: number
  credits: number
  minutesLeft: number
  explained: number
}

type Buyer = { product: BuiltProduct; id: string; cookie: string }

async function signUp(product: BuiltProduct): Promise<Buyer> {
  const account = { name: 'camille', email: 'camille@example.test', hasAcceptedTerms: true }
  const body = { ...account, password: 'une phrase assez longue' }
  await post(product, '/api/auth/sign-up/email', body)
  const confirmed = await fetch(await findMailLink(product, account.email), { redirect: 'manual' })
  const cookie = confirmed.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const { id } = await get<{ id: string }>({ product, cookie }, '/api/me')
  return { product, id, cookie }
}

async function openCheckout({ product, id, cookie }: Buyer) {
  const { origin } = product
  const answer = await post(
    product,
    '/api/functions/stripe-checkout',
    {
      price_id: demonstrationPriceId('packStandard'),
      success_url: `${origin}/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${origin}/wallet?canceled=true`,
      mode: 'payment',
      user_id: id,
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
    body: new URLSearchParams(cardFields(paidCard)),
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
