import type { OpenAPI } from '@orpc/openapi'
import {
  isKnownErrorCode,
  type KnownErrorCode,
  knownErrorCodes,
} from '../../../../contract/account/known-error-codes'
import { createProblem } from '../api/encode-problem'

/** The shape of every error (contract/problem-schema.ts). */
export const problemSchema = {
  type: 'object',
  description: 'Une erreur : son code pour les programmes, sa phrase pour les personnes.',
  properties: {
    code: { type: 'string', description: 'Ne change jamais.' },
    message: { type: 'string', description: 'En français, à montrer tel quel.' },
    retryable: { type: 'boolean', description: 'Si le même appel peut réussir plus tard.' },
    details: { description: 'Par exemple les champs refusés.' },
  },
  required: ['code', 'message', 'retryable'],
} satisfies OpenAPI.SchemaObject

/** Returns the JSON schema of a problem with one of these codes. */
export const narrowProblemSchema = (codes: readonly string[]): OpenAPI.SchemaObject => ({
  allOf: [{ $ref: '#/components/schemas/Problem' }],
  properties: { code: { type: 'string', enum: [...codes] } },
  required: ['code', 'message', 'retryable'],
})

/** Describes the response for one status: each code with its message, as text and as an example. */
export function describeProblems(codes: readonly KnownErrorCode[]): OpenAPI.ResponseObject {
  const examples = codes.map((code) => {
    return [code, { value: createProblem(code) }] as const
  })
  return {
    description: codes.map((code) => `${code} : ${createProblem(code).message}`).join('\n'),
    content: {
      'application/json': {
        schema: narrowProblemSchema(codes),
        examples: Object.fromEntries(examples),
      },
    },
  }
}

/** The responses that many operations share, by name, with their error codes. */
const sharedCodes = {
  InputInvalid: ['INPUT_INVALID'],
  Unauthenticated: ['UNAUTHENTICATED'],
  OriginRefused: ['ORIGIN_REFUSED'],
  BodyTooLarge: ['BODY_TOO_LARGE'],
  RateLimited: ['RATE_LIMITED'],
  ServerFailed: ['SERVER_FAILED', 'DATABASE_FAILED'],
} as const satisfies Record<string, readonly KnownErrorCode[]>

export const sharedResponses = Object.fromEntries(
  Object.entries(sharedCodes).map(([name, codes]) => [name, describeProblems(codes)]),
)

/** Returns the responses for these codes by status; a shared response is given as a reference. */
export function createProblemResponses(codes: readonly KnownErrorCode[]): OpenAPI.ResponsesObject {
  const statuses = [...new Set(codes.map((code) => knownErrorCodes[code].status))].sort()
  return Object.fromEntries(
    statuses.map((status) => {
      const statusCodes = [...new Set(codes)].filter(
        (code) => knownErrorCodes[code].status === status,
      )
      const [sharedName] =
        Object.entries(sharedCodes).find(
          ([, sharedStatusCodes]) =>
            sharedStatusCodes.length === statusCodes.length &&
            statusCodes.every((code) => hasCode(sharedStatusCodes, code)),
        ) ?? []
      return [
        String(status),
        sharedName
          ? { $ref: `#/components/responses/${sharedName}` }
          : describeProblems(statusCodes),
      ]
    }),
  )
}

const hasCode = (codes: readonly KnownErrorCode[], code: KnownErrorCode) => codes.includes(code)

/** Reads the codes that a generated error response declares. */
export function readProblemCodes(
  response: OpenAPI.ResponseObject | OpenAPI.ReferenceObject | undefined,
) {
  const schema =
    response && 'content' in response ? response.content?.['application/json']?.schema : undefined
  const code = schema && 'properties' in schema ? schema.properties?.['code'] : undefined
  const values = code && 'enum' in code ? (code.enum ?? []) : []
  return values.map(String).filter(isKnownErrorCode)
}
