import type { OAuthMappedUser } from '@better-auth/core/oauth2'
import type { BetterAuthOptions } from 'better-auth'
import type { GenericOAuthConfig } from 'better-auth/plugins'
import { z } from 'zod'
import { pickUsername } from './pick-username'

/** Our credentials as a client of Google. */
export type GoogleClient = {
  clientId: string
  clientSecret: string
  /** The endpoints of the emulator; undefined for Google itself. */
  endpoints?: { authorizationUrl: string; tokenUrl: string; userInfoUrl: string }
}

type Deps = {
  /** Deletes an account that was registered with this address and never confirmed. */
  deleteUnconfirmedAccount(email: string): Promise<void>
}

/** Returns sign-in with Google, or with its emulator when the client has `endpoints`. */
export const createGoogleSignIn = (client: GoogleClient) => ({
  isEmulator: client.endpoints !== undefined,
  /** Returns the options for better-auth. */
  configure: (deps: Deps): GoogleOptions => ({
    socialProviders: configureGoogleProvider(client, deps),
    genericOAuth: configureEmulatedGoogle(client, deps),
  }),
})

type GoogleOptions = {
  socialProviders: NonNullable<BetterAuthOptions['socialProviders']>
  genericOAuth: GenericOAuthConfig[]
}

/** Configures better-auth's own Google provider; empty when the emulator is used. */
function configureGoogleProvider(
  { clientId, clientSecret, endpoints }: GoogleClient,
  deps: Deps,
): GoogleOptions['socialProviders'] {
  if (endpoints) return {}
  return {
    google: {
      clientId,
      clientSecret,
      ...noImplicitSignUp,
      mapProfileToUser: createProfileMapper(deps),
    },
  }
}

/**
 * Configures the emulator as a generic OpenID provider with Google's id, so that its accounts are
 * stored like Google's; empty when Google itself is used.
 */
function configureEmulatedGoogle(
  { clientId, clientSecret, endpoints }: GoogleClient,
  deps: Deps,
): GenericOAuthConfig[] {
  if (!endpoints) return []
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
      ...noImplicitSignUp,
      mapProfileToUser: createProfileMapper(deps),
    },
  ]
}

/** Creates no account before the user has accepted the terms (docs/decisions/013). */
const noImplicitSignUp = { disableImplicitSignUp: true }

const verifiedProfile = z.object({
  email: z.email(),
  email_verified: z.literal(true),
  name: z.string().optional(),
  given_name: z.string().optional(),
})

/**
 * Maps Google's profile before better-auth looks for the account. Leaves out an address that is not
 * verified, so that better-auth refuses the sign-in. A verified address belongs to this user, so an
 * unconfirmed registration with it is deleted (docs/decisions/010, 013).
 */
const createProfileMapper =
  ({ deleteUnconfirmedAccount }: Deps) =>
  async (profile: object): Promise<OAuthMappedUser> => {
    const { data: googleUser } = verifiedProfile.safeParse(profile)
    if (!googleUser) return { email: null, emailVerified: false }
    await deleteUnconfirmedAccount(googleUser.email.toLowerCase())
    return { name: pickUsername(googleUser), email: googleUser.email, emailVerified: true }
  }
