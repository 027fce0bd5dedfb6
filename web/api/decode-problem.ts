import { ORPCError } from '@orpc/client'
import { isKnownErrorCode, type KnownErrorCode } from '../../contract/account/known-error-codes'
import { publicMessages } from '../../domain/public-messages'

/** Decodes an API error; any other response (such as a proxy's page) becomes SERVER_FAILED. */
export function decodeProblem(body: unknown, { status }: { status: number }) {
  const { code, message, details } = readProblem(body)
  return new ORPCError(code, { defined: true, status, message, data: details })
}

/**
 * Returns the French message of an API error. For any other error, such as a failed fetch, returns the message of
 * SERVICE_UNREACHABLE.
 */
export const findFailureMessage = (error: unknown) =>
  error instanceof ORPCError ? error.message : publicMessages.SERVICE_UNREACHABLE

/**
 * Whether the requested record does not exist. INPUT_INVALID counts too, because a malformed id
 * names no record.
 */
export const isNotFound = (error: unknown) =>
  error instanceof ORPCError && notFoundCodes.has(error.code)

const notFoundCodes: ReadonlySet<string> = new Set<KnownErrorCode>([
  'NOT_FOUND',
  'AGENT_NOT_FOUND',
  'INPUT_INVALID',
])

/** Whether the request had no valid session (never signed in, expired or signed out) or the account is suspended. */
export const isSignInRequired = (error: unknown) =>
  error instanceof ORPCError &&
  (error.code === 'UNAUTHENTICATED' || error.code === 'ACCOUNT_SUSPENDED')

const unknownProblem = { code: 'SERVER_FAILED', message: publicMessages.SERVER_FAILED } as const

function readProblem(body: unknown): { code: KnownErrorCode; message: string; details?: unknown } {
  if (typeof body !== 'object' || body === null) return unknownProblem
  if (!('code' in body) || !('message' in body)) return unknownProblem
  const { code, message } = body
  if (typeof code !== 'string' || !isKnownErrorCode(code) || typeof message !== 'string')
    return unknownProblem
  return { code, message, ...('details' in body && { details: body.details }) }
}
