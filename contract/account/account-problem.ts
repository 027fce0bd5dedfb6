import { accountErrorMessages } from '../../domain/accounts/account-error-messages'
import { formatRateLimited } from '../../domain/messages/rate-limit-message'
import { publicMessages } from '../../domain/public-messages'
import { type KnownErrorCode, readRetryAfterSeconds } from './known-error-codes'

const accountProblems: Partial<Record<KnownErrorCode, string>> = {
  ...publicMessages,
  ...accountErrorMessages,
}

/**
 * Returns what the account pages say for a code; the message for RATE_LIMITED names the waiting
 * time. Like `findErrorMessage`, but without the messages of the administration, which these pages
 * need not load.
 */
export function findAccountProblem(code: KnownErrorCode, details?: unknown): string {
  const retryAfterSeconds = readRetryAfterSeconds(details)
  return code === 'RATE_LIMITED' && retryAfterSeconds !== undefined
    ? formatRateLimited(retryAfterSeconds)
    : (accountProblems[code] ?? publicMessages.SERVER_FAILED)
}
