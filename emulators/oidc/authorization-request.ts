import { z } from 'zod'
import { demonstrationClient } from './demonstration-client'

const parameter = z.string().max(2_000)

const request = z.object({
  response_type: z.literal('code'),
  scope: parameter.refine((scope) => scope.split(' ').includes('openid')),
  state: parameter.optional(),
  nonce: parameter.optional(),
  code_challenge: z.string().regex(/^[\w-]{43}$/),
  code_challenge_method: z.literal('S256'),
})

/** What the product asks for, as OpenID Connect names it. */
export type AuthorizationRequest = z.infer<typeof request> & {
  client_id: string
  redirect_uri: string
}

type Reading =
  | { state: 'accepted'; request: AuthorizationRequest }
  /** Told where it was asked from, which is known to be the product. */
  | { state: 'refused'; redirectUri: string; oauthState: string | undefined }
  /** Told on the page: nobody is led to an address that is not the product's. */
  | { state: 'untrusted' }

const origin = z.object({ client_id: z.string(), redirect_uri: z.string() })

/** The query of the consent page, or the same fields with its answer. */
export function readAuthorizationRequest(input: unknown, knownRedirectUri: string): Reading {
  const asked = origin.safeParse(input)
  if (
    !asked.success ||
    asked.data.client_id !== demonstrationClient.clientId ||
    asked.data.redirect_uri !== knownRedirectUri
  )
    return { state: 'untrusted' }
  const read = request.safeParse(input)
  if (read.success) return { state: 'accepted', request: { ...asked.data, ...read.data } }
  const known = z.object({ state: parameter }).safeParse(input)
  return {
    state: 'refused',
    redirectUri: knownRedirectUri,
    oauthState: known.success ? known.data.state : undefined,
  }
}
