import type { AnyContractProcedure } from '@orpc/contract'
import { OpenAPIHandler } from '@orpc/openapi/fastify'
import type { AnyRouter } from '@orpc/server'
import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { agentFilePath } from '../../../../contract/admin/agents'
import { maxCompanionFileBytes } from '../../../../domain/admin/companions/companion-file'
import { sendProblem } from '../create-http-server'
import { encodeProblem } from './encode-problem'
import type { RequestContext } from './procedures'

/** A GET procedure whose response `send` sends from cached bytes. */
export type EncodedResponse = { procedure: AnyContractProcedure; send: RouteHandlerMethod }

/** POST procedures that accept larger bodies than the others. */
const largeBodies = [{ path: agentFilePath, maxBytes: maxCompanionFileBytes }]

type Options = {
  router: AnyRouter
  createContext(request: FastifyRequest): Promise<RequestContext>
  encodedResponses: readonly EncodedResponse[]
}

/**
 * Serves the contract as a REST API under /api: from `encodedResponses` where a procedure has one,
 * otherwise through the router.
 */
export async function api(
  app: FastifyInstance,
  { router, createContext, encodedResponses }: Options,
) {
  for (const { procedure, send } of encodedResponses)
    app.get(`/api${procedure['~orpc'].route.path}`, send)

  const handler = new OpenAPIHandler<RequestContext>(router, {
    customErrorResponseBodyEncoder: encodeProblem,
  })
  const handle: RouteHandlerMethod = async (request, reply) => {
    const { matched } = await handler.handle(request, reply, {
      prefix: '/api',
      context: {
        ...(await createContext(request)),
        setRetryAfter: (seconds) => reply.header('retry-after', seconds),
      },
    })
    if (!matched) return sendProblem(reply, 'NOT_FOUND')
  }
  for (const { path, maxBytes } of largeBodies)
    app.post(`/api${path}`, { bodyLimit: maxBytes }, handle)
  app.all('/api/*', handle)
}
