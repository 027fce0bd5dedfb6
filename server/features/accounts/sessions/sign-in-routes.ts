import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fixedApiPaths } from '../../../../contract/paths'
import { storableText } from '../../../../contract/storable-text'
import { passwordMaxLength } from '../../../../domain/accounts/new-password'
import { ApplicationError } from '../../../platform/application-error'
import type { RateLimits } from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'
import { createAuthHeaders } from '../auth/auth-headers'
import { emailMaxLength, parseBody } from '../auth/auth-requests'
import { sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import type { MailOutbox } from '../auth/mail-outbox'
import type { VisitorLimits } from '../visitor-limits'
import { readOpenedSession } from './open-session'
import type { RevokeIfPasswordChanged } from './revoke-if-password-changed'

type Options = {
  auth: Auth
  outbox: MailOutbox
  rateLimits: RateLimits
  visitorLimits: VisitorLimits
  findPasswordHash(email: string): Promise<string | null>
  revokeIfPasswordChanged: RevokeIfPasswordChanged
}

const signIn = z.object({
  email: storableText().trim().min(1).max(emailMaxLength),
  password: z.string().min(1).max(passwordMaxLength),
  rememberMe: z.boolean().default(true),
})

/** Registers signing in with a password, reading the session and signing out. */
export async function signInRoutes(app: FastifyInstance, options: Options) {
  const { auth, outbox, rateLimits, visitorLimits } = options
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  app.post(at('sign-in/email'), async (request, reply) => {
    const body = parseBody(signIn, request.body)
    const email = body.email.toLowerCase()
    await visitorLimits.consumeForNetwork(accountLimits.signInAttempts, request)
    // Counted before the password is checked, so that simultaneous guesses are all counted.
    await rateLimits.consume(accountLimits.signInFailures, email)
    const hash = await options.findPasswordHash(email)
    const { result, mails } = await outbox.collect(() =>
      auth.api.signInEmail({ body, headers: createAuthHeaders(request), asResponse: true }),
    )
    if (result.ok) {
      const { token, userId } = await readOpenedSession(result)
      if (!token || !userId) throw new ApplicationError('CREDENTIALS_WRONG')
      if (await options.revokeIfPasswordChanged({ userId, token, hash }))
        throw new ApplicationError('CREDENTIALS_WRONG')
      await rateLimits.reset(accountLimits.signInFailures, email)
    }
    if (mails.length > 0) await visitorLimits.consumeForMail(email, request)
    await outbox.send(mails)
    return sendAuthResponse(reply, result)
  })

  app.get(at('get-session'), async (request, reply) =>
    sendAuthResponse(
      reply,
      await auth.api.getSession({ headers: createAuthHeaders(request), asResponse: true }),
    ),
  )

  app.post(at('sign-out'), async (request, reply) =>
    sendAuthResponse(
      reply,
      await auth.api.signOut({ headers: createAuthHeaders(request), asResponse: true }),
    ),
  )
}
