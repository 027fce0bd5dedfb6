import type { FastifyInstance } from 'fastify'
import { fixedApiPaths } from '../../../../contract/paths'
import type { Clock } from '../../../../voice/ports/clock'
import { padResponseTime } from '../../../platform/pad-response-time'
import { accountLimits } from '../account-limits'
import type { VisitorLimits } from '../visitor-limits'
import type { createRegister } from './register'
import type { RegistrationCookie } from './registration-cookie'
import type { ConfirmationLinkSender } from './send-confirmation-link'
import { readRegistration, readResendRequest } from './sign-up-requests'

type Options = {
  clock: Clock
  visitorLimits: VisitorLimits
  registrationCookie: RegistrationCookie
  register: ReturnType<typeof createRegister>
  linkSender: Pick<ConfirmationLinkSender, 'sendAgain'>
}

/** Responses are delayed to a multiple of this time; on an idle machine one step is enough. */
const responseStepMs = 250

/**
 * Adds the routes that sign up and send the confirmation link again, under better-auth's own paths.
 */
export async function signUpRoutes(app: FastifyInstance, options: Options) {
  const { registrationCookie, clock, visitorLimits } = options
  const authPath = (path: string) => `${fixedApiPaths.auth}/${path}`

  app.post(authPath('sign-up/email'), async (request, reply) => {
    const registration = await readRegistration(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.registrations, request)
    await visitorLimits.consumeForMail(registration.email, request)
    const browserToken = registrationCookie.getToken(request.headers.cookie)
    // The response time must not reveal whether the address has an account.
    await padResponseTime(clock, responseStepMs, () =>
      options.register({ ...registration, browserToken }),
    )
    // The same response for a known address and for a new one.
    return reply
      .header('set-cookie', registrationCookie.remember(browserToken))
      .send({ status: true })
  })

  app.post(authPath('send-verification-email'), async (request, reply) => {
    const { email, callbackPath } = readResendRequest(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.resends, request)
    await visitorLimits.consumeForMail(email, request)
    const browserToken = registrationCookie.readToken(request.headers.cookie)
    await padResponseTime(clock, responseStepMs, () =>
      options.linkSender.sendAgain(email, browserToken, callbackPath),
    )
    return reply.send({ status: true })
  })
}
