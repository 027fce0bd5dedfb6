import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Stripe from 'stripe'
import { demonstrationSecretKey } from '../demonstration-account'
import { type FormFields, readFormFields } from '../form-fields'
import { createIdentifier } from '../objects/identifier'
import type { RunInTransaction } from '../state/transaction-context'
import { StripeApiError } from '../stripe-api-error'
import { expandObject } from './expand-object'
import { claimIdempotencyKey, storeResponse } from './idempotency'
import type { Operation } from './operation'
import { chargeOperations } from './operations/charge-operations'
import { checkoutOperations } from './operations/checkout-operations'
import { customerOperations } from './operations/customer-operations'
import { disputeOperations } from './operations/dispute-operations'
import { eventOperations } from './operations/event-operations'
import { invoiceOperations } from './operations/invoice-operations'
import { portalOperations } from './operations/portal-operations'
import { priceOperations } from './operations/price-operations'
import { productOperations } from './operations/product-operations'
import { refundOperations } from './operations/refund-operations'
import { subscriptionOperations } from './operations/subscription-operations'

const operations: readonly Operation[] = [
  ...customerOperations,
  ...productOperations,
  ...priceOperations,
  ...checkoutOperations,
  ...chargeOperations,
  ...refundOperations,
  ...disputeOperations,
  ...subscriptionOperations,
  ...invoiceOperations,
  ...portalOperations,
  ...eventOperations,
]

type Options = { path: string; run: RunInTransaction }

/** Serves the API under /v1, in the API version of the installed Stripe library. */
export async function apiRoutes(app: FastifyInstance, { path, run }: Options) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'request-id': createIdentifier('req'),
      'stripe-version': Stripe.API_VERSION,
      'cache-control': 'no-store',
    })
    requireSecretKey(request)
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))

  for (const operation of operations)
    app.route<{ Params: { id?: string }; Body: string | undefined }>({
      method: operation.method,
      url: `${path}/v1/${operation.path}`,
      handler: (request, reply) => handleRequest(run, operation, request, reply),
    })
  app.all(`${path}/v1/*`, async ({ method, url }) => {
    const apiPath = url.slice(path.length).split('?')[0]
    throw new StripeApiError(404, { message: `Unrecognized request URL (${method}: ${apiPath}).` })
  })
}

type ApiRequest = FastifyRequest<{ Params: { id?: string }; Body: string | undefined }>

async function handleRequest(
  run: RunInTransaction,
  operation: Operation,
  request: ApiRequest,
  reply: FastifyReply,
) {
  const [path = '', query = ''] = request.url.split('?')
  const body = request.body ?? ''
  const fields = readFormFields(request.method === 'POST' ? body : query)
  const keyHeader = request.headers['idempotency-key']
  const key = request.method === 'POST' && typeof keyHeader === 'string' ? keyHeader : null
  return run(
    async (context) => {
      const keyedRequest = key === null ? undefined : { key, method: request.method, path, body }
      const storedResponse =
        keyedRequest && (await claimIdempotencyKey(context.transaction, keyedRequest))
      if (storedResponse) {
        reply.header('idempotent-replayed', 'true')
        return storedResponse
      }
      const object = await operation.run({ context, id: request.params.id ?? '', fields })
      const response = await expandObject(context.store, object, listExpansions(fields))
      if (key !== null) await storeResponse(context.transaction, key, response)
      return response
    },
    { idempotencyKey: key },
  )
}

const listExpansions = ({ expand }: FormFields) =>
  Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []

function requireSecretKey({ headers: { authorization } }: FastifyRequest) {
  if (authorization === `Bearer ${demonstrationSecretKey}`) return
  throw new StripeApiError(401, {
    message: authorization ? 'Invalid API Key provided.' : 'You did not provide an API key.',
  })
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StripeApiError)
    return reply.code(error.status).send({ error: error.details })
  // A client error from Fastify, such as a body that is too large or not a form.
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return reply
      .code(Number(error.statusCode))
      .send({ error: { type: 'invalid_request_error', message: error.message } })
  request.log.error({ err: error }, 'Stripe emulator')
  return reply
    .code(500)
    .send({ error: { type: 'api_error', message: 'The Stripe emulator failed.' } })
}
