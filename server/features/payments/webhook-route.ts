import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import { sendProblem } from '../../platform/http/create-http-server'
import type { PaymentEvent } from './payment-provider'
import type { KeptEvent } from './payment-repository'

type Options = {
  /** The stand-in's notices come from this machine only. */
  isOpen(request: FastifyRequest): boolean
  readEvent(body: Buffer, signature: string): PaymentEvent | undefined
  keepEvent(event: PaymentEvent): Promise<KeptEvent>
  handleKept(event: KeptEvent): Promise<void>
  /** For later, when it could not be handled now. */
  enqueueEvent(eventId: string): Promise<void>
}

/** A bill with its lines is larger than what pages send. */
const bodyLimit = 512 * 1_024

/**
 * Notices of the payment service, signed over the bytes that came: the parser is this route's own.
 * One that is kept is acknowledged; what fails then is tried again by a job (02, « Jobs »).
 */
export async function webhookRoute(app: FastifyInstance, options: Options) {
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(fixedApiPaths.stripeWebhook, { bodyLimit }, async (request, reply) => {
    if (!options.isOpen(request)) return sendProblem(reply, 'NOT_FOUND')
    const { body, headers } = request
    const signature = headers['stripe-signature']
    const event =
      Buffer.isBuffer(body) && typeof signature === 'string'
        ? options.readEvent(body, signature)
        : undefined
    if (!event) return sendProblem(reply, 'INPUT_INVALID')
    const kept = await options.keepEvent(event)
    try {
      await options.handleKept(kept)
    } catch (error) {
      request.log.warn({ err: error }, 'payment notice failed, to be tried again')
      await options.enqueueEvent(event.id)
    }
    return reply.send({ received: true })
  })
}
