import Fastify from 'fastify'
import Stripe from 'stripe'
import {
  demonstrationWebhookSecret,
  stripeEmulatorPath,
} from '../../../emulators/stripe/demonstration-account'
import { createDemonstrationClient } from '../../../emulators/stripe/demonstration-client'
import { stripeRoutes } from '../../../emulators/stripe/stripe-routes'
import { openDatabase } from '../../../server/platform/database/open-database'
import { isLoopbackRequest } from '../../../server/platform/http/loopback'
import { defaultEngine } from '../database/engines'
import { copyTemplateDatabase } from '../database/template-database'

export type StripeEmulator = Awaited<ReturnType<typeof startStripeEmulator>>

/**
 * Starts the Stripe emulator on a server of its own, with a receiver of its webhook events and a
 * clock that only the test moves. Without a database it gets one of its own.
 */
export async function startStripeEmulator({ databaseUrl }: { databaseUrl?: string } = {}) {
  const { location, remove } = databaseUrl
    ? { location: { kind: 'server', url: databaseUrl } as const, remove: async () => {} }
    : await copyTemplateDatabase(defaultEngine)
  const database = await openDatabase(location)
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

  /** Requests a page as a browser does; with fields, submits its form. */
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
    databaseUrl: location.kind === 'server' ? location.url : undefined,
    pool: database.pool,
    stripe: createDemonstrationClient(origin),
    receiver,
    visit,
    /** Advances the clock of the emulator's server. */
    pass: (milliseconds: number) => {
      time += milliseconds
    },
    /** Advances the emulator's clock, as its page does. */
    advance: (step: 'day' | 'week' | 'month', isDeclined = false) =>
      visit(stripeEmulatorPath, { step, ...(isDeclined && { declined: 'true' }) }),
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
    /** Sets the status of the next responses; above 299 the delivery fails. */
    answerWith: (next: number) => {
      status = next
    },
    /** Waits for the nth event of a type. */
    waitForEvent: (type: Stripe.Event['type'], count = 1) =>
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
export const authenticationCard = '4000 0025 0000 3155'
export const disputedCard = '4000 0000 0000 0259'
export const insufficientFundsCard = '4000 0000 0000 9995'

const example = { expiry: '12/34', code: '123', holder: 'Camille Démo' }

/** Returns the fields of the filled-in payment form. */
export const cardFields = (number: string, changes: Record<string, string> = {}) => ({
  number,
  ...example,
  decision: 'pay',
  ...changes,
})

/** Lists the types of the events about these objects, and about invoices of these subscriptions. */
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

/** Creates a checkout session as the product does, for the standard pack by default. */
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
