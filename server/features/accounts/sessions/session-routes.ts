import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fixedApiPaths } from '../../../../contract/paths'
import type { RateLimits } from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'
import { createAuthHeaders } from '../auth/auth-headers'
import { parseBody } from '../auth/auth-requests'
import { sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import { requireSession } from './require-session'
import type { SessionStore } from './session-store'

type Options = { auth: Auth; rateLimits: RateLimits; sessions: SessionStore }

const revocation = z.object({ id: z.uuid() })

/** Adds the routes that list and revoke the user's own sessions, under better-auth's own paths. */
export async function sessionRoutes(app: FastifyInstance, { auth, rateLimits, sessions }: Options) {
  const authPath = (path: string) => `${fixedApiPaths.auth}/${path}`

  const requireSessionWithinLimit = async (request: Parameters<typeof requireSession>[1]) => {
    const session = await requireSession(auth, request)
    await rateLimits.consume(accountLimits.accountRequests, session.userId)
    return session
  }

  app.get(authPath('list-sessions'), async (request, reply) => {
    const session = await requireSessionWithinLimit(request)
    return reply.header('cache-control', 'no-store').send(await sessions.list(session))
  })

  app.post(authPath('revoke-session'), async (request, reply) => {
    const { userId } = await requireSessionWithinLimit(request)
    await sessions.revoke(userId, parseBody(revocation, request.body).id)
    return reply.send({ status: true })
  })

  /** Revokes all sessions of the user, including the session of the request. */
  app.post(authPath('revoke-sessions'), async (request, reply) => {
    const { userId } = await requireSessionWithinLimit(request)
    await sessions.revokeAll(userId)
    return sendAuthResponse(
      reply,
      await auth.api.signOut({ headers: createAuthHeaders(request), asResponse: true }),
    )
  })
}
