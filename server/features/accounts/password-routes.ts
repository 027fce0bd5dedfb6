import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { accountLimits } from './account-limits'
import { readPasswordChange, readPasswordLink, readPasswordReset } from './account-requests'
import { answerAuth } from './answer-auth'
import type { ConfirmIdentity } from './confirm-identity'
import type { CountVisitors } from './count-visitors'
import type { Auth } from './create-auth'
import type { KeepSession } from './keep-session'
import { openedSession } from './opened-session'
import { readHeaders } from './read-headers'
import { sessionOfRequest } from './session-of-request'

type PasswordRoutesOptions = {
  auth: Auth
  limits: RateLimits
  visitors: CountVisitors
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
  keepSession: KeepSession
}

/** Forgetting a password and changing it, under the auth library's own names (02, « API »). */
export async function passwordRoutes(app: FastifyInstance, options: PasswordRoutesOptions) {
  const { auth, limits, visitors } = options
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  /** A session of its own for whoever has just chosen a password. */
  async function signIn(
    request: FastifyRequest,
    { hash, ...body }: { userId: string; hash: string; isPassing: boolean },
  ) {
    const response = await auth.api.openSessionFor({
      body,
      headers: readHeaders(request),
      asResponse: true,
    })
    const { token } = await openedSession(response)
    if (token && !(await options.keepSession({ userId: body.userId, token, hash })))
      throw new ApplicationError('UNAUTHENTICATED')
    return response
  }

  // The same words and the same work for a known address and for an unknown one (05).
  app.post(at('request-password-reset'), async (request, reply) => {
    const email = readPasswordLink(request.body)
    await visitors.network(accountLimits.passwordLinkTries, request)
    await limits.count(accountLimits.passwordLinks, email)
    await options.enqueueLink(email)
    return reply.send({ status: true })
  })

  app.post(at('reset-password'), async (request, reply) => {
    const body = readPasswordReset(request.body)
    await visitors.network(accountLimits.passwordResets, request)
    const owner = await options.resetPassword(body)
    return answerAuth(reply, await signIn(request, { ...owner, isPassing: true }))
  })

  app.post(at('change-password'), async (request, reply) => {
    const session = await sessionOfRequest(auth, request)
    const { currentPassword, newPassword } = readPasswordChange(request.body)
    const { userId, email } = session
    if (!(await options.hasPassword(userId))) throw new ApplicationError('PASSWORD_NOT_SET')
    const currentHash = await options.confirmIdentity(session, currentPassword)
    const owner = { id: userId, email }
    const hash = await options.changePassword(owner, { newPassword, currentHash })
    return answerAuth(reply, await signIn(request, { userId, hash, isPassing: false }))
  })
}
