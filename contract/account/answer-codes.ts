import { accountRefusalMessages } from '../../domain/accounts/account-refusals'
import { messages } from '../../domain/messages'
import { type ErrorCode, errorCodes } from '../error-codes'

/**
 * Everything that the server may answer with: the API's codes, which other systems rely on, and
 * what the account endpoints say beside a field.
 */
export const answerCodes = {
  ...errorCodes,
  EMAIL_REQUIRED: { status: 400, retryable: false },
  EMAIL_INVALID: { status: 400, retryable: false },
  USERNAME_REQUIRED: { status: 400, retryable: false },
  USERNAME_TOO_SHORT: { status: 400, retryable: false },
  PASSWORD_REQUIRED: { status: 400, retryable: false },
  PASSWORD_TOO_SHORT: { status: 400, retryable: false },
  PASSWORD_TOO_LONG: { status: 400, retryable: false },
  TERMS_NOT_ACCEPTED: { status: 400, retryable: false },
  EMAIL_NOT_VERIFIED: { status: 403, retryable: false },
  GOOGLE_UNAVAILABLE: { status: 503, retryable: false },
  SIGN_UP_FAILED: { status: 422, retryable: true },
  EMAIL_UNCHANGED: { status: 400, retryable: false },
  PASSWORD_WRONG: { status: 400, retryable: false },
  PASSWORD_NOT_SET: { status: 409, retryable: false },
  LINK_INVALID: { status: 400, retryable: false },
  SIGN_IN_NOT_RECENT: { status: 403, retryable: false },
  DELETION_NOT_CONFIRMED: { status: 400, retryable: false },
} as const satisfies Record<ErrorCode, unknown> &
  Partial<Record<string, { status: number; retryable: boolean }>>

export type AnswerCode = keyof typeof answerCodes

export const isAnswerCode = (code: string): code is AnswerCode => Object.hasOwn(answerCodes, code)

const answerMessages = { ...messages, ...accountRefusalMessages }

/** The French sentence of an answer. */
export const answerMessage = (code: AnswerCode): string => answerMessages[code]
