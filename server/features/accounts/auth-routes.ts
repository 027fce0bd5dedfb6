import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../contract/paths'
import type { Clock } from '../../../voice/ports/clock'
import { answerEvenly } from '../../platform/answer-evenly'
import { ApplicationError } from '../../platform/application-error'
import { createTurns } from '../../platform/create-turns'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { accountLimits } from './account-limits'
import { answerAuth, answerConfirmation, refuse } from './answer-auth'
import { readConfirmation, readRegistration, readResend, readSignIn } from './auth-requests'
import type { CountVisitors } from './count-visitors'
import type { Auth } from './create-auth'
import type { KeepSession } from './keep-session'
import type { MailOutbox } from './mail-outbox'
import { openedSession } from './opened-session'
import { readHeaders } from './read-headers'

type Options = {
  auth: Auth
  clock: Clock
  outbox: MailOutbox
  limits: RateLimits
  visitors: CountVisitors
  removeUnconfirmedAccount(email: string): Promise<void>
  isRegistered(email: string): Promise<boolean>
  findPasswordHash(email: string): Promise<string | null>
  keepSession: KeepSession
}

/** Longer than any of these answers takes on an idle machine. */
const answerStepMs = 250

/** What people may ask of the auth library, under the library's own names (02, « API »). */
export async function authRoutes(app: FastifyInstance, options: Options) {
  const { auth, outbox, limits, visitors, clock } = options
  const at = (path: string) => `${fixedApiPaths.auth}/${path}`

  /** Two at once for one address take turns: the later replaces the earlier, as on two days. */
  const takeTurn = createTurns()

  async function register(body: ReturnType<typeof readRegistration>, email: string) {
    await options.removeUnconfirmedAccount(email)
    const { result, mails } = await outbox.collect(() =>
      auth.api.signUpEmail({ body, asResponse: true }),
    )
    if (result.ok) await outbox.send(mails)
    return result
  }

  app.post(at('sign-up/email'), async (request, reply) => {
    const body = readRegistration(request.body)
    const email = body.email.toLowerCase()
    await visitors.network(accountLimits.registrations, request)
    await visitors.mailTo(email, request)
    // Nor does its time tell whether the address is known.
    const result = await answerEvenly(clock, answerStepMs, () =>
      takeTurn(email, () => register(body, email)),
    )
    // Refused because another process has just registered it: that one has sent its mail.
    if (!result.ok && !(await options.isRegistered(email))) return refuse(reply, result)
    // The same words for a known address and for a new one.
    return reply.send({ status: true })
  })

  app.post(at('sign-in/email'), async (request, reply) => {
    const body = readSignIn(request.body)
    const email = body.email.toLowerCase()
    await visitors.network(accountLimits.signInTries, request)
    // Counted before it is known to fail: simultaneous guesses are counted all the same.
    await limits.count(accountLimits.signInFailures, email)
    const hash = await options.findPasswordHash(email)
    const { result, mails } = await outbox.collect(() =>
      auth.api.signInEmail({ body, headers: readHeaders(request), asResponse: true }),
    )
    if (result.ok) {
      const { token, userId } = await openedSession(result)
      if (!token || !userId || !(await options.keepSession({ userId, token, hash })))
        throw new ApplicationError('CREDENTIALS_WRONG')
      await limits.forget(accountLimits.signInFailures, email)
    }
    if (mails.length > 0) await visitors.mailTo(email, request)
    await outbox.send(mails)
    return answerAuth(reply, result)
  })

  app.post(at('send-verification-email'), async (request, reply) => {
    const body = readResend(request.body)
    await visitors.network(accountLimits.resends, request)
    await visitors.mailTo(body.email, request)
    const result = await answerEvenly(clock, answerStepMs, async () => {
      const { result, mails } = await outbox.collect(() =>
        auth.api.sendVerificationEmail({ body, asResponse: true }),
      )
      await outbox.send(mails)
      return result
    })
    return answerAuth(reply, result)
  })

  // A mail scanner that only looks (HEAD) must not use the link up.
  app.get(at('verify-email'), { exposeHeadRoute: false }, async (request, reply) => {
    const { token, callbackURL } = readConfirmation(request.query)
    const response = await auth.api.signInByLink({
      body: { token },
      headers: readHeaders(request),
      returnHeaders: true,
    })
    return answerConfirmation(reply, response, callbackURL)
  })

  app.get(at('get-session'), async (request, reply) =>
    answerAuth(
      reply,
      await auth.api.getSession({ headers: readHeaders(request), asResponse: true }),
    ),
  )

  app.post(at('sign-out'), async (request, reply) =>
    answerAuth(reply, await auth.api.signOut({ headers: readHeaders(request), asResponse: true })),
  )
}
