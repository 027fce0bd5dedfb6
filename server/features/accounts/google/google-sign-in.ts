import type { BetterAuthOptions } from 'better-auth'
import type { GenericOAuthConfig } from 'better-auth/plugins'

/** Sign-in with Google (providers/google), or with its emulator. */
export type GoogleSignIn = {
  /** Whether the emulator replaces Google; it answers loopback requests only. */
  isEmulator: boolean
  /** Returns the options that better-auth needs for this sign-in. */
  configure(deps: {
    /** Deletes an account that was registered with this address and never confirmed. */
    deleteUnconfirmedAccount(email: string): Promise<void>
  }): {
    socialProviders: NonNullable<BetterAuthOptions['socialProviders']>
    genericOAuth: GenericOAuthConfig[]
  }
}

/** Drops Google's tokens: the profile is read only once, at sign-in (GDPR, art. 5). */
export const dropTokens = async (account: object) => ({
  data: {
    ...account,
    accessToken: null,
    refreshToken: null,
    idToken: null,
    accessTokenExpiresAt: null,
    refreshTokenExpiresAt: null,
  },
})

/** Drops Google's profile picture: no page shows it. */
export const dropPicture = async (user: object) => ({ data: { ...user, image: null } })
