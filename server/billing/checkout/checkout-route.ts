import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findErrorMessage } from '../../../contract/account/find-error-message'
import { knownErrorCodes, readRetryAfterSeconds } from '../../../contract/account/known-error-codes'
import { fixedApiPaths } from '../../../contract/paths'
import { allowsTopUps } from '../../../domain/billing/subscription'
import { ApplicationError } from '../../platform/application-error'
import type { RateLimit } from '../../platform/rate-limits/create-rate-limits'
import { canBuyFor, type SignedInUser } from '../../policies'
import type { BillingDeps } from '../billing-deps'
import { checkoutRequest, validateCheckout } from './checkout-request'
import { startCheckout } from './start-checkout'

type Options = {
  deps: BillingDeps
  findUser(request: FastifyRequest): Promise<SignedInUser | null>
  arePaymentsEnabled(request: FastifyRequest): boolean
}

const checkoutLimit: RateLimit = { name: 'checkout', max: 60, windowSeconds: 60 }

/**
 * Sent when a user with a subscription that renews wants to buy another one: both would be billed. A
 * subscription that ends with its period does not prevent a new one.
 */
const alreadySubscribedMessage =
  'Vous avez déjà un abonnement. Résiliez-le d’abord pour en choisir un autre.'

/**
 * POST /api/functions/stripe-checkout: answers `{url}`, the URL of a payment page, or `{error}`
 * in French.
 */
export async function checkoutRoute(
  app: FastifyInstance,
  { deps, findUser, arePaymentsEnabled }: Options,
) {
  const userByRequest = new WeakMap<FastifyRequest, SignedInUser>()

  // The session is checked before the body is parsed.
  app.addHook('onRequest', async (request) => {
    const user = await findUser(request)
    if (!user) throw new ApplicationError('SESSION_EXPIRED')
    userByRequest.set(request, user)
  })

  app.setErrorHandler((error, request, reply) => {
    if (error instanceof ApplicationError) return sendError(reply, error.code, error.details)
    const status = error instanceof Error && 'statusCode' in error ? error.statusCode : 500
    if (typeof status === 'number' && status < 500) return sendError(reply, 'CHECKOUT_INVALID')
    request.log.error({ err: error }, 'request failed')
    return sendError(reply, 'SERVER_FAILED')
  })

  app.post(fixedApiPaths.stripeCheckout, async (request, reply) => {
    const user = userByRequest.get(request)
    if (!user) throw new ApplicationError('SESSION_EXPIRED')
    await deps.rateLimits.consume(checkoutLimit, user.id)
    const parsedBody = checkoutRequest.safeParse(request.body)
    if (!parsedBody.success) throw new ApplicationError('CHECKOUT_INVALID')
    if (!canBuyFor(user, parsedBody.data.user_id)) throw new ApplicationError('FORBIDDEN')
    if (!arePaymentsEnabled(request)) throw new ApplicationError('PAYMENT_NOT_OPEN')
    const subscription = await deps.subscriptions.findCurrent(user.id)
    const checkout = validateCheckout(parsedBody.data, {
      priceIds: deps.priceIds,
      origin: deps.origin,
      isSubscriber: subscription !== undefined && allowsTopUps(subscription.status),
    })
    if (!checkout) throw new ApplicationError('CHECKOUT_INVALID')
    if (checkout.mode === 'subscription' && subscription && !subscription.isCancelledAtPeriodEnd)
      return reply.code(400).send({ error: alreadySubscribedMessage })
    return reply.send({ url: await startCheckout(deps, user, checkout) })
  })
}

function sendError(reply: FastifyReply, code: ApplicationError['code'], details?: unknown) {
  const retryAfterSeconds = readRetryAfterSeconds(details)
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  return reply.code(knownErrorCodes[code].status).send({ error: findErrorMessage(code, details) })
}
