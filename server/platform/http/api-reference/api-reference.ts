import type { AnyContractRouter } from '@orpc/contract'
import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../../contract/paths'
import { renderApiReference } from './api-reference-page'
import { apiReferenceStyle } from './api-reference-style'

type Options = { contract: AnyContractRouter; publicOrigin: string }

const description = `L’API d’Amivoix, celle des pages elles-mêmes.

Se connecter : POST ${fixedApiPaths.auth}/sign-in/email {email, password, rememberMe?} donne un cookie de session, dont la valeur peut aussi être envoyée comme « Authorization: Bearer … ». S’inscrire : POST ${fixedApiPaths.auth}/sign-up/email {name, email, password, hasAcceptedTerms, callbackURL?} ; le lien reçu par email mène à une page, qui confirme l’adresse par POST ${fixedApiPaths.auth}/verify-email {token, password?} : sans mot de passe dans le navigateur de l’inscription, avec lui ailleurs. POST ${fixedApiPaths.auth}/send-verification-email {email} le renvoie. POST ${fixedApiPaths.auth}/sign-out ferme la session, GET ${fixedApiPaths.auth}/get-session la lit.

Une erreur a toujours la même forme : {code, message, retryable, details?}. Un corps fait au plus 100 Ko. Une page d’un autre site ne peut rien changer (403).`

/** The JSON schema of a problem, with the codes of one status (contract/problem-schema.ts). */
const problemSchema = (codes: string[]) => ({
  type: 'object' as const,
  properties: {
    code: { enum: codes },
    message: { type: 'string' as const },
    retryable: { type: 'boolean' as const },
    details: {},
  },
  required: ['code', 'message', 'retryable'],
})

/** Serves /api/openapi.json and /api/docs, both generated from the contract once. */
export async function apiReference(app: FastifyInstance, { contract, publicOrigin }: Options) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Amivoix', version: '1', description },
    servers: [{ url: `${publicOrigin}/api` }],
    customErrorResponseBodySchema: (errors) => problemSchema(errors.map(([code]) => code)),
  })
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
