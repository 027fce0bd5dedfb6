import Fastify from 'fastify'
import Stripe from 'stripe'
import { inject } from 'vitest'
import { operator } from '../../../content/operator'
import {
  demonstrationWebhookSecret,
  stripeStandInPath,
} from '../../../emulators/stripe/demonstration-account'
import { createDemonstrationClient } from '../../../emulators/stripe/demonstration-client'
import { stripeRoutes } from '../../../emulators/stripe/stripe-routes'
import { openDatabase } from '../../../server/platform/database/open-database'
import { isLoopbackRequest } from '../../../server/platform/http/loopback'
import { createDatabase } from '../database/create-test-database'
import type { engines } from '../product/start-product'

type Options = { engine: (typeof engines)[number]; databaseUrl?: string }

export type PaymentStandIn = Awaited<ReturnType<typeof startPaymentStandIn>>

/**
 * The payment stand-in on a server of its own, with a receiver of its events and a hand on the
 * machine's time. Nothing happens by itself: no timer fires.
 */
export async function startPaymentStandIn({ engine, databaseUrl: given }: Options) {
  const databaseUrl =
    engine === 'PostgreSQL' ? (given ?? (await createDatabase(inject('postgresUrl')))) : undefined
  const database = await openDatabase(
    databaseUrl ? { kind: 'server', url: databaseUrl } : { kind: 'embedded' },
  )
  const receiver = createReceiver()
  let time = Date.now()
  const app = Fastify()
  const publicOrigin = 'http://127.0.0.1:3000'
  await app.register(stripeRoutes, {
    database: database.db,
    publicOrigin,
    webhook: { url: `${publicOrigin}/api/webhooks/stripe`, secret: demonstrationWebhookSecret },
    clock: {
      monotonicMs: () => time,
      now: () => new Date(time),
      schedule: () => () => {},
    },
    fetch: receiver.fetch,
    isLoopback: isLoopbackRequest,
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })

  /** A page as a browser asks for it; with fields its form is sent. */
  async function visit(address: string, fields?: Record<string, string>) {
    const { pathname, search } = new URL(address, origin)
    const answer = await fetch(`${origin}${pathname}${search}`, {
      redirect: 'manual',
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    return {
      status: answer.status,
      headers: answer.headers,
      location: answer.headers.get('location'),
      html: await answer.text(),
    }
  }

  return {
    origin,
    publicOrigin,
    databaseUrl,
    pool: database.pool,
    stripe: createDemonstrationClient(origin),
    receiver,
    visit,
    /** The machine's own time moves on. */
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    /** The stand-in's time moves on, as from its page. */
    advance: (step: 'day' | 'week' | 'month', isDeclined = false) =>
      visit(stripeStandInPath, { step, ...(isDeclined && { declined: 'true' }) }),
    async close() {
      await app.close()
      await database.close()
    },
  }
}

/** In the place of the product: checks each signature with the official library, and remembers. */
function createReceiver() {
  const events: Stripe.Event[] = []
  const waiting: { type: string; count: number; resolve(event: Stripe.Event): void }[] = []
  let status = 200
  let refused = 0

  function keep(event: Stripe.Event) {
    events.push(event)
    for (const wait of waiting) {
      const found = ofType(wait.type)[wait.count - 1]
      if (found) wait.resolve(found)
    }
  }

  const ofType = (type: string) => events.filter((event) => event.type === type)

  return {
    events,
    ofType,
    refusedCount: () => refused,
    /** What the receiver answers from now on; above 299 it has failed. */
    answerWith: (next: number) => {
      status = next
    },
    /** Resolves with the nth event of a type, when it is there. */
    hear: (type: Stripe.Event['type'], count = 1) =>
      new Promise<Stripe.Event>((resolve) => {
        const known = ofType(type)[count - 1]
        if (known) resolve(known)
        else waiting.push({ type, count, resolve })
      }),
    fetch: (async (_url: unknown, init?: RequestInit) => {
      const signature = new Headers(init?.headers).get('stripe-signature') ?? ''
      const event = Stripe.webhooks.constructEvent(
        String(init?.body),
        signature,
        demonstrationWebhookSecret,
      )
      if (status < 300) keep(event)
      else refused += 1
      return new Response(null, { status })
    }) as typeof fetch,
  }
}

export const paidCard = '4242 4242 4242 4242'
export const declinedCard = '4000 0000 0000 0002'
export const askingCard = '4000 0025 0000 3155'
export const disputedCard = '4000 0000 0000 0259'
export const poorCard = '4000 0000 0000 9995'

const example = { expiry: '12/34', code: '123', holder: 'Camille Démo' }

/** The form of the payment page, filled in. */
export const cardFields = (number: string, changes: Record<string, string> = {}) => ({
  number,
  ...example,
  decision: 'pay',
  ...changes,
})

/** What the product was told of these objects, and of the invoices of these subscriptions. */
export async function listEventsAbout(stripe: Stripe, ...ids: string[]) {
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

const back = 'http://127.0.0.1:3000/wallet'

/** A session as the product asks for one: the standard pack, unless `changes` say otherwise. */
export const createSession = (
  stripe: Stripe,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
) =>
  stripe.checkout.sessions.create({
    mode: 'payment',
    line_items: [{ price: 'price_packStandard', quantity: 1 }],
    success_url: 'http://127.0.0.1:3000/success?session_id={CHECKOUT_SESSION_ID}',
    cancel_url: `${back}?canceled=true`,
    locale: 'fr',
    ...changes,
  })

/** How documents of what is paid with these cards are issued. */
export const demonstrationInvoicing = { now: () => new Date(), operator, isDemonstration: true }
