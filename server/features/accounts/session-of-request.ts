import type { FastifyRequest } from 'fastify'
import { ApplicationError } from '../../platform/application-error'
import type { Auth } from './create-auth'
import { readHeaders } from './read-headers'

export type OpenSession = { id: string; userId: string; email: string; createdAt: Date }

/** Who asks, and through which of their sessions. Throws UNAUTHENTICATED. */
export async function sessionOfRequest(
  auth: Auth,
  request: Pick<FastifyRequest, 'headers'>,
): Promise<OpenSession> {
  const found = await auth.api.getSession({ headers: readHeaders(request) })
  if (!found) throw new ApplicationError('UNAUTHENTICATED')
  const { id, createdAt } = found.session
  return { id, createdAt, userId: found.user.id, email: found.user.email }
}
