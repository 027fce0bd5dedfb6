import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { AnyRouter } from '@orpc/server'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sendProblem } from './create-http-server'
import { encodeProblem } from './encode-problem'
import type { RequestContext } from './procedures'

type Options = {
  router: AnyRouter
  contextOf(request: FastifyRequest): Promise<RequestContext>
}

/** The contract over HTTP: REST only, one error shape (02, « API »). */
export async function api(app: FastifyInstance, { router, contextOf }: Options) {
  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: encodeProblem,
  })
  app.all('/api/*', async (request, reply) => {
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: await contextOf(request),
    })
    if (!matched) return sendProblem(reply, 'NOT_FOUND')
  })
}
