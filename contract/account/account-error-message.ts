import { accountErrorMessages } from '../../domain/accounts/account-error-messages'
import { accountMessages } from '../../domain/messages/account-messages'
import { formatRateLimited } from '../../domain/messages/rate-limit-message'
import { serviceMessages } from '../../domain/messages/service-messages'
import { type KnownErrorCode, readRetryAfterSeconds } from './known-error-codes'

const messagesByCode: Partial<Record<KnownErrorCode, string>> = {
  ...accountMessages,
  ...serviceMessages,
  ...accountErrorMessages,
}

/**
 * Returns the French message for an error code, for use in the account pages. The message for
 * RATE_LIMITED states how long to wait. Unlike the module of `findErrorMessage`, this one imports
 * only the account and service messages, so that these pages do not load the others.
 */
export function findAccountMessage(code: KnownErrorCode, details?: unknown): string {
  const retryAfterSeconds = readRetryAfterSeconds(details)
  return code === 'RATE_LIMITED' && retryAfterSeconds !== undefined
    ? formatRateLimited(retryAfterSeconds)
    : (messagesByCode[code] ?? serviceMessages.SERVER_FAILED)
}
