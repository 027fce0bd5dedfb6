import { accountErrorMessages } from '../../domain/accounts/account-error-messages'
import { messages } from '../../domain/messages'
import { formatRateLimited } from '../../domain/messages/rate-limit-message'
import { type KnownErrorCode, readRetryAfterSeconds } from './known-error-codes'

const errorMessages = { ...messages, ...accountErrorMessages }

/**
 * Returns the French message for an error code. The message for RATE_LIMITED states how long to
 * wait.
 */
export function findErrorMessage(code: KnownErrorCode, details?: unknown): string {
  const retryAfterSeconds = readRetryAfterSeconds(details)
  return code === 'RATE_LIMITED' && retryAfterSeconds !== undefined
    ? formatRateLimited(retryAfterSeconds)
    : errorMessages[code]
}
