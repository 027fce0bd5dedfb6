import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../server/platform/database/open-database'
import { sendProblem } from '../../server/platform/http/create-http-server'
import { formPageStyle } from '../page/form-page-style'
import {
  createPagePolicy,
  redirectTo,
  sendPage as sendPageWithPolicy,
  sendStyle,
} from '../page/page-layout'
import { createAuthorizationCodes } from './authorization-codes'
import { readAuthorizationRequest } from './authorization-request'
import { readConsentForm } from './consent-form'
import { renderConsent, renderRefusal } from './consent-page'
import { oidcEmulatorPath } from './demonstration-credentials'
import { createAccountCookie, readRememberedAccount } from './remembered-account'
import { createSigningKeyLoader } from './signing-key'
import { tokenRoutes } from './token-routes'

type Options = {
  database: Database
  /** The product's origin as browsers see it. The issuer of the tokens is this origin with the emulator's path. */
  publicOrigin: string
  /** The only accepted redirect URI. */
  redirectUri: string
  isLoopbackRequest(request: FastifyRequest): boolean
}

/** The consent page has no scripts, and its form may submit and redirect only to the product. */
const policy = createPagePolicy("'self'")

/**
 * Emulates Google sign-in on loopback: a small OpenID Connect provider with a consent page. The
 * auth library uses it like any other provider.
 */
export async function oidcRoutes(app: FastifyInstance, options: Options) {
  const { database, publicOrigin, redirectUri, isLoopbackRequest } = options
  const issuer = `${publicOrigin}${oidcEmulatorPath}`
  const codes = createAuthorizationCodes(database)
  const loadKey = createSigningKeyLoader(database)
  const route = (path: string) => `${oidcEmulatorPath}/${path}`

  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopbackRequest(request)) return sendProblem(reply, 'NOT_FOUND')
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get(route('.well-known/openid-configuration'), async () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    code_challenge_methods_supported: ['S256'],
    scopes_supported: ['openid', 'email', 'profile'],
    token_endpoint_auth_methods_supported: ['client_secret_post', 'client_secret_basic'],
  }))

  app.get(route('style.css'), async (_request, reply) => sendStyle(reply, formPageStyle))

  app.get(route('authorize'), async (request, reply) => {
    const result = readAuthorizationRequest(request.query, redirectUri)
    if (result.state !== 'accepted') return rejectRequest(reply, result)
    const { authorizationRequest } = result
    const form = readRememberedAccount(request.headers.cookie)
    return sendPage(reply, renderConsent({ authorizationRequest, form, errors: {} }))
  })

  app.post<{ Body: Record<string, string> }>(route('authorize'), async (request, reply) => {
    const result = readAuthorizationRequest(request.body, redirectUri)
    if (result.state !== 'accepted') return rejectRequest(reply, result)
    const { authorizationRequest } = result
    const { state: oauthState, nonce, code_challenge: codeChallenge } = authorizationRequest
    const decision = readConsentForm(request.body)
    switch (decision.state) {
      case 'cancelled':
        return redirectBack(reply, redirectUri, { error: 'access_denied', state: oauthState })
      case 'invalid':
        return sendPage(reply.code(400), renderConsent({ authorizationRequest, ...decision }))
      case 'accepted': {
        const { account } = decision
        const code = await codes.issue({ redirectUri, codeChallenge, nonce, account })
        reply.header('set-cookie', createAccountCookie(account))
        return redirectBack(reply, redirectUri, { code, state: oauthState })
      }
    }
  })

  await app.register(tokenRoutes, { issuer, codes, loadKey })
}

type RejectedRequest = Exclude<ReturnType<typeof readAuthorizationRequest>, { state: 'accepted' }>

const rejectRequest = (reply: FastifyReply, rejected: RejectedRequest) =>
  rejected.state === 'untrusted'
    ? sendPage(reply.code(400), renderRefusal())
    : redirectBack(reply, rejected.redirectUri, {
        error: 'invalid_request',
        state: rejected.oauthState,
      })

function redirectBack(
  reply: FastifyReply,
  redirectUri: string,
  parameters: Record<string, string | undefined>,
) {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return redirectTo(reply, url.href)
}

const sendPage = (reply: FastifyReply, html: string) => sendPageWithPolicy(reply, html, policy)
