import { ORPCError } from '@orpc/client'
import { publicMessages } from '../../../domain/public-messages'
import { isSignInRequired } from '../../api/decode-problem'

/**
 * Returns the message when the companions could not be loaded; null for an expired session, after which the
 * page redirects to the sign-in page.
 */
export function describeCompanionsFailure(error: Error): string | null {
  if (isSignInRequired(error)) return null
  const isRefused = error instanceof ORPCError && error.status === 403
  return isRefused ? publicMessages.AGENTS_FORBIDDEN : publicMessages.AGENTS_NOT_LOADED
}
