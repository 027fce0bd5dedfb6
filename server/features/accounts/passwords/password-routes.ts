import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../../contract/paths'
import { ApplicationError } from '../../../platform/application-error'
import { accountLimits } from '../account-limits'
import { sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import type { KnownDevices } from '../sessions/known-devices'
import type { OpenPasswordSession } from '../sessions/open-password-session'
import { requireSession } from '../sessions/require-session'
import type { VisitorLimits } from '../visitor-limits'
import type { ConfirmIdentity } from './confirm-identity'
import {
  checkNotGuessable,
  readPasswordChange,
  readPasswordLinkRequest,
  readPasswordReset,
} from './password-requests'

type Options = {
  auth: Auth
  visitorLimits: VisitorLimits
  confirmIdentity: ConfirmIdentity
  hasPassword(userId: string): Promise<boolean>
  enqueueLink(email: string): Promise<void>
  resetPassword(request: {
    token: string
    newPassword: string
  }): Promise<{ userId: string; email: string; hash: string }>
  changePassword(
    owner: { id: string; email: string },
    change: { newPassword: string; currentHash: string | null },
  ): Promise<string>
  openSession: OpenPasswordSession
  devices: KnownDevices
}

/** Adds the routes that reset and change a password, under better-auth's own paths. */
export async function passwordRoutes(app: FastifyInstance, options: Options) {
  const { auth, devices, openSession, visitorLimits } = options
  const authPath = (path: string) => `${fixedApiPaths.auth}/${path}`

  // The response, and the work before it, are the same for known and unknown addresses.
  app.post(authPath('request-password-reset'), async (request, reply) => {
    const email = readPasswordLinkRequest(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.passwordLinkAttempts, request)
    await visitorLimits.consumeForRequester(accountLimits.passwordLinks, email, request)
    await options.enqueueLink(email)
    return reply.send({ status: true })
  })

  app.post(authPath('reset-password'), async (request, reply) => {
    const body = await readPasswordReset(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.passwordResets, request)
    const { email, ...owner } = await options.resetPassword(body)
    const response = await openSession(request, { ...owner, shouldEndWithBrowser: true })
    return sendAuthResponse(reply, response, [devices.remember(request.headers.cookie, email)])
  })

  app.post(authPath('change-password'), async (request, reply) => {
    const session = await requireSession(auth, request)
    const { currentPassword, newPassword } = await readPasswordChange(request.body)
    const { userId, email } = session
    await checkNotGuessable(newPassword, [email])
    if (!(await options.hasPassword(userId))) throw new ApplicationError('PASSWORD_NOT_SET')
    const currentHash = await options.confirmIdentity(session, currentPassword)
    const owner = { id: userId, email }
    const hash = await options.changePassword(owner, { newPassword, currentHash })
    const response = await openSession(request, { userId, hash, shouldEndWithBrowser: false })
    return sendAuthResponse(reply, response)
  })
}
