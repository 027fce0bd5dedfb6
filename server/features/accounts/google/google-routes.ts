import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fixedApiPaths, pagePaths } from '../../../../contract/paths'
import { ApplicationError } from '../../../platform/application-error'
import { accountLimits } from '../account-limits'
import { createAuthHeaders } from '../auth/auth-headers'
import { sendAuthResponse } from '../auth/auth-response'
import type { Auth } from '../auth/create-auth'
import type { KnownDevices } from '../sessions/known-devices'
import type { VisitorLimits } from '../visitor-limits'
import { sendGooglePage } from './google-page'
import {
  findFailurePath,
  readGoogleCallback,
  readGoogleForm,
  readGoogleRequest,
  withQuery,
} from './google-requests'
import { readGoogleReturn } from './google-return'

type Options = {
  auth: Auth
  devices: KnownDevices
  visitorLimits: VisitorLimits
  canUseGoogle(request: FastifyRequest): boolean
}

/** Where Google sends the browser back; must be declared in Google's console. */
export const googleCallbackPath = `${fixedApiPaths.auth}/callback/google`

/** Adds the routes that redirect to Google and back, under better-auth's own paths. */
export async function googleRoutes(
  app: FastifyInstance,
  { auth, devices, visitorLimits, canUseGoogle }: Options,
) {
  app.addHook('onRequest', async (request) => {
    if (!canUseGoogle(request)) throw new ApplicationError('GOOGLE_UNAVAILABLE')
  })

  // A browser without scripts sends the button's form.
  app.addContentTypeParser(
    formContentType,
    { parseAs: 'string', bodyLimit: 10_000 },
    (_request, body, done) => done(null, readGoogleForm(String(body))),
  )

  // Sends the URL of Google's page, or, if the request came from a form, a page that forwards
  // there; also sends a cookie that ties Google's response to this browser.
  app.post(`${fixedApiPaths.auth}/sign-in/social`, async (request, reply) => {
    if (!request.headers['content-type']?.startsWith(formContentType))
      return sendAuthResponse(reply, await requestGoogle(request))
    try {
      return await sendGooglePage(reply, await requestGoogle(request))
    } catch (error) {
      request.log.warn({ err: error }, 'sign-in with Google failed')
      return reply.redirect(findFailurePath(request.body, error), 303)
    }
  })

  async function requestGoogle(request: FastifyRequest) {
    const body = readGoogleRequest(request.body)
    await visitorLimits.consumeForNetwork(accountLimits.signInAttempts, request)
    return auth.api.signInSocial({
      // A sign-up does not ask for the account again: it usually follows a sign-in for which the
      // user chose a Google account that is new to us (GOOGLE_NEW).
      body: { ...body, ...(!body.requestSignUp && { additionalParams: selectAccount }) },
      headers: createAuthHeaders(request),
      asResponse: true,
    })
  }

  app.get(googleCallbackPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      const response = await auth.api.callbackOAuth({
        params: { id: 'google' },
        query: readGoogleCallback(request.query),
        headers: createAuthHeaders(request),
        asResponse: true,
      })
      const email = await findSignedInEmail(response)
      if (email) reply.header('set-cookie', devices.remember(request.headers.cookie, email))
      return redirectToResult(request, reply, response)
    } catch (error) {
      // Redirects after a server error too, because the browser would show the error as a page.
      request.log.error({ err: error }, 'request failed')
      return reply.redirect(withQuery(pagePaths.login, { google: 'GOOGLE_SIGN_IN_FAILED' }))
    }
  })

  /**
   * Returns the e-mail address of the user that a response signs in; undefined if it signs in
   * nobody.
   */
  async function findSignedInEmail({ headers }: Response) {
    const cookie = headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ')
    const session = await auth.api.getSession({ headers: new Headers({ cookie }) })
    return session?.user.email
  }
}

const formContentType = 'application/x-www-form-urlencoded'

/** Lets the user choose an account; otherwise Google would continue with the last one. */
const selectAccount = { prompt: 'select_account' }

function redirectToResult(request: FastifyRequest, reply: FastifyReply, { headers }: Response) {
  const returnUrl = headers.get('location')
  if (!returnUrl) throw new Error('better-auth returned no redirect')
  const { location, failure } = readGoogleReturn(returnUrl)
  if (failure) request.log.warn({ reason: failure }, 'sign-in with Google failed')
  return reply
    .header('set-cookie', headers.getSetCookie())
    .header('cache-control', 'no-store')
    .redirect(location)
}
