import { type ErrorCode, errorCodes } from '../error-properties'

/**
 * All error codes of the server: those in `errorCodes`, and those that the endpoints under `/api/auth` add
 * (docs/decisions/009). Other endpoints use only a few of the added codes, such as `ACCOUNT_SUSPENDED`.
 */
export const knownErrorCodes = {
  ...errorCodes,
  EMAIL_REQUIRED: { status: 400, retryable: false },
  EMAIL_INVALID: { status: 400, retryable: false },
  USERNAME_REQUIRED: { status: 400, retryable: false },
  USERNAME_TOO_SHORT: { status: 400, retryable: false },
  PASSWORD_REQUIRED: { status: 400, retryable: false },
  PASSWORD_TOO_SHORT: { status: 400, retryable: false },
  PASSWORD_TOO_LONG: { status: 400, retryable: false },
  PASSWORD_TOO_COMMON: { status: 400, retryable: false },
  REGISTRATION_PASSWORD_WRONG: { status: 400, retryable: false },
  TERMS_NOT_ACCEPTED: { status: 400, retryable: false },
  ACCOUNT_SUSPENDED: { status: 403, retryable: false },
  EMAIL_NOT_VERIFIED: { status: 403, retryable: false },
  GOOGLE_UNAVAILABLE: { status: 503, retryable: false },
  SIGN_UP_FAILED: { status: 422, retryable: true },
  EMAIL_UNCHANGED: { status: 400, retryable: false },
  PASSWORD_WRONG: { status: 400, retryable: false },
  PASSWORD_NOT_SET: { status: 409, retryable: false },
  LINK_INVALID: { status: 400, retryable: false },
  SIGN_IN_NOT_RECENT: { status: 403, retryable: false },
  DELETION_NOT_CONFIRMED: { status: 400, retryable: false },
  ADMINISTRATOR_NOT_ERASED: { status: 409, retryable: false },
} as const satisfies Record<ErrorCode, unknown> &
  Partial<Record<string, { status: number; retryable: boolean }>>

export type KnownErrorCode = keyof typeof knownErrorCodes

export const isKnownErrorCode = (code: string): code is KnownErrorCode =>
  Object.hasOwn(knownErrorCodes, code)

/**
 * Returns how many seconds to wait before a request is repeated, read from the details of its
 * error; undefined when the details do not say.
 */
export const readRetryAfterSeconds = (details: unknown): number | undefined =>
  typeof details === 'object' &&
  details !== null &&
  'retryAfterSeconds' in details &&
  typeof details.retryAfterSeconds === 'number'
    ? details.retryAfterSeconds
    : undefined
