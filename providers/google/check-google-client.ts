import { z } from 'zod'
import type { GoogleClient } from './create-google-sign-in'

const tokenUrl = 'https://oauth2.googleapis.com/token'
const timeoutMs = 10_000

const tokenError = z.object({ error: z.string() })

/**
 * Sends Google an invented authorization code, and returns the error code in Google's answer: "invalid_client" for an
 * unknown client id or a wrong secret, "invalid_grant" if only the authorization code is wrong, or another one, such as
 * "redirect_uri_mismatch". Throws when no answer with an error code arrives.
 */
export async function checkGoogleClient(
  { clientId, clientSecret }: Pick<GoogleClient, 'clientId' | 'clientSecret'>,
  redirectUri: string,
  fetchUrl: typeof fetch,
): Promise<string> {
  const response = await fetchUrl(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'doctor',
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uri: redirectUri,
    }),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return tokenError.parse(await response.json()).error
}
