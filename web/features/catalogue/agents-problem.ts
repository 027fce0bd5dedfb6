import { ORPCError } from '@orpc/client'
import { messages } from '../../../domain/messages'
import { isSessionOver } from '../../decode-problem'

/**
 * What to say when the companions do not come (section 8); null for an authentication error, which
 * is silent: the page leads to the sign-in by itself.
 */
export function agentsProblem(error: Error): string | null {
  if (isSessionOver(error)) return null
  const isRefused = error instanceof ORPCError && error.status === 403
  if (isRefused || /permission|\brls\b/i.test(error.message)) return messages.AGENTS_FORBIDDEN
  return messages.AGENTS_NOT_LOADED
}
