import type { MessageCode } from '../domain/messages'

type ErrorProperties = { status: number; retryable: boolean }

/** Error codes of the API, each with its HTTP status and whether retrying can help. */
export const errorCodes = {
  INPUT_INVALID: { status: 400, retryable: false },
  MESSAGE_MALFORMED: { status: 400, retryable: false },
  FEEDBACK_INVALID: { status: 400, retryable: false },
  CHECKOUT_INVALID: { status: 400, retryable: false },
  AGENT_INCOMPLETE: { status: 400, retryable: false },
  UNAUTHENTICATED: { status: 401, retryable: false },
  SESSION_EXPIRED: { status: 401, retryable: false },
  CREDENTIALS_WRONG: { status: 401, retryable: false },
  TICKET_INVALID: { status: 401, retryable: false },
  API_KEY_INVALID: { status: 401, retryable: false },
  NO_MINUTES_LEFT: { status: 402, retryable: false },
  FORBIDDEN: { status: 403, retryable: false },
  ORIGIN_REFUSED: { status: 403, retryable: false },
  FEEDBACK_FORBIDDEN: { status: 403, retryable: false },
  AGENT_FORBIDDEN: { status: 403, retryable: false },
  NOT_FOUND: { status: 404, retryable: false },
  AGENT_NOT_FOUND: { status: 404, retryable: false },
  ARTICLE_NOT_FOUND: { status: 404, retryable: false },
  FEEDBACK_ALREADY_LEFT: { status: 409, retryable: false },
  ADMINISTRATOR_LAST: { status: 409, retryable: false },
  ADMINISTRATOR_CONFIGURED: { status: 409, retryable: false },
  ADMINISTRATOR_NOT_SUSPENDED: { status: 409, retryable: false },
  USER_NOT_PROMOTED: { status: 409, retryable: false },
  AGENT_CHANGED: { status: 409, retryable: false },
  AGENT_ID_TAKEN: { status: 409, retryable: false },
  CALL_ALREADY_LIVE: { status: 409, retryable: false },
  AGENT_NOT_CALLABLE: { status: 409, retryable: false },
  API_KEYS_FULL: { status: 409, retryable: false },
  APPOINTMENTS_FULL: { status: 409, retryable: false },
  BODY_TOO_LARGE: { status: 413, retryable: false },
  AGENT_IMPORT_REFUSED: { status: 422, retryable: false },
  REFERENCE_INVALID: { status: 422, retryable: false },
  APPOINTMENT_PAST: { status: 422, retryable: false },
  APPOINTMENT_TOO_FAR: { status: 422, retryable: false },
  API_KEY_LIMIT_REACHED: { status: 429, retryable: false },
  RATE_LIMITED: { status: 429, retryable: true },
  SERVER_FAILED: { status: 500, retryable: true },
  DATABASE_FAILED: { status: 500, retryable: true },
  DATABASE_UNAVAILABLE: { status: 503, retryable: true },
  PAYMENT_UNAVAILABLE: { status: 502, retryable: true },
  PAYMENT_NOT_OPEN: { status: 503, retryable: false },
  VOICE_UNAVAILABLE: { status: 503, retryable: true },
  ALL_LINES_BUSY: { status: 503, retryable: true },
} as const satisfies Partial<Record<MessageCode, ErrorProperties>>

export type ErrorCode = keyof typeof errorCodes

export const isErrorCode = (code: string): code is ErrorCode => Object.hasOwn(errorCodes, code)
