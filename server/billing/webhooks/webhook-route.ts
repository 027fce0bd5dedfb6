import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import { sendProblem } from '../../platform/http/create-http-server'
import type { BillingDeps } from '../billing-deps'
import { processStoredEvent } from './process-webhook-event'

type Options = { deps: BillingDeps; arePaymentsEnabled(request: FastifyRequest): boolean }

/**
 * Larger than the limit for requests of our pages, because an event can contain an invoice with all
 * its lines.
 */
const bodyLimitBytes = 512 * 1_024

/**
 * Receives the payment provider's webhook events. The route has its own body parser, because the
 * signature covers the raw bytes. A stored event is acknowledged even if processing it fails; a job
 * then processes it again.
 */
export async function webhookRoute(app: FastifyInstance, { deps, arePaymentsEnabled }: Options) {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(fixedApiPaths.stripeWebhook, { bodyLimit: bodyLimitBytes }, async (request, reply) => {
    if (!arePaymentsEnabled(request)) return sendProblem(reply, 'NOT_FOUND')
    const { body, headers } = request
    const signature = headers['stripe-signature']
    const event =
      Buffer.isBuffer(body) && typeof signature === 'string'
        ? deps.provider.verifyEvent(body, signature)
        : undefined
    if (!event) return sendProblem(reply, 'INPUT_INVALID')
    const storedEvent = await deps.webhookEvents.store(event)
    try {
      await processStoredEvent(deps, storedEvent)
    } catch (error) {
      request.log.warn({ err: error }, 'processing a webhook event failed and will be retried')
      await deps.jobs.enqueue(null, 'handle-payment-event', { eventId: event.id })
    }
    return reply.send({ received: true })
  })
}
