import Fastify from 'fastify'
import Stripe from 'stripe'
import { createEmulatedStripe } from '../../../emulators/stripe/create-emulated-stripe'
import {
  demonstrationWebhookSecret,
  stripeEmulatorPath,
} from '../../../emulators/stripe/demonstration-account'
import { stripeRoutes } from '../../../emulators/stripe/stripe-routes'
import { openDatabase } from '../../../server/platform/database/open-database'
import { isDirectLoopbackRequest } from '../../../server/platform/http/loopback'
import { defaultEngine } from '../database/engines'
import { copyTemplateDatabase } from '../database/template-database'

export type StripeEmulator = Awaited<ReturnType<typeof startStripeEmulator>>

/**
 * Starts the Stripe emulator on a separate server, with a receiver for its webhook events. Only
 * `advance` moves its clock. Creates a database unless one is given.
 */
export async function startStripeEmulator({ databaseUrl }: { databaseUrl?: string } = {}) {
  const { location, remove } = databaseUrl
    ? { location: { kind: 'server', url: databaseUrl } as const, remove: async () => {} }
    : await copyTemplateDatabase(defaultEngine)
  const database = await openDatabase(location)
  const receiver = createReceiver()
  const now = Date.now()
  const app = Fastify()
  const publicOrigin = 'http://127.0.0.1:3000'
  await app.register(stripeRoutes, {
    database: database.db,
    publicOrigin,
    webhook: { url: `${publicOrigin}/api/webhooks/stripe`, secret: demonstrationWebhookSecret },
    clock: {
      monotonicMs: () => now,
      now: () => new Date(now),
      schedule: () => () => {},
    },
    fetch: receiver.fetch,
    isLoopbackRequest: isDirectLoopbackRequest,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  /** Requests a page as a browser does; with fields, submits its form. */
  async function visit(url: string, fields?: Record<string, string>) {
    const { pathname, search } = new URL(url, origin)
    const response = await fetch(`${origin}${pathname}${search}`, {
      redirect: 'manual',
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    return {
      status: response.status,
      headers: response.headers,
      location: response.headers.get('location'),
      html: await response.text(),
    }
  }

  return {
    origin,
    publicOrigin,
    databaseUrl: location.kind === 'server' ? location.url : undefined,
    pool: database.pool,
    stripe: createEmulatedStripe(origin),
    receiver,
    visit,
    /** Advances the emulator's clock, as its page does. */
    advance: (step: 'day' | 'week' | 'month', { shouldDecline = false } = {}) =>
      visit(stripeEmulatorPath, { step, ...(shouldDecline && { declined: 'true' }) }),
    async close() {
      await app.close()
      await database.close()
      await remove()
    },
  }
}

/** Receives webhook events in place of the product and checks their signatures. */
function createReceiver() {
  const events: Stripe.Event[] = []
  const waiters: { type: string; count: number; resolve(event: Stripe.Event): void }[] = []

  const findEvent = (type: string, count: number) =>
    events.filter((event) => event.type === type)[count - 1]

  function record(event: Stripe.Event) {
    events.push(event)
    for (const waiter of waiters) {
      const foundEvent = findEvent(waiter.type, waiter.count)
      if (foundEvent) waiter.resolve(foundEvent)
    }
  }

  return {
    events,
    /** Waits until `count` events of a type were received; returns the last of these. */
    waitForEvent: (type: Stripe.Event['type'], count = 1) =>
      new Promise<Stripe.Event>((resolve) => {
        const receivedEvent = findEvent(type, count)
        if (receivedEvent) resolve(receivedEvent)
        else waiters.push({ type, count, resolve })
      }),
    fetch: (async (_url: unknown, init?: RequestInit) => {
      const signature = new Headers(init?.headers).get('stripe-signature') ?? ''
      const event = Stripe.webhooks.constructEvent(
        String(init?.body),
        signature,
        demonstrationWebhookSecret,
      )
      record(event)
      return new Response(null, { status: 200 })
    }) as typeof fetch,
  }
}

export const acceptedCard = '4242 4242 4242 4242'
export const declinedCard = '4000 0000 0000 0002'
export const authenticationCard = '4000 0025 0000 3155'
export const disputedCard = '4000 0000 0000 0259'
export const insufficientFundsCard = '4000 0000 0000 9995'

const commonFields = { expiry: '12/34', code: '123', holder: 'Camille Démo' }

/** Returns the fields of the filled-in payment form. */
export const cardFields = (number: string, changes: Record<string, string> = {}) => ({
  number,
  ...commonFields,
  decision: 'pay',
  ...changes,
})

/** Lists the types of the events about these objects, and about the invoices of these subscriptions, oldest first. */
export async function listEventTypesAbout(stripe: Stripe, ...ids: string[]) {
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

const walletUrl = 'http://127.0.0.1:3000/wallet'

/** Creates a checkout session as the product does, for the standard pack by default. */
export const createCheckoutSession = (
  stripe: Stripe,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_packStandard', quantity: 1 }],
    success_url: 'http://127.0.0.1:3000/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: `${walletUrl}?canceled=true`,
    locale: 'fr',
    ...changes,
  })
