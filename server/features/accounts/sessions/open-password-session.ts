import type { FastifyRequest } from 'fastify'
import { ApplicationError } from '../../../platform/application-error'
import { createAuthHeaders } from '../auth/auth-headers'
import type { Auth } from '../auth/create-auth'
import { readOpenedSession } from './open-session'
import type { RevokeIfPasswordChanged } from './revoke-if-password-changed'

type Deps = { auth: Auth; revokeIfPasswordChanged: RevokeIfPasswordChanged }

export type OpenPasswordSession = ReturnType<typeof createOpenPasswordSession>

/**
 * Opens a session for a user who has just chosen a password, or has just confirmed the registration
 * that they chose it for. `hash`: of this password. Returns better-auth's response, whose cookies the
 * reply must set. Throws UNAUTHENTICATED when the password was replaced meanwhile.
 */
export const createOpenPasswordSession =
  ({ auth, revokeIfPasswordChanged }: Deps) =>
  async (
    request: Pick<FastifyRequest, 'headers'>,
    { hash, ...body }: { userId: string; hash: string; shouldEndWithBrowser: boolean },
  ) => {
    const response = await auth.api.openSession({
      body,
      headers: createAuthHeaders(request),
      asResponse: true,
    })
    const { token } = await readOpenedSession(response)
    if (token && (await revokeIfPasswordChanged({ userId: body.userId, token, hash })))
      throw new ApplicationError('UNAUTHENTICATED')
    return response
  }
