import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { fixedApiPaths } from '../../../../contract/paths'
import { ApplicationError } from '../../../platform/application-error'
import type { RateLimits } from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'
import { currentPassword, emailText, linkToken, parseBody, parseEmail } from '../auth/auth-requests'
import type { Auth } from '../auth/create-auth'
import type { ConfirmIdentity } from '../passwords/confirm-identity'
import { type CurrentSession, requireSession } from '../sessions/require-session'
import type { VisitorLimits } from '../visitor-limits'

type Owner = Pick<CurrentSession, 'email'> & { id: string }

type Options = {
  auth: Auth
  rateLimits: RateLimits
  visitorLimits: VisitorLimits
  confirmIdentity: ConfirmIdentity
  requestChange(owner: Owner, newEmail: string): Promise<void>
  confirmChange(owner: Owner, token: string): Promise<string>
}

const emailChange = z.object({ newEmail: emailText.default(''), password: currentPassword })
const confirmation = z.object({ token: linkToken })

/** Adds the routes that request a new e-mail address and confirm it. */
export async function emailChangeRoutes(app: FastifyInstance, options: Options) {
  const { auth, rateLimits } = options
  const authPath = (path: string) => `${fixedApiPaths.auth}/${path}`

  app.post(authPath('change-email'), async (request, reply) => {
    const session = await requireSession(auth, request)
    const { userId: id, email } = session
    const body = parseBody(emailChange, request.body)
    const newEmail = parseEmail(body.newEmail)
    if (newEmail === email) throw new ApplicationError('EMAIL_UNCHANGED')
    await options.confirmIdentity(session, body.password)
    await rateLimits.consume(accountLimits.emailChanges, id)
    await options.visitorLimits.consumeForMail(newEmail, request)
    await options.requestChange({ id, email }, newEmail)
    // The same response whether or not the new address has an account.
    return reply.send({ status: true })
  })

  app.post(authPath('confirm-email-change'), async (request, reply) => {
    const { userId: id, email } = await requireSession(auth, request)
    const { token } = parseBody(confirmation, request.body)
    await rateLimits.consume(accountLimits.accountRequests, id)
    return reply.send({ email: await options.confirmChange({ id, email }, token) })
  })
}
