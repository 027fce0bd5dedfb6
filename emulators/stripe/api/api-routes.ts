import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Stripe from 'stripe'
import { demonstrationSecretKey } from '../demonstration-account'
import { type FormFields, readFormFields } from '../form-fields'
import { createIdentifier } from '../objects/identifier'
import type { RunInBooks } from '../state/books'
import { StripeFailure } from '../stripe-failure'
import { chargeOperations } from './charge-operations'
import { checkoutOperations } from './checkout-operations'
import { customerOperations } from './customer-operations'
import { disputeOperations } from './dispute-operations'
import { eventOperations } from './event-operations'
import { expandObject } from './expand'
import { keepAnswer, takeKey } from './idempotency'
import { invoiceOperations } from './invoice-operations'
import type { Operation } from './operation'
import { portalOperations } from './portal-operations'
import { priceOperations } from './price-operations'
import { productOperations } from './product-operations'
import { refundOperations } from './refund-operations'
import { subscriptionOperations } from './subscription-operations'

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

type Options = { path: string; run: RunInBooks }

/** What programs ask: the payment service's API, version of the installed library. */
export async function apiRoutes(app: FastifyInstance, { path, run }: Options) {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'request-id': createIdentifier('req'),
      'stripe-version': Stripe.API_VERSION,
      'cache-control': 'no-store',
    })
    refuseStrangers(request)
  })
  app.setErrorHandler((error, request, reply) => sendFailure(error, request, reply))

  for (const operation of operations)
    app.route<{ Params: { id?: string }; Body: string | undefined }>({
      method: operation.method,
      url: `${path}/v1/${operation.path}`,
      handler: (request, reply) => serve(run, operation, request, reply),
    })
  app.all(`${path}/v1/*`, async ({ method, url }) => {
    const asked = url.slice(path.length).split('?')[0]
    throw new StripeFailure(404, { message: `Unrecognized request URL (${method}: ${asked}).` })
  })
}

type ApiRequest = FastifyRequest<{ Params: { id?: string }; Body: string | undefined }>

async function serve(
  run: RunInBooks,
  operation: Operation,
  request: ApiRequest,
  reply: FastifyReply,
) {
  const [path = '', query = ''] = request.url.split('?')
  const body = request.body ?? ''
  const fields = readFormFields(request.method === 'POST' ? body : query)
  const given = request.headers['idempotency-key']
  const key = request.method === 'POST' && typeof given === 'string' ? given : null
  return run(
    async (books) => {
      const asked = key === null ? undefined : { key, method: request.method, path, body }
      const known = asked && (await takeKey(books.transaction, asked))
      if (known) {
        reply.header('idempotent-replayed', 'true')
        return known
      }
      const object = await operation.run({ books, id: request.params.id ?? '', fields })
      const answer = await expandObject(books.store, object, expansionsIn(fields))
      if (key !== null) await keepAnswer(books.transaction, key, answer)
      return answer
    },
    { idempotencyKey: key },
  )
}

const expansionsIn = ({ expand }: FormFields) =>
  Array.isArray(expand) ? expand.filter((path) => typeof path === 'string') : []

function refuseStrangers({ headers: { authorization } }: FastifyRequest) {
  if (authorization === `Bearer ${demonstrationSecretKey}`) return
  throw new StripeFailure(401, {
    message: authorization ? 'Invalid API Key provided.' : 'You did not provide an API key.',
  })
}

function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof StripeFailure) return reply.code(error.status).send({ error: error.details })
  // Too long a body, or one that is no form.
  if (error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500)
    return reply
      .code(Number(error.statusCode))
      .send({ error: { type: 'invalid_request_error', message: error.message } })
  request.log.error({ err: error }, 'payment stand-in')
  return reply
    .code(500)
    .send({ error: { type: 'api_error', message: 'The payment stand-in failed.' } })
}
