import type { OAuthMappedUser } from '@better-auth/core/oauth2'
import type { BetterAuthOptions } from 'better-auth'
import type { GenericOAuthConfig } from 'better-auth/plugins'
import { z } from 'zod'
import { readGoogleName } from './google-record'

/** Who we are to Google. */
export type GoogleClient = {
  clientId: string
  clientSecret: string
  /** Of what stands in for Google on this machine; Google's own otherwise. */
  endpoints?: { authorizationUrl: string; tokenUrl: string; userInfoUrl: string }
}

type Options = {
  google: GoogleClient | undefined
  removeUnconfirmedAccount(email: string): Promise<void>
}

/** The library's own Google, when that is who we ask. */
export function googleProvider(
  options: Options,
): NonNullable<BetterAuthOptions['socialProviders']> {
  const { google } = options
  if (!google || google.endpoints) return {}
  const { clientId, clientSecret } = google
  return { google: { clientId, clientSecret, ...termsFirst, mapProfileToUser: admit(options) } }
}

/** The stand-in under Google's name, so that its accounts are of the same kind; none elsewhere. */
export function standInProviders(options: Options): GenericOAuthConfig[] {
  const { google } = options
  if (!google?.endpoints) return []
  const { clientId, clientSecret, endpoints } = google
  return [
    {
      providerId: 'google',
      name: 'Google',
      clientId,
      clientSecret,
      ...endpoints,
      scopes: ['openid', 'email', 'profile'],
      pkce: true,
      accountSubject: ({ profile }) => profile.sub ?? '',
      ...termsFirst,
      mapProfileToUser: admit(options),
    },
  ]
}

/** Nobody has an account before the box of the terms is ticked (05; docs/decisions/013). */
const termsFirst = { disableImplicitSignUp: true }

const person = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
  given_name: z.string().optional(),
})

/**
 * Who comes back from Google, before the library looks for their account. An address that Google
 * has not verified is none: the library refuses whoever has none, known here or not. A verified one
 * shows its owner, for whom a registration that was never confirmed makes room
 * (docs/decisions/010, 013).
 */
const admit =
  ({ removeUnconfirmedAccount }: Options) =>
  async (profile: object): Promise<OAuthMappedUser> => {
    const { data: owner } = person.safeParse(profile)
    if (!owner) return { email: null, emailVerified: false }
    await removeUnconfirmedAccount(owner.email.toLowerCase())
    return { name: readGoogleName(owner), email: owner.email, emailVerified: true }
  }
