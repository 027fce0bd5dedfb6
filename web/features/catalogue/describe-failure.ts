import { ORPCError } from '@orpc/client'
import { publicMessages } from '../../../domain/public-messages'
import { isSessionExpired } from '../../api/decode-problem'

/**
 * Returns the message for a failed request of the companions; null for an expired session, after
 * which the page goes to the sign-in page by itself.
 */
export function describeCompanionsFailure(error: Error): string | null {
  if (isSessionExpired(error)) return null
  const isRefused = error instanceof ORPCError && error.status === 403
  if (isRefused || /permission|\brls\b/i.test(error.message)) return publicMessages.AGENTS_FORBIDDEN
  return publicMessages.AGENTS_NOT_LOADED
}
