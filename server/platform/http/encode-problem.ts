import type { ORPCError } from '@orpc/server'
import { type ErrorCode, errorCodes, isErrorCode } from '../../../contract/error-codes'
import type { Problem } from '../../../contract/problem-schema'
import { messages } from '../../../domain/messages'

/** The API's one error shape. Whatever the library words in English becomes one of our codes. */
export const encodeProblem = (error: ORPCError<string, unknown>): Problem =>
  problemOf(isErrorCode(error.code) ? error.code : codeForStatus(error.status))

export const problemOf = (code: ErrorCode): Problem => ({
  code,
  message: messageOf(code),
  retryable: errorCodes[code].retryable,
})

export function codeForStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'BODY_TOO_LARGE'
  if (status === 429) return 'RATE_LIMITED'
  return status < 500 ? 'INPUT_INVALID' : 'SERVER_FAILED'
}

/** « {message} » is never the driver's text (02, « API »): the sentence ends before it. */
const messageOf = (code: ErrorCode) => messages[code].replace(/ ?:? ?\{message\}$/, '')
