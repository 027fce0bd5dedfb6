import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Database } from '../../server/platform/database/open-database'
import { sendProblem } from '../../server/platform/http/create-http-server'
import { formPageStyle } from '../page/form-page-style'
import { leadTo, pagePolicy, sendPage as sendFrame, sendStyle } from '../page/page-frame'
import { readAuthorizationRequest } from './authorization-request'
import { readConsentForm } from './consent-form'
import { renderConsent, renderRefusal } from './consent-page'
import { createConsents } from './consents'
import { standInPath } from './demonstration-client'
import { readRememberedAccount, rememberAccount } from './remembered-account'
import { createKeyStore } from './signing-key'
import { tokenRoutes } from './token-routes'

type Options = {
  database: Database
  /** Where browsers find the product; the issuer of its tokens. */
  publicOrigin: string
  /** The only address that a person is led back to. */
  redirectUri: string
  isLoopback(request: FastifyRequest): boolean
}

/** Nothing runs on the consent page; its form leads to the product alone. */
const policy = pagePolicy("'self'")

/**
 * A small OpenID provider with a consent page, in the place of Google for whoever tries the product
 * on this machine (02, « Loopback mode »). The auth library takes it for any other provider.
 */
export async function oidcRoutes(app: FastifyInstance, options: Options) {
  const { database, publicOrigin, redirectUri, isLoopback } = options
  const issuer = `${publicOrigin}${standInPath}`
  const consents = createConsents(database)
  const loadKey = createKeyStore(database)
  const at = (path: string) => `${standInPath}/${path}`

  app.addHook('onRequest', async (request, reply) => {
    if (!isLoopback(request)) return sendProblem(reply, 'NOT_FOUND')
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get(at('.well-known/openid-configuration'), async () => ({
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

  app.get(at('style.css'), async (_request, reply) => sendStyle(reply, formPageStyle))

  app.get(at('authorize'), async (request, reply) => {
    const reading = readAuthorizationRequest(request.query, redirectUri)
    if (reading.state !== 'accepted') return refuse(reply, reading)
    const form = readRememberedAccount(request.headers.cookie)
    return sendPage(reply, renderConsent({ request: reading.request, form, faults: {} }))
  })

  app.post<{ Body: Record<string, string> }>(at('authorize'), async (request, reply) => {
    const reading = readAuthorizationRequest(request.body, redirectUri)
    if (reading.state !== 'accepted') return refuse(reply, reading)
    const { state, nonce, code_challenge: codeChallenge } = reading.request
    const answer = readConsentForm(request.body)
    switch (answer.state) {
      case 'cancelled':
        return leadBack(reply, redirectUri, { error: 'access_denied', state })
      case 'faulty':
        return sendPage(reply.code(400), renderConsent({ request: reading.request, ...answer }))
      case 'accepted': {
        const { account } = answer
        const code = await consents.store({ redirectUri, codeChallenge, nonce, account })
        reply.header('set-cookie', rememberAccount(account))
        return leadBack(reply, redirectUri, { code, state })
      }
    }
  })

  await app.register(tokenRoutes, { issuer, consents, loadKey })
}

type Refusal = Exclude<ReturnType<typeof readAuthorizationRequest>, { state: 'accepted' }>

const refuse = (reply: FastifyReply, refusal: Refusal) =>
  refusal.state === 'untrusted'
    ? sendPage(reply.code(400), renderRefusal())
    : leadBack(reply, refusal.redirectUri, {
        error: 'invalid_request',
        state: refusal.oauthState,
      })

function leadBack(
  reply: FastifyReply,
  redirectUri: string,
  answer: Record<string, string | undefined>,
) {
  const address = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) address.searchParams.set(name, value)
  return leadTo(reply, address.href)
}

const sendPage = (reply: FastifyReply, html: string) => sendFrame(reply, html, policy)
