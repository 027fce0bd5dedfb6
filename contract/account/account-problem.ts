import { accountErrorMessages } from '../../domain/accounts/account-error-messages'
import { accountMessages } from '../../domain/messages/account-messages'
import { formatRateLimited } from '../../domain/messages/rate-limit-message'
import { serviceMessages } from '../../domain/messages/service-messages'
import { type KnownErrorCode, readRetryAfterSeconds } from './known-error-codes'

const accountProblems: Partial<Record<KnownErrorCode, string>> = {
  ...accountMessages,
  ...serviceMessages,
  ...accountErrorMessages,
}

/**
 * Returns the message that the account pages show for a code; the message for RATE_LIMITED names the waiting
 * time. Like `findErrorMessage`, but with the messages of accounts and of the service only, because
 * these pages need not load the others.
 */
export function findAccountProblem(code: KnownErrorCode, details?: unknown): string {
  const retryAfterSeconds = readRetryAfterSeconds(details)
  return code === 'RATE_LIMITED' && retryAfterSeconds !== undefined
    ? formatRateLimited(retryAfterSeconds)
    : (accountProblems[code] ?? serviceMessages.SERVER_FAILED)
}
