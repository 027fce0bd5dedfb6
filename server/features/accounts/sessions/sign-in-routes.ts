import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { fixedApiPaths, pagePaths } from '../../../../contract/paths'
import { storableText } from '../../../../contract/storable-text'
import { passwordMaxLength } from '../../../../domain/accounts/new-password'
import { ApplicationError } from '../../../platform/application-error'
import { accountLimits } from '../account-limits'
import { createAuthHeaders } from '../auth/auth-headers'
import { emailMaxLength, parseBody } from '../auth/auth-requests'
import { sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import type { RenewPasswordHash } from '../passwords/renew-password-hash'
import type { RegistrationCookie } from '../sign-up/registration-cookie'
import type { ConfirmationLinkSender } from '../sign-up/send-confirmation-link'
import type { VisitorLimits } from '../visitor-limits'
import type { KnownDevices } from './known-devices'
import { readOpenedSession } from './open-session'
import type { RevokeIfPasswordChanged } from './revoke-if-password-changed'
import type { SignInFailures } from './sign-in-failures'

type Options = {
  auth: Auth
  devices: KnownDevices
  failures: SignInFailures
  registrationCookie: RegistrationCookie
  linkSender: Pick<ConfirmationLinkSender, 'findByPassword' | 'send'>
  visitorLimits: VisitorLimits
  findPasswordHash(email: string): Promise<string | null>
  revokeIfPasswordChanged: RevokeIfPasswordChanged
  renewPasswordHash: RenewPasswordHash
}

const signIn = z.object({
  email: storableText().trim().min(1).max(emailMaxLength),
  password: z.string().min(1).max(passwordMaxLength),
  rememberMe: z.boolean().default(true),
})

/** Adds the routes that sign in with a password, read the session and sign out. */
export async function signInRoutes(app: FastifyInstance, options: Options) {
  const { auth, registrationCookie, devices, failures, linkSender, visitorLimits } = options
  const authPath = (path: string) => `${fixedApiPaths.auth}/${path}`

  app.post(authPath('sign-in/email'), async (request, reply) => {
    const body = parseBody(signIn, request.body)
    const email = body.email.toLowerCase()
    const { cookie } = request.headers
    const deviceId = devices.findId(cookie, email)
    await visitorLimits.consumeForNetwork(accountLimits.signInAttempts, request)
    await failures.count(email, deviceId)
    const hash = await options.findPasswordHash(email)
    if (hash === null) await refuseUnconfirmed(request, { email, password: body.password })
    const response = await auth.api.signInEmail({
      body,
      headers: createAuthHeaders(request),
      asResponse: true,
    })
    if (response.ok) {
      const { token, userId } = await readOpenedSession(response)
      if (!token || !userId) throw new ApplicationError('CREDENTIALS_WRONG')
      const { password } = body
      if (await options.revokeIfPasswordChanged({ userId, token, hash, password }))
        throw new ApplicationError('CREDENTIALS_WRONG')
      await options.renewPasswordHash(userId, { hash, password })
      await failures.reset(email, deviceId)
    }
    return sendAuthResponse(reply, response, [devices.remember(cookie, email)])
  })

  /**
   * Refuses an unconfirmed address; with the right password its confirmation link is sent again.
   * Throws EMAIL_NOT_VERIFIED or CREDENTIALS_WRONG. Does nothing for an address without a
   * registration: better-auth then hashes a password, so that the response takes as long as for a
   * registered address.
   */
  async function refuseUnconfirmed(
    request: FastifyRequest,
    { email, password }: { email: string; password: string },
  ) {
    const browserToken = registrationCookie.readToken(request.headers.cookie)
    const registration = await linkSender.findByPassword(email, password, browserToken)
    if (registration === 'none') return
    if (registration === 'none-matches') throw new ApplicationError('CREDENTIALS_WRONG')
    await visitorLimits.consumeForMail(email, request)
    await linkSender.send(registration, pagePaths.dashboard)
    throw new ApplicationError('EMAIL_NOT_VERIFIED')
  }

  app.get(authPath('get-session'), async (request, reply) => {
    const session = await auth.api.getSession({ headers: createAuthHeaders(request) })
    if (session?.user.suspendedAt) throw new ApplicationError('ACCOUNT_SUSPENDED')
    return sendAuthResponse(
      reply,
      await auth.api.getSession({ headers: createAuthHeaders(request), asResponse: true }),
    )
  })

  app.post(authPath('sign-out'), async (request, reply) =>
    sendAuthResponse(
      reply,
      await auth.api.signOut({ headers: createAuthHeaders(request), asResponse: true }),
    ),
  )
}
