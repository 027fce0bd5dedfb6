import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fixedApiPaths, pagePaths } from '../../../contract/paths'
import { ApplicationError } from '../../platform/application-error'
import { accountLimits } from './account-limits'
import { answerAuth } from './answer-auth'
import type { CountVisitors } from './count-visitors'
import type { Auth } from './create-auth'
import { readGoogleRequest, readProviderAnswer, withQuery } from './google-requests'
import { readGoogleReturn } from './google-return'
import { readHeaders } from './read-headers'

type Options = {
  auth: Auth
  visitors: CountVisitors
  hasGoogle(request: FastifyRequest): boolean
}

/** Where Google, or what stands in for it, sends the browser back: to be declared there. */
export const googleCallbackPath = `${fixedApiPaths.auth}/callback/google`

/** To Google and back, under the auth library's own names (02, « API »). */
export async function googleRoutes(app: FastifyInstance, { auth, visitors, hasGoogle }: Options) {
  app.addHook('onRequest', async (request) => {
    if (!hasGoogle(request)) throw new ApplicationError('GOOGLE_UNAVAILABLE')
  })

  // Answers the provider's address and a cookie that ties its answer to this browser.
  app.post(`${fixedApiPaths.auth}/sign-in/social`, async (request, reply) => {
    const body = readGoogleRequest(request.body)
    await visitors.network(accountLimits.signInTries, request)
    const response = await auth.api.signInSocial({
      // Whoever goes there a second time, for the terms, has just chosen an account.
      body: { ...body, ...(!body.requestSignUp && { additionalParams: selectAccount }) },
      headers: readHeaders(request),
      asResponse: true,
    })
    return answerAuth(reply, response)
  })

  app.get(googleCallbackPath, { exposeHeadRoute: false }, async (request, reply) => {
    try {
      const response = await auth.api.callbackOAuth({
        params: { id: 'google' },
        query: readProviderAnswer(request.query),
        headers: readHeaders(request),
        asResponse: true,
      })
      return lead(request, reply, response)
    } catch (error) {
      // This is a page to the person: a fault of ours ends at a door as well.
      request.log.error({ err: error }, 'request failed')
      return reply.redirect(withQuery(pagePaths.login, { google: 'GOOGLE_SIGN_IN_FAILED' }))
    }
  })
}

/** A browser that is signed in at Google would otherwise go on as its last account. */
const selectAccount = { prompt: 'select_account' }

function lead(request: FastifyRequest, reply: FastifyReply, { headers }: Response) {
  const address = headers.get('location')
  if (!address) throw new Error('The auth library leads nowhere')
  const { location, failure } = readGoogleReturn(address)
  if (failure) request.log.warn({ reason: failure }, 'sign-in with Google failed')
  return reply
    .header('set-cookie', headers.getSetCookie())
    .header('cache-control', 'no-store')
    .redirect(location)
}
