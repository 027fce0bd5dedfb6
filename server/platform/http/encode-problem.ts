import type { ORPCError } from '@orpc/server'
import {
  type AnswerCode,
  answerCodes,
  answerMessage,
  isAnswerCode,
} from '../../../contract/account/answer-codes'
import type { ErrorCode } from '../../../contract/error-codes'

/** The API's one error shape. Whatever the library words in English becomes one of our codes. */
export const encodeProblem = (error: ORPCError<string, unknown>) =>
  isAnswerCode(error.code)
    ? problemOf(error.code, error.data)
    : problemOf(codeForStatus(error.status))

export const problemOf = <Code extends AnswerCode>(code: Code, details?: unknown) => ({
  code,
  message: messageOf(code),
  retryable: answerCodes[code].retryable,
  ...(details !== undefined && { details }),
})

export function codeForStatus(status: number): ErrorCode {
  if (status === 404) return 'NOT_FOUND'
  if (status === 413) return 'BODY_TOO_LARGE'
  if (status === 429) return 'RATE_LIMITED'
  return status < 500 ? 'INPUT_INVALID' : 'SERVER_FAILED'
}

/** « {message} » is never the driver's text (02, « API »): the sentence ends before it. */
const messageOf = (code: AnswerCode) => answerMessage(code).replace(/ ?:? ?\{message\}$/, '')
