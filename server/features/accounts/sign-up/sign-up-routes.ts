import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../../contract/paths'
import type { Clock } from '../../../../voice/ports/clock'
import { createKeyedMutex } from '../../../platform/create-keyed-mutex'
import { padResponseTime } from '../../../platform/pad-response-time'
import { accountLimits } from '../account-limits'
import { createAuthHeaders } from '../auth/auth-headers'
import { redirectAfterConfirmation, sendAuthError, sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import type { MailOutbox } from '../auth/mail-outbox'
import type { VisitorLimits } from '../visitor-limits'
import { readConfirmation, readRegistration, readResend } from './sign-up-requests'

type Options = {
  auth: Auth
  clock: Clock
  outbox: MailOutbox
  visitorLimits: VisitorLimits
  deleteUnconfirmedAccount(email: string): Promise<void>
  isRegistered(email: string): Promise<boolean>
}

/** Longer than any of these responses takes on an idle machine. */
const responseStepMs = 250

/** Registers sign-up and email confirmation, under better-auth's own paths. */
export async function signUpRoutes(app: FastifyInstance, options: Options) {
  const { auth, outbox, visitorLimits, clock } = options
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  /** Of two simultaneous registrations of one address, the later replaces the earlier. */
  const runExclusively = createKeyedMutex()

  async function register(body: ReturnType<typeof readRegistration>, email: string) {
    await options.deleteUnconfirmedAccount(email)
    const { result, mails } = await outbox.collect(() =>
      auth.api.signUpEmail({ body, asResponse: true }),
    )
    if (result.ok) await outbox.send(mails)
    return result
  }

  app.post(at('sign-up/email'), async (request, reply) => {
    const body = readRegistration(request.body)
    const email = body.email.toLowerCase()
    await visitorLimits.consumeForNetwork(accountLimits.registrations, request)
    await visitorLimits.consumeForMail(email, request)
    // Nor may the response time reveal whether the address has an account.
    const result = await padResponseTime(clock, responseStepMs, () =>
      runExclusively(email, () => register(body, email)),
    )
    // A refusal for an address that another process has just registered counts as success: that
    // process has sent the e-mail.
    if (!result.ok && !(await options.isRegistered(email))) return sendAuthError(reply, result)
    // The same response for a known address and for a new one.
    return reply.send({ status: true })
  })

  app.post(at('send-verification-email'), async (request, reply) => {
    const body = readResend(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.resends, request)
    await visitorLimits.consumeForMail(body.email, request)
    const result = await padResponseTime(clock, responseStepMs, async () => {
      const { result, mails } = await outbox.collect(() =>
        auth.api.sendVerificationEmail({ body, asResponse: true }),
      )
      await outbox.send(mails)
      return result
    })
    return sendAuthResponse(reply, result)
  })

  // No HEAD route: a mail scanner that checks the link must not use it up.
  app.get(at('verify-email'), { exposeHeadRoute: false }, async (request, reply) => {
    const { token, callbackURL } = readConfirmation(request.query)
    const response = await auth.api.signInByLink({
      body: { token },
      headers: createAuthHeaders(request),
      returnHeaders: true,
    })
    return redirectAfterConfirmation(reply, response, callbackURL)
  })
}
