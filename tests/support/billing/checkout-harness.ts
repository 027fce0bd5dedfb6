import Stripe from 'stripe'
import { expect } from 'vitest'
import type { LedgerPage, Order, Wallet } from '../../../contract/billing/wallet'
import { type OfferKey, offers } from '../../../domain/offers'
import { createEmulatedStripe } from '../../../emulators/stripe/create-emulated-stripe'
import {
  demonstrationWebhookSecret,
  getDemonstrationPriceId,
  stripeEmulatorPath,
} from '../../../emulators/stripe/demonstration-account'
import { createTransactionRunner } from '../../../emulators/stripe/state/transaction-context'
import { type ProductOptions, startProduct, type TestUser } from '../product/start-product'
import { holdWebhooks, stopHoldingWebhooks } from './hold-webhooks'
import { acceptedCard, cardFields } from './stripe-emulator-server'

export type CheckoutHarness = Awaited<ReturnType<typeof startCheckoutHarness>>

/** Starts a product with a buyer. The methods send what the buyer's pages and the payment provider would send. */
export async function startCheckoutHarness(
  options: Pick<ProductOptions, 'engine' | 'shouldStartJobsAtOnce'> = {},
) {
  const product = await startProduct(options)
  const stripe = createEmulatedStripe(product.origin)
  let currentBuyer = await product.signUp('camille')

  /** Requests a checkout as a page does, with these changes to the request body. */
  const requestCheckout = (offerKey: OfferKey, changes: object = {}, buyer = currentBuyer) =>
    product.request('/api/functions/stripe-checkout', {
      cookie: buyer.cookie,
      body: {
        price_id: getDemonstrationPriceId(offerKey),
        success_url: `${product.origin}/success?session_id={CHECKOUT_SESSION_ID}`,
        cancel_url: `${product.origin}/wallet?canceled=true`,
        mode: offers[offerKey].mode,
        user_id: buyer.id,
        // If it is false, the minutes wait until the buyer requests them or the withdrawal period is over.
        immediate_start: true,
        ...changes,
      },
    })

  /** Opens a checkout; returns the id of its session. */
  async function openCheckout(offerKey: OfferKey, changes: object = {}) {
    const { body, status } = await requestCheckout(offerKey, changes)
    expect({ status, body }).toEqual({ status: 200, body: { url: expect.any(String) } })
    const sessionId = new URL((body as { url: string }).url).pathname.split('/').at(-1) ?? ''
    return sessionId
  }

  async function submitPayment(
    sessionId: string,
    card = acceptedCard,
    changes: Record<string, string> = {},
  ) {
    const response = await fetch(`${product.origin}/dev/stripe/pay/${sessionId}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(cardFields(card, changes)),
    })
    return {
      status: response.status,
      location: response.headers.get('location'),
      html: await response.text(),
    }
  }

  /** Advances the clock of the payment provider, as the emulator's page does. */
  const advance = (step: 'day' | 'week' | 'month') =>
    fetch(`${product.origin}${stripeEmulatorPath}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step }),
    })

  /** Submits a payment that is too late; follows the redirect and returns the page. */
  async function submitLatePayment(sessionId: string) {
    const { location } = await submitPayment(sessionId)
    const page = await fetch(new URL(location ?? '', product.origin))
    return { status: page.status, html: await page.text() }
  }

  async function buy(offerKey: OfferKey, changes: object = {}) {
    const sessionId = await openCheckout(offerKey, changes)
    expect((await submitPayment(sessionId)).status).toBe(303)
    return sessionId
  }

  const requestWallet = async (path = '', { cookie } = currentBuyer) =>
    (await product.request(`/api/wallet${path}`, { cookie })).body
  const readWallet = async () => (await requestWallet()) as Wallet
  const readMinutesLeft = async () => (await readWallet()).minutesLeft
  const waitForMinutes = (minutes: number) => expect.poll(readMinutesLeft).toBe(minutes)
  const readOrders = async () => (await requestWallet('/orders')) as Order[]
  const readLedgerEntries = async () => ((await requestWallet('/movements')) as LedgerPage).entries
  const requestCheckoutResult = (sessionId: string, { cookie } = currentBuyer) =>
    product.request(`/api/wallet/checkouts/${sessionId}`, { cookie })

  /** Sends a webhook event, signed as the payment provider signs it. */
  const sendWebhookEvent = (event: object, secret = demonstrationWebhookSecret) => {
    const payload = JSON.stringify(event)
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret })
    return product.request('/api/webhooks/stripe', {
      body: payload,
      headers: { 'stripe-signature': signature },
    })
  }

  const listEventsAbout = async (...ids: (string | null | undefined)[]) => {
    const events = await stripe.events.list({ limit: 100 })
    return events.data.filter(({ data: { object } }) => 'id' in object && ids.includes(object.id))
  }

  /**
   * Changes the emulator's state in ways that no API request can, for instance by opening a dispute. The
   * product gets webhook events about the change.
   */
  const runInEmulator = createTransactionRunner({
    database: product.database,
    baseUrl: product.origin,
    now: () => new Date(),
    onEventsCommitted() {},
  })

  async function expectBalanceMatchesLedger() {
    const { rows } = await product.pool.query(
      `select minutes_left, (select sum(minutes)::int from minute_ledger where user_id = $1) as sum
       from user_profiles where id = $1`,
      [currentBuyer.id],
    )
    expect(rows[0].sum).toBe(rows[0].minutes_left)
  }

  return {
    product,
    stripe,
    /** Makes a new user the buyer. */
    async replaceBuyer(): Promise<TestUser> {
      currentBuyer = await product.signUp('camille')
      return currentBuyer
    },
    close: product.close,
    openCheckout,
    requestCheckout,
    submitPayment,
    submitLatePayment,
    advance,
    buy,
    readWallet,
    readMinutesLeft,
    waitForMinutes,
    readOrders,
    readLedgerEntries,
    requestCheckoutResult,
    sendWebhookEvent,
    listEventsAbout,
    holdWebhooks: () => holdWebhooks(product.pool),
    stopHoldingWebhooks: () => stopHoldingWebhooks(product.pool),
    runInEmulator,
    expectBalanceMatchesLedger,
  }
}
