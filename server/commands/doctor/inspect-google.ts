import { checkGoogleClient } from '../../../providers/google/check-google-client'
import type { Config } from '../../config'
import { describeError } from '../speech/describe-reason'
import type { Finding } from './inspect-payments'

/**
 * Checks whether Google knows the configured client. Google is optional: without it users sign in
 * with a password.
 */
export async function inspectGoogle(
  { google, isLoopback, publicUrl }: Pick<Config, 'google' | 'isLoopback' | 'publicUrl'>,
  request: typeof fetch = fetch,
): Promise<Finding> {
  const name = 'connexion Google'
  if (!google)
    return {
      name,
      isFine: true,
      text: isLoopback ? 'compte de démonstration' : 'absente, sans GOOGLE_CLIENT_ID',
    }
  const redirectUri = new URL('/api/auth/callback/google', publicUrl).href
  try {
    const errorCode = await checkGoogleClient(google, redirectUri, request)
    const configurationError = configurationErrors[errorCode]
    return {
      name,
      isFine: !configurationError,
      text: configurationError ?? 'le service accepte l’identifiant et le secret',
    }
  } catch (error) {
    return { name, isFine: false, text: `le service ne répond pas\u00a0: ${describeError(error)}` }
  }
}

/**
 * Describes the error codes that show a wrong configuration. Google always answers with an error
 * code, because this check sends an invented authorization code. Any other error code, such as
 * "invalid_grant", shows that Google knows the client.
 */
const configurationErrors: Readonly<Record<string, string>> = {
  invalid_client: 'le service refuse GOOGLE_CLIENT_ID ou GOOGLE_CLIENT_SECRET',
  unauthorized_client: 'ce client n’a pas le droit de connecter des utilisateurs',
  redirect_uri_mismatch:
    'l’adresse de retour n’est pas déclarée chez Google\u00a0: PUBLIC_URL/api/auth/callback/google',
}
