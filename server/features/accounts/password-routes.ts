import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { accountLimits } from './account-limits'
import { readPasswordChange, readPasswordLink, readPasswordReset } from './account-requests'
import { answerAuth } from './answer-auth'
import type { ConfirmIdentity } from './confirm-identity'
import type { Auth } from './create-auth'
import { readHeaders } from './read-headers'
import { sessionOfRequest } from './session-of-request'

type PasswordRoutesOptions = {
  auth: Auth
  limits: RateLimits
  /** Not counted by network address: somebody who tries the product on their own machine (05). */
  isUnlimited(request: FastifyRequest): boolean
  confirmIdentity: ConfirmIdentity
  hasPassword(userId: string): Promise<boolean>
  enqueueLink(email: string): Promise<void>
  resetPassword(request: { token: string; newPassword: string }): Promise<string>
  changePassword(owner: { id: string; email: string }, newPassword: string): Promise<void>
}

/** Forgetting a password and changing it, under the auth library's own names (02, « API »). */
export async function passwordRoutes(app: FastifyInstance, options: PasswordRoutesOptions) {
  const { auth, limits } = options
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  const countAddress = async (limit: RateLimit, request: FastifyRequest) => {
    if (!options.isUnlimited(request)) await limits.count(limit, request.ip)
  }

  /** A session of its own for whoever has just chosen a password. */
  const signIn = (request: FastifyRequest, userId: string, isPassing: boolean) =>
    auth.api.openSessionFor({
      body: { userId, isPassing },
      headers: readHeaders(request),
      asResponse: true,
    })

  // The same words and the same work for a known address and for an unknown one (05).
  app.post(at('request-password-reset'), async (request, reply) => {
    const email = readPasswordLink(request.body)
    await countAddress(accountLimits.passwordLinkTries, request)
    await limits.count(accountLimits.passwordLinks, email)
    await options.enqueueLink(email)
    return reply.send({ status: true })
  })

  app.post(at('reset-password'), async (request, reply) => {
    const body = readPasswordReset(request.body)
    await countAddress(accountLimits.passwordResets, request)
    const userId = await options.resetPassword(body)
    return answerAuth(reply, await signIn(request, userId, true))
  })

  app.post(at('change-password'), async (request, reply) => {
    const session = await sessionOfRequest(auth, request)
    const { currentPassword, newPassword } = readPasswordChange(request.body)
    const { userId, email } = session
    if (!(await options.hasPassword(userId))) throw new ApplicationError('PASSWORD_NOT_SET')
    await options.confirmIdentity(session, currentPassword)
    await options.changePassword({ id: userId, email }, newPassword)
    return answerAuth(reply, await signIn(request, userId, false))
  })
}
