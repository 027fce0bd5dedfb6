import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { answerCodes, answerMessage } from '../../../contract/account/answer-codes'
import type { ErrorCode } from '../../../contract/error-codes'
import { fixedApiPaths } from '../../../contract/paths'
import { isSubscriberStatus } from '../../../domain/billing/subscription'
import { ApplicationError } from '../../platform/application-error'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { mayBuyFor, type Person } from '../../policies'
import { checkOrder, checkoutRequest } from './checkout-request'
import type { PaymentParts } from './payment-parts'
import { startCheckout } from './start-checkout'

type Options = {
  findPerson(request: FastifyRequest): Promise<Person | null>
  /** What takes payments for this request; null: they are not open. */
  partsFor(request: FastifyRequest): PaymentParts | null
  findSubscription(
    userId: string,
  ): Promise<{ status: string; cancelsAtPeriodEnd: boolean } | undefined>
  count: RateLimits['count']
}

/** Sixty a minute for each account (05, « Security »). */
const checkoutLimit: RateLimit = { name: 'checkout', max: 60, windowSeconds: 60 }

/** Two at once would both be billed; one that is about to end is in nobody's way. */
const alreadySubscribed =
  'Vous avez déjà un abonnement. Résiliez-le d’abord pour en choisir un autre.'

/**
 * POST /api/functions/stripe-checkout: the address of a page to pay on, or `{error}` in words (02,
 * « API »; second document, section 8).
 */
export async function checkoutRoute(app: FastifyInstance, options: Options) {
  const people = new WeakMap<FastifyRequest, Person>()

  // Who asks is looked at before what is asked.
  app.addHook('onRequest', async (request) => {
    const person = await options.findPerson(request)
    if (!person) throw new ApplicationError('SESSION_EXPIRED')
    people.set(request, person)
  })

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApplicationError) return refuse(reply, error.code)
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
    if (typeof status === 'number' && status < 500) return refuse(reply, 'CHECKOUT_INVALID')
    request.log.error({ err: error }, 'request failed')
    return refuse(reply, 'SERVER_FAILED')
  })

  app.post(fixedApiPaths.stripeCheckout, async (request, reply) => {
    const person = people.get(request)
    if (!person) throw new ApplicationError('SESSION_EXPIRED')
    await options.count(checkoutLimit, person.id)
    const read = checkoutRequest.safeParse(request.body)
    if (!read.success) throw new ApplicationError('CHECKOUT_INVALID')
    if (!mayBuyFor(person, read.data.user_id)) throw new ApplicationError('FORBIDDEN')
    const parts = options.partsFor(request)
    if (!parts) throw new ApplicationError('PAYMENT_NOT_OPEN')
    const subscription = await options.findSubscription(person.id)
    const order = checkOrder(read.data, {
      priceIds: parts.priceIds,
      origin: parts.origin,
      isSubscriber: subscription !== undefined && isSubscriberStatus(subscription.status),
    })
    if (!order) throw new ApplicationError('CHECKOUT_INVALID')
    if (order.mode === 'subscription' && subscription && !subscription.cancelsAtPeriodEnd)
      return reply.code(400).send({ error: alreadySubscribed })
    return reply.send({ url: await startCheckout(parts, person, order) })
  })
}

const refuse = (reply: FastifyReply, code: ErrorCode | ApplicationError['code']) =>
  reply.code(answerCodes[code].status).send({ error: answerMessage(code) })
