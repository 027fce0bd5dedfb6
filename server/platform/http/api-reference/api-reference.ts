import type { AnyContractRouter } from '@orpc/contract'
import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../../contract/paths'
import { renderApiReference } from './api-reference-page'
import { apiReferenceStyle } from './api-reference-style'
import { createApiDocument } from './create-api-document'

type Options = { contract: AnyContractRouter; publicOrigin: string }

/**
 * Serves /api/openapi.json and /api/docs, which are generated at startup from the contract and the
 * fixed operations.
 */
export async function apiReference(app: FastifyInstance, { contract, publicOrigin }: Options) {
  const document = await createApiDocument(contract, publicOrigin)
  const page = renderApiReference(document)

  app.get(fixedApiPaths.openapi, (_request, reply) => reply.send(document))

  app.get(`${fixedApiPaths.apiReference}/style.css`, (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(apiReferenceStyle),
  )

  app.get(fixedApiPaths.apiReference, (_request, reply) =>
    reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(page),
  )
}
