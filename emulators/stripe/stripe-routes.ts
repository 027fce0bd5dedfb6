import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../server/platform/database/open-database'
import { sendProblem } from '../../server/platform/http/create-http-server'
import { repeat } from '../../server/platform/repeat'
import type { Clock } from '../../voice/ports/clock'
import { sendStyle } from '../page/page-frame'
import { apiRoutes } from './api/api-routes'
import { settleDue } from './billing/settle-due'
import { stripeStandInPath } from './demonstration-account'
import { clockRoutes } from './pages/clock-routes'
import { paymentRoutes } from './pages/payment-routes'
import { portalRoutes } from './pages/portal-routes'
import { stripeStyle } from './pages/stripe-style'
import { createBooks } from './state/books'
import { seedPrices } from './state/seed-prices'
import { createEventDelivery } from './webhooks/deliver-events'

type Options = {
  database: Database
  /** Where browsers find the product. */
  publicOrigin: string
  /** Where the product hears of what happened, signed with `secret`. */
  webhook: { url: string; secret: string }
  clock: Clock
  /** How events are sent. */
  fetch: typeof fetch
  isLoopback(request: FastifyRequest): boolean
}

/** Subscriptions and sessions fall due in days; a minute more is soon enough. */
const settleEveryMs = 60_000

/**
 * A small payment service in the place of Stripe for whoever tries the product on this machine (02,
 * « Loopback mode »; 04, « Payments »): the API that the official library asks, a page to pay on, a
 * portal, signed events, and a clock that moves on.
 */
export async function stripeRoutes(app: FastifyInstance, options: Options) {
  const { database, publicOrigin, webhook, clock, isLoopback } = options
  const onFault = (error: unknown) => app.log.error({ err: error }, 'payment stand-in')
  const delivery = createEventDelivery({
    database,
    ...webhook,
    clock,
    fetch: options.fetch,
    onFault,
  })
  const run = createBooks({
    database,
    origin: `${publicOrigin}${stripeStandInPath}`,
    now: clock.now,
    onEvents: delivery.wake,
  })
  await seedPrices(database, clock.now())

  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(request)) return sendProblem(reply, 'NOT_FOUND')
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  )

  app.get(`${stripeStandInPath}/style.css`, async (_request, reply) =>
    sendStyle(reply, stripeStyle),
  )
  await app.register(apiRoutes, { path: stripeStandInPath, run })
  await app.register(paymentRoutes, { run })
  await app.register(portalRoutes, { run })
  await app.register(clockRoutes, { run })

  let stopSettling = async () => {}
  // Also where another server listens for this one, as while developing.
  app.addHook('onReady', async () => {
    stopSettling = repeat(
      clock,
      settleEveryMs,
      () => settleDue(run, { isDeclined: false }),
      onFault,
    )
    await delivery.start()
  })
  app.addHook('preClose', async () => {
    await stopSettling()
    await delivery.stop()
  })
}
