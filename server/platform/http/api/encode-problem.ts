import type { ORPCError } from '@orpc/server'
import { findErrorMessage } from '../../../../contract/account/find-error-message'
import {
  isKnownErrorCode,
  type KnownErrorCode,
  knownErrorCodes,
} from '../../../../contract/account/known-error-codes'
import type { ErrorCode } from '../../../../contract/error-codes'

/**
 * Encodes an oRPC error as the API's problem JSON; the library's own errors get one of our codes.
 */
export const encodeProblem = (error: ORPCError<string, unknown>) =>
  isKnownErrorCode(error.code)
    ? createProblem(error.code, error.data)
    : createProblem(findCodeForStatus(error.status))

export const createProblem = <Code extends KnownErrorCode>(code: Code, details?: unknown) => ({
  code,
  message: getProblemMessage(code, details),
  retryable: knownErrorCodes[code].retryable,
  ...(details !== undefined && { details }),
})

export function findCodeForStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'BODY_TOO_LARGE'
  if (status === 429) return 'RATE_LIMITED'
  return status < 500 ? 'INPUT_INVALID' : 'SERVER_FAILED'
}

/** Drops the "{message}" placeholder: the text of a driver's error never reaches users. */
const getProblemMessage = (code: KnownErrorCode, details: unknown) =>
  findErrorMessage(code, details).replace(/ ?:? ?\{message\}$/, '')
