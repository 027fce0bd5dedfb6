import { z } from 'zod'
import { demonstrationCredentials } from './demonstration-credentials'

const parameter = z.string().max(2_000)

const requestParameters = z.object({
  response_type: z.literal('code'),
  scope: parameter.refine((scope) => scope.split(' ').includes('openid')),
  state: parameter.optional(),
  nonce: parameter.optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/** A valid authorization request, with the parameter names of OpenID Connect. */
export type AuthorizationRequest = z.infer<typeof requestParameters> & {
  client_id: string
  redirect_uri: string
}

type AuthorizationRequestResult =
  | { state: 'accepted'; authorizationRequest: AuthorizationRequest }
  /** The redirect URI is the product's: the error is sent there. */
  | { state: 'refused'; redirectUri: string; oauthState: string | undefined }
  /** Unknown client or redirect URI: the error is shown on a page, without a redirect. */
  | { state: 'untrusted' }

const clientParameters = z.object({ client_id: z.string(), redirect_uri: z.string() })

/** Validates the query of the consent page, or the same fields posted with its form. */
export function readAuthorizationRequest(
  input: unknown,
  knownRedirectUri: string,
): AuthorizationRequestResult {
  const client = clientParameters.safeParse(input)
  if (
    !client.success ||
    client.data.client_id !== demonstrationCredentials.clientId ||
    client.data.redirect_uri !== knownRedirectUri
  )
    return { state: 'untrusted' }
  const parsed = requestParameters.safeParse(input)
  if (parsed.success)
    return { state: 'accepted', authorizationRequest: { ...client.data, ...parsed.data } }
  const parsedState = z.object({ state: parameter }).safeParse(input)
  return {
    state: 'refused',
    redirectUri: knownRedirectUri,
    oauthState: parsedState.success ? parsedState.data.state : undefined,
  }
}
