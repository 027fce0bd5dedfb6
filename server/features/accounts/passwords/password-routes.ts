import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fixedApiPaths } from '../../../../contract/paths'
import { ApplicationError } from '../../../platform/application-error'
import type { RateLimits } from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'
import { createAuthHeaders } from '../auth/auth-headers'
import { sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import { readOpenedSession } from '../sessions/open-session'
import { requireSession } from '../sessions/require-session'
import type { RevokeIfPasswordChanged } from '../sessions/revoke-if-password-changed'
import type { VisitorLimits } from '../visitor-limits'
import type { ConfirmIdentity } from './confirm-identity'
import { readPasswordChange, readPasswordLink, readPasswordReset } from './password-requests'

type Options = {
  auth: Auth
  rateLimits: RateLimits
  visitorLimits: VisitorLimits
  confirmIdentity: ConfirmIdentity
  hasPassword(userId: string): Promise<boolean>
  enqueueLink(email: string): Promise<void>
  resetPassword(request: {
    token: string
    newPassword: string
  }): Promise<{ userId: string; hash: string }>
  changePassword(
    owner: { id: string; email: string },
    change: { newPassword: string; currentHash: string | null },
  ): Promise<string>
  revokeIfPasswordChanged: RevokeIfPasswordChanged
}

/** Registers resetting and changing a password, under better-auth's own paths. */
export async function passwordRoutes(app: FastifyInstance, options: Options) {
  const { auth, rateLimits, visitorLimits } = options
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  /** Opens a new session for the user who has just chosen a password. */
  async function signIn(
    request: FastifyRequest,
    { hash, ...body }: { userId: string; hash: string; endsWithBrowser: boolean },
  ) {
    const response = await auth.api.openSession({
      body,
      headers: createAuthHeaders(request),
      asResponse: true,
    })
    const { token } = await readOpenedSession(response)
    if (token && (await options.revokeIfPasswordChanged({ userId: body.userId, token, hash })))
      throw new ApplicationError('UNAUTHENTICATED')
    return response
  }

  // The same response and the same work for a known address and for an unknown one.
  app.post(at('request-password-reset'), async (request, reply) => {
    const email = readPasswordLink(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.passwordLinkAttempts, request)
    await rateLimits.consume(accountLimits.passwordLinks, email)
    await options.enqueueLink(email)
    return reply.send({ status: true })
  })

  app.post(at('reset-password'), async (request, reply) => {
    const body = readPasswordReset(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.passwordResets, request)
    const owner = await options.resetPassword(body)
    return sendAuthResponse(reply, await signIn(request, { ...owner, endsWithBrowser: true }))
  })

  app.post(at('change-password'), async (request, reply) => {
    const session = await requireSession(auth, request)
    const { currentPassword, newPassword } = readPasswordChange(request.body)
    const { userId, email } = session
    if (!(await options.hasPassword(userId))) throw new ApplicationError('PASSWORD_NOT_SET')
    const currentHash = await options.confirmIdentity(session, currentPassword)
    const owner = { id: userId, email }
    const hash = await options.changePassword(owner, { newPassword, currentHash })
    return sendAuthResponse(reply, await signIn(request, { userId, hash, endsWithBrowser: false }))
  })
}
