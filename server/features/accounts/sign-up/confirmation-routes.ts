import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KnownErrorCode } from '../../../../contract/account/known-error-codes'
import { fixedApiPaths, pagePaths } from '../../../../contract/paths'
import { ApplicationError } from '../../../platform/application-error'
import { accountLimits } from '../account-limits'
import type { VisitorLimits } from '../visitor-limits'
import type { ConfirmRegistration } from './confirm-registration'
import type { RegistrationCookie } from './registration-cookie'
import { readConfirmation } from './sign-up-requests'

type Options = {
  visitorLimits: VisitorLimits
  registrationCookie: RegistrationCookie
  confirm: ConfirmRegistration['confirm']
  /** Signs the new user in, unless the browser has a session; sets the cookies of the reply. */
  signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    user: { userId: string; email: string; hash: string },
  ): Promise<void>
}

const formType = 'application/x-www-form-urlencoded'

/**
 * Adds the routes that confirm an address. GET changes nothing and redirects to the confirmation
 * page. The page confirms by POST with JSON; without scripts it posts a form, and the response is a
 * redirect.
 */
export async function confirmationRoutes(app: FastifyInstance, options: Options) {
  const { registrationCookie, confirm, signIn, visitorLimits } = options
  const path = `${fixedApiPaths.auth}/verify-email`

  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  async function confirmAndSignIn(
    request: FastifyRequest,
    reply: FastifyReply,
    { token, password }: ReturnType<typeof readConfirmation>,
  ) {
    await visitorLimits.consumeForNetwork(accountLimits.signInAttempts, request)
    const browserToken = registrationCookie.readToken(request.headers.cookie)
    const confirmationResult = await confirm({ token, password, browserToken })
    if (confirmationResult.outcome === 'confirmed') await signIn(request, reply, confirmationResult)
  }

  app.get(path, (request, reply) => reply.redirect(pagePaths.confirmEmail + readQuery(request)))

  app.post(path, async (request, reply) => {
    const confirmation = readConfirmation(request.body)
    const isForm = request.headers['content-type']?.startsWith(formType) ?? false
    if (!isForm) {
      await confirmAndSignIn(request, reply, confirmation)
      return reply.send({ status: true })
    }
    try {
      await confirmAndSignIn(request, reply, confirmation)
      return reply.redirect(confirmation.callbackPath, 303)
    } catch (error) {
      if (!(error instanceof ApplicationError)) throw error
      return reply.redirect(toPageWithError(confirmation, error.code), 303)
    }
  })
}

const readQuery = ({ url }: FastifyRequest) =>
  url.includes('?') ? url.slice(url.indexOf('?')) : ''

const toPageWithError = (
  { token, callbackPath }: ReturnType<typeof readConfirmation>,
  error: KnownErrorCode,
) =>
  `${pagePaths.confirmEmail}?${new URLSearchParams({ token, callbackURL: callbackPath, erreur: error })}`
