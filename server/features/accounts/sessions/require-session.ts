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
  const found = await auth.api.getSession({ headers: createAuthHeaders(request) })
  if (!found) throw new ApplicationError('UNAUTHENTICATED')
  if (found.user.suspendedAt) throw new ApplicationError('ACCOUNT_SUSPENDED')
  const { id, createdAt } = found.session
  return { id, createdAt, userId: found.user.id, email: found.user.email }
}
