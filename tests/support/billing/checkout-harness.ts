import Stripe from 'stripe'
import { expect } from 'vitest'
import type { Movements, Order, Wallet } from '../../../contract/billing/wallet'
import { type OfferKey, offers } from '../../../domain/offers'
import {
  demonstrationPriceId,
  demonstrationWebhookSecret,
} from '../../../emulators/stripe/demonstration-account'
import { createDemonstrationClient } from '../../../emulators/stripe/demonstration-client'
import { createBooks } from '../../../emulators/stripe/state/books'
import { cardFields, paidCard } from './stripe-emulator-server'
import { type engines, type Member, startProduct } from '../product/start-product'

export type Till = Awaited<ReturnType<typeof startTill>>

/** A product and somebody who buys: what their pages and the payment service would ask. */
export async function startTill(engine: (typeof engines)[number]) {
  const product = await startProduct({ engine })
  const stripe = createDemonstrationClient(product.origin)
  let camille = await product.signUp('camille')

  /** Asks to buy; `changes` to what a page would send. */
  const order = (offerKey: OfferKey, changes: object = {}, member = camille) =>
    product.request('/api/functions/stripe-checkout', {
      cookie: member.cookie,
      body: {
        price_id: demonstrationPriceId(offerKey),
        success_url: `${product.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${product.origin}/wallet?canceled=true`,
        mode: offers[offerKey].mode,
        user_id: member.id,
        ...changes,
      },
    })

  /** Leads to the page to pay on; answers the name of the visit. */
  async function openCheckout(offerKey: OfferKey, changes: object = {}) {
    const { body, status } = await order(offerKey, changes)
    expect({ status, body }).toEqual({ status: 200, body: { url: expect.any(String) } })
    const sessionId = new URL((body as { url: string }).url).pathname.split('/').at(-1) ?? ''
    return sessionId
  }

  async function pay(sessionId: string, card = paidCard, changes: Record<string, string> = {}) {
    const answer = await fetch(`${product.origin}/dev/stripe/pay/${sessionId}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(cardFields(card, changes)),
    })
    return {
      status: answer.status,
      location: answer.headers.get('location'),
      html: await answer.text(),
    }
  }

  /** Too late to pay: what the page that its form leads to says. */
  async function payLate(sessionId: string) {
    const { location } = await pay(sessionId)
    const page = await fetch(new URL(location ?? '', product.origin))
    return { status: page.status, html: await page.text() }
  }

  async function buy(offerKey: OfferKey, changes: object = {}) {
    const sessionId = await openCheckout(offerKey, changes)
    expect((await pay(sessionId)).status).toBe(303)
    return sessionId
  }

  const read = async (path = '', { cookie } = camille) =>
    (await product.request(`/api/wallet${path}`, { cookie })).body
  const readWallet = async () => (await read()) as Wallet
  const minutesLeft = async () => (await readWallet()).minutesLeft
  const hasMinutes = (minutes: number) =>
    expect.poll(minutesLeft, { timeout: 15_000 }).toBe(minutes)
  const readOrders = async () => (await read('/orders')) as Order[]
  const readMovements = async () => ((await read('/movements')) as Movements).movements
  const readResult = (sessionId: string, { cookie } = camille) =>
    product.request(`/api/wallet/checkouts/${sessionId}`, { cookie })

  /** A notice as the service would send it, whatever it is about. */
  const notify = (event: object, secret = demonstrationWebhookSecret) => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    return product.request('/api/webhooks/stripe', {
      body: payload,
      headers: { 'stripe-signature': signature },
    })
  }

  const eventsAbout = async (...ids: (string | null | undefined)[]) => {
    const events = await stripe.events.list({ limit: 100 })
    return events.data.filter(({ data: { object } }) => 'id' in object && ids.includes(object.id))
  }

  /** Nothing is told by itself from now on: notices wait until they are sent by hand. */
  const delayNotices = () =>
    product.pool.query(`
      create function be_late() returns trigger language plpgsql as $$
      begin
        new.next_attempt_at := 'infinity';
        return new;
      end $$;
      create trigger be_late before insert on stripe_stand_in_delivery
        for each row execute function be_late()`)
  const deliverNotices = () => product.pool.query('drop function be_late cascade')

  /** What only the payment service itself can do, told to the product by its next delivery. */
  const inBooks = createBooks({
    database: product.database,
    origin: product.origin,
    now: () => new Date(),
    onEvents() {},
  })

  async function expectExplained() {
    const { rows } = await product.pool.query(
      `select minutes_left, (select sum(minutes)::int from minute_ledger where user_id = $1) as sum
       from user_profiles where id = $1`,
      [camille.id],
    )
    expect(rows[0].sum).toBe(rows[0].minutes_left)
  }

  return {
    product,
    stripe,
    /** From now on it is somebody new who buys. */
    async newcomer(): Promise<Member> {
      camille = await product.signUp('camille')
      return camille
    },
    close: product.close,
    openCheckout,
    order,
    pay,
    payLate,
    buy,
    read,
    readWallet,
    minutesLeft,
    hasMinutes,
    readOrders,
    readMovements,
    readResult,
    notify,
    eventsAbout,
    delayNotices,
    deliverNotices,
    inBooks,
    expectExplained,
  }
}
