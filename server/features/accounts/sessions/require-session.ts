import type { FastifyRequest } from 'fastify'
import { ApplicationError } from '../../../platform/application-error'
import { createAuthHeaders } from '../auth/auth-headers'
import type { Auth } from '../auth/create-auth'

export type CurrentSession = { id: string; userId: string; email: string; createdAt: Date }

/** Returns the session of a request. Throws UNAUTHENTICATED or ACCOUNT_SUSPENDED. */
export async function requireSession(
  auth: Auth,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<CurrentSession> {
  const sessionWithUser = await auth.api.getSession({ headers: createAuthHeaders(request) })
  if (!sessionWithUser) throw new ApplicationError('UNAUTHENTICATED')
  if (sessionWithUser.user.suspendedAt) throw new ApplicationError('ACCOUNT_SUSPENDED')
  const { id, createdAt } = sessionWithUser.session
  return { id, createdAt, userId: sessionWithUser.user.id, email: sessionWithUser.user.email }
}
