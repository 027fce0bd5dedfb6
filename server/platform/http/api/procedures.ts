import { ORPCError, os, ValidationError } from '@orpc/server'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import { findErrorMessage } from '../../../../contract/account/find-error-message'
import {
  type KnownErrorCode,
  knownErrorCodes,
  readRetryAfterSeconds,
} from '../../../../contract/account/known-error-codes'
import type { ErrorCode } from '../../../../contract/error-codes'
import { canAdminister, type SignedInUser } from '../../../policies'
import { ApplicationError, findRootCause } from '../../application-error'
import { isDatabaseUnavailable } from '../../database/database-unavailable'
import type { Network } from '../../rate-limits/consume-for-network'

export type RequestContext = {
  user: SignedInUser | null
  /** Whether the session belongs to a suspended account; `user` is then null, as for a visitor. */
  isSuspended?: boolean
  /** The Cookie header, which identifies a browser that has no session. */
  cookies: string | undefined
  /** Identifies the client's network for rate limits; stored as a keyed hash only. */
  network: Network
  /**
   * Whether the request is a loopback request to an installation in loopback mode, so that
   * emulators may answer it.
   */
  isLoopbackRequest: boolean
  /** Logs an unexpected error; the response does not describe it. */
  reportError(error: unknown): void
  /** Sets the Retry-After header of a refused request; undefined when a page is rendered. */
  setRetryAfter?(seconds: number): void
}

const middleware = os.$context<RequestContext>().$meta<{ invalidInput?: ErrorCode }>({})

/**
 * Maps what a procedure throws to an error of the API. Use it before `requireUser`, and use both on
 * the whole router: the middleware of a single procedure runs after input validation, so visitors
 * who send invalid input would get 400 instead of 401.
 */
export const handleErrors = middleware.middleware(async ({ context, next, procedure }) => {
  try {
    return await next()
  } catch (error) {
    if (error instanceof ApplicationError) {
      const retryAfterSeconds = readRetryAfterSeconds(error.details)
      if (retryAfterSeconds !== undefined) context.setRetryAfter?.(retryAfterSeconds)
      throw createProblemError(error.code, error, error.details)
    }
    if (isUnstorableTextError(error)) throw createProblemError('INPUT_INVALID', error)
    if (!(error instanceof ORPCError)) {
      context.reportError(error)
      throw createProblemError(findFailureCode(error), error)
    }
    if (error.code !== 'BAD_REQUEST' || !(error.cause instanceof ValidationError)) throw error
    throw createProblemError(procedure['~orpc'].meta.invalidInput ?? 'INPUT_INVALID', error)
  }
})

/**
 * Throws UNAUTHENTICATED for visitors and ACCOUNT_SUSPENDED for suspended users. Handlers that run
 * after it get a `context.user` that is never null.
 */
export const requireUser = middleware.middleware(({ context, next }) => {
  if (context.isSuspended) throw new ApplicationError('ACCOUNT_SUSPENDED')
  if (!context.user) throw new ApplicationError('UNAUTHENTICATED')
  return next({ context: { user: context.user } })
})

/** Throws FORBIDDEN for users who are not administrators. Use it after `requireUser`. */
export const requireAdministrator = os
  .$context<RequestContext & { user: SignedInUser }>()
  .middleware(({ context, next }) => {
    if (!canAdminister(context.user)) throw new ApplicationError('FORBIDDEN')
    return next()
  })

function findFailureCode(error: unknown) {
  if (isDatabaseUnavailable(error)) return 'DATABASE_UNAVAILABLE'
  return isDatabaseFailure(error) ? 'DATABASE_FAILED' : 'SERVER_FAILED'
}

/**
 * Whether an error is a database error that no repository has translated
 * (database/translate-database-errors.ts).
 */
const isDatabaseFailure = (error: unknown) => error instanceof DrizzleQueryError

/**
 * Whether PostgreSQL refused U+0000 in a text (SQLSTATE 22021), which it cannot store and no page
 * sends.
 */
function isUnstorableTextError(error: unknown) {
  const cause = findRootCause(error)
  return cause instanceof Error && 'code' in cause && cause.code === '22021'
}

const createProblemError = (code: KnownErrorCode, cause: unknown, details?: unknown) =>
  new ORPCError(code, {
    status: knownErrorCodes[code].status,
    message: findErrorMessage(code, details),
    cause,
    data: details,
  })
