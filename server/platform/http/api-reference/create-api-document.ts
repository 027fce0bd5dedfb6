import type { AnyContractRouter } from '@orpc/contract'
import { type OpenAPI, OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import type { KnownErrorCode } from '../../../../contract/account/known-error-codes'
import { me } from '../../../../contract/account/me'
import { agent } from '../../../../contract/companions/catalogue'
import { receiptSchema } from '../../../../contract/receipt-schema'
import { examples } from './api-examples'
import { addFixedOperations, addHealthOperations } from './fixed-operations'
import { findGroup } from './operation-tags'
import {
  createProblemResponses,
  narrowProblemSchema,
  problemSchema,
  readProblemCodes,
  sharedResponses,
} from './problem-responses'

export type ApiDocument = OpenAPI.Document & { paths: OpenAPI.PathsObject }

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

const description = `L’API d’Amivoix, celle des pages elles-mêmes.

Se connecter : POST /api/auth/sign-in/email donne un cookie de session, dont la valeur peut aussi être envoyée comme « Authorization: Bearer … ».

Une erreur a toujours la même forme : {code, message, retryable, details?}. Un corps fait au plus 100 Ko. Une page d’un autre site ne peut rien changer (403).`

/** Generates the OpenAPI document of the contract and the fixed operations. */
export async function createApiDocument(contract: AnyContractRouter, publicOrigin: string) {
  const generator = new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] })
  const document = await generator.generate(contract, {
    info: { title: 'Amivoix', version: '1', description },
    servers: [{ url: `${publicOrigin}/api` }],
    commonSchemas: {
      Agent: { schema: agent, strategy: 'output' },
      Me: { schema: me, strategy: 'output' },
      Receipt: { schema: receiptSchema, strategy: 'output' },
    },
    customErrorResponseBodySchema: (errors) =>
      narrowProblemSchema(errors.map(([code]) => code)) as never,
  })
  removeSafeIntegerLimits(document)
  const paths = document.paths ?? {}
  addFixedOperations(paths)
  for (const { path, method, operation } of listOperations({ ...document, paths }))
    completeOperation(path, method, operation)
  addHealthOperations(paths, publicOrigin)
  const operations = listOperations({ ...document, paths })
  for (const { path, operation } of operations) operation.tags = [findGroup(path).name]
  const groups = new Set(operations.map(({ path }) => findGroup(path)))
  return {
    ...document,
    paths,
    tags: [...groups].map(({ name, description }) => ({ name, description })),
    security: sessionSecurity,
    components: {
      ...document.components,
      schemas: { ...document.components?.schemas, Problem: problemSchema },
      responses: sharedResponses,
      securitySchemes,
    },
  } satisfies ApiDocument
}

const securitySchemes: Record<string, OpenAPI.SecuritySchemeObject> = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'amivoix.session_token',
    description: 'Le cookie que donne la connexion ; son nom commence par __Secure- en https.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'La valeur du même cookie.',
  },
}

const sessionSecurity = [{ session: [] }, { bearer: [] }]

/** Removes the safe integer limits that zod adds to every integer: clients do not need them. */
function removeSafeIntegerLimits(value: unknown) {
  if (typeof value !== 'object' || value === null) return
  const schema = value as Record<string, unknown>
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum']
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum']
  for (const child of Object.values(schema)) removeSafeIntegerLimits(child)
}

/** Paths that answer visitors as well as signed-in users. */
const optionalSessionPaths = new Set(['/me', '/auth/get-session', '/auth/sign-out'])

/** Paths whose 401 means a wrong password, ticket or secret, not a missing session. */
const pathsWithOtherCredentials = new Set([
  '/auth/sign-in/email',
  '/calls/{id}/stream',
  '/vapi/call/web',
  '/webhooks/vapi',
])

/** Lists the operations of a document in the order of their paths. */
export function listOperations({ paths = {} }: OpenAPI.Document) {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method]
      return operation ? [{ method, path, operation }] : []
    }),
  )
}

/**
 * Completes an operation with the errors that many operations have in common, with its session
 * requirement, and with examples.
 */
function completeOperation(path: string, method: Method, operation: OpenAPI.OperationObject) {
  const responses = operation.responses ?? {}
  const hasOwnErrorShape = path === '/functions/stripe-checkout'
  const declaredCodes = Object.values(responses).flatMap(readProblemCodes)
  if (!hasOwnErrorShape) {
    const otherResponses = Object.entries(responses).filter(
      ([status, response]) => Number(status) < 400 || '$ref' in response,
    )
    const sharedStatuses = Object.keys(responses).filter(
      (status) => '$ref' in (responses[status] ?? {}),
    )
    const problemResponses = createProblemResponses([
      ...declaredCodes,
      ...listCommonCodes(method, operation),
    ])
    operation.responses = { ...problemResponses, ...Object.fromEntries(otherResponses) }
    for (const status of sharedStatuses) operation.responses[status] ??= responses[status]!
  }
  // oRPC describes every success as "OK".
  for (const response of Object.values(operation.responses ?? {}))
    if ('description' in response && response.description === 'OK')
      response.description = 'Le résultat.'
  const needsSession = operation.responses?.['401'] && !pathsWithOtherCredentials.has(path)
  if (optionalSessionPaths.has(path)) operation.security = [{}, ...sessionSecurity]
  else if (!needsSession) operation.security = []
  addExamples(`${method} ${path}`, operation)
}

/** Lists the error codes of server failures and of the checks that run before the handler. */
function listCommonCodes(method: Method, operation: OpenAPI.OperationObject): KnownErrorCode[] {
  const hasInput = operation.requestBody !== undefined || (operation.parameters ?? []).length > 0
  return [
    ...(hasInput && !operation.responses?.['400'] && !operation.responses?.['303']
      ? (['INPUT_INVALID'] as const)
      : []),
    ...(method === 'get' ? [] : (['ORIGIN_REFUSED'] as const)),
    ...(operation.requestBody ? (['BODY_TOO_LARGE'] as const) : []),
    ...(['SERVER_FAILED', 'DATABASE_FAILED'] as const),
  ]
}

function addExamples(name: string, operation: OpenAPI.OperationObject) {
  const { request, response } = examples[name] ?? {}
  const body = operation.requestBody
  const bodyContent = body && 'content' in body ? body.content['application/json'] : undefined
  if (request !== undefined && bodyContent) bodyContent.example = request
  const successResponse = operation.responses?.['200']
  const responseContent =
    successResponse && 'content' in successResponse
      ? successResponse.content?.['application/json']
      : undefined
  if (response !== undefined && responseContent) responseContent.example = response
}
