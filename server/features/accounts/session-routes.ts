import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { accountLimits } from './account-limits'
import { readSessionEnd } from './account-requests'
import { answerAuth } from './answer-auth'
import type { Auth } from './create-auth'
import { readHeaders } from './read-headers'
import { sessionOfRequest } from './session-of-request'
import type { SessionStore } from './session-store'

type Options = { auth: Auth; limits: RateLimits; sessions: SessionStore }

/** « Appareils connectés », under the auth library's own names (02, « API »). */
export async function sessionRoutes(app: FastifyInstance, { auth, limits, sessions }: Options) {
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  const readSession = async (request: Parameters<typeof sessionOfRequest>[1]) => {
    const session = await sessionOfRequest(auth, request)
    await limits.count(accountLimits.accountRequests, session.userId)
    return session
  }

  app.get(at('list-sessions'), async (request, reply) => {
    const session = await readSession(request)
    return reply.header('cache-control', 'no-store').send(await sessions.list(session))
  })

  app.post(at('revoke-session'), async (request, reply) => {
    const { userId } = await readSession(request)
    await sessions.end(userId, readSessionEnd(request.body).id)
    return reply.send({ status: true })
  })

  /** All of them, the one that asks included. */
  app.post(at('revoke-sessions'), async (request, reply) => {
    const { userId } = await readSession(request)
    await sessions.endAll(userId)
    return answerAuth(
      reply,
      await auth.api.signOut({ headers: readHeaders(request), asResponse: true }),
    )
  })
}
