import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Database } from '../../server/platform/database/open-database'
import { sendProblem } from '../../server/platform/http/create-http-server'
import { repeat } from '../../server/platform/repeat'
import type { Clock } from '../../voice/ports/clock'
import { sendStyle } from '../page/page-layout'
import { apiRoutes } from './api/api-routes'
import { processDueWork } from './clock/process-due-work'
import { stripeEmulatorPath } from './demonstration-account'
import { clockRoutes } from './pages/clock-routes'
import { paymentRoutes } from './pages/payment-routes'
import { portalRoutes } from './pages/portal-routes'
import { stripeStyle } from './pages/stripe-style'
import { seedPrices } from './state/seed-prices'
import { createTransactionRunner } from './state/transaction-context'
import { createEventDelivery } from './webhooks/deliver-events'

type Options = {
  database: Database
  /** The product's origin as browsers see it. */
  publicOrigin: string
  /** The product's webhook endpoint, and the secret that signs the events sent to it. */
  webhook: { url: string; secret: string }
  clock: Clock
  /** Sends the webhook events. */
  fetch: typeof fetch
  isLoopbackRequest(request: FastifyRequest): boolean
}

/** Nothing is due earlier than half an hour after it was created, so checking once a minute is enough. */
const dueWorkIntervalMs = 60_000

/**
 * Emulates Stripe on loopback: the API that the official library calls, a payment page, a billing
 * portal, signed webhook events, and a clock that can be advanced (docs/decisions/016).
 */
export async function stripeRoutes(app: FastifyInstance, options: Options) {
  const { database, publicOrigin, webhook, clock, isLoopbackRequest } = options
  const onError = (error: unknown) => app.log.error({ err: error }, 'Stripe emulator')
  const delivery = createEventDelivery({
    database,
    ...webhook,
    clock,
    fetch: options.fetch,
    onError,
  })
  const run = createTransactionRunner({
    database,
    baseUrl: `${publicOrigin}${stripeEmulatorPath}`,
    now: clock.now,
    onEventsCommitted: delivery.deliverSoon,
  })
  await seedPrices(database, clock.now())

  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackRequest(request)) return sendProblem(reply, 'NOT_FOUND')
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, String(body)),
  )

  app.get(`${stripeEmulatorPath}/style.css`, async (_request, reply) =>
    sendStyle(reply, stripeStyle),
  )
  await app.register(apiRoutes, { path: stripeEmulatorPath, run })
  await app.register(paymentRoutes, { run })
  await app.register(portalRoutes, { run })
  await app.register(clockRoutes, { run })

  let stopDueWork = async () => {}
  // The work does not start in onListen, because onListen is never called in development, where another HTTP server
  // listens for this app.
  app.addHook('onReady', async () => {
    stopDueWork = repeat(
      clock,
      dueWorkIntervalMs,
      () => processDueWork(run, { shouldDecline: false }),
      onError,
    )
    await delivery.start()
  })
  app.addHook('preClose', async () => {
    await stopDueWork()
    await delivery.stop()
  })
}
