import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer, genericOAuth } from 'better-auth/plugins'
import { pagePaths } from '../../../../contract/paths'
import { passwordMaxLength, passwordMinLength } from '../../../../domain/accounts/new-password'
import type { Config } from '../../../config'
import type { Database } from '../../../platform/database/open-database'
import * as tables from '../../../platform/database/tables/auth-tables'
import type { Mail } from '../../../platform/mail/mail'
import { dropPicture, dropTokens } from '../google/google-profile'
import {
  emulatedGoogleProviders,
  type GoogleClient,
  googleProvider,
} from '../google/google-provider'
import { alreadyRegisteredMail, confirmationMail } from '../mails/sign-up-mails'
import { hashPassword, verifyPassword } from '../passwords/hash-password'
import { openSessionPlugin } from '../sessions/open-session'
import type { ConfirmEmail } from '../sign-up/confirm-email'
import type { ConfirmationLinks } from '../sign-up/confirmation-links'
import { signInByLink } from '../sign-up/sign-in-by-link'
import { keepSessionToken } from './keep-session-token'

type Deps = {
  database: Database
  config: Pick<Config, 'publicUrl'>
  secret: string
  links: ConfirmationLinks
  confirmEmail: ConfirmEmail
  /** undefined: there is no Google sign-in. */
  google: GoogleClient | undefined
  /** Deletes an account that was registered with this address and never confirmed. */
  deleteUnconfirmedAccount(email: string): Promise<void>
  /** Holds an e-mail back until better-auth's transaction has ended (mail-outbox.ts). */
  collectMail(mail: Mail): void
  /** Runs at each sign-in, also at the one by confirmation link. */
  onSignedIn(userId: string): Promise<void>
  onAccountCreated(userId: string): Promise<void>
  onError(message: string): void
}

const daySeconds = 86_400

export type Auth = ReturnType<typeof createAuth>

/**
 * Configures better-auth: users, passwords and sessions. Its endpoints are not mounted: the routes
 * of accounts/ call it, with their own rate limits.
 */
export const createAuth = (deps: Deps) =>
  betterAuth({
    baseURL: deps.config.publicUrl.origin,
    basePath: '/api/auth',
    secret: deps.secret,
    trustedOrigins: [deps.config.publicUrl.origin],
    telemetry: { enabled: false },
    // Its limits are per path and IP address only; ours are in account-limits.ts.
    rateLimit: { enabled: false },
    database: keepSessionToken(
      drizzleAdapter(deps.database, { provider: 'pg', schema: tables, transaction: true }),
    ),
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      requireEmailVerification: true,
      password: {
        hash: hashPassword,
        verify: verifyPassword,
      },
      onExistingUserSignUp: async ({ user }) => {
        // A simultaneous registration of the same address, whose mail is being sent.
        if (!user.emailVerified) return
        const signInUrl = new URL('/login', deps.config.publicUrl).href
        deps.collectMail(alreadyRegisteredMail(user.email, signInUrl))
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      sendVerificationEmail: async ({ user, url }) => {
        // better-auth's own link is not used, except for the callback path in it.
        const callbackPath = new URL(url).searchParams.get('callbackURL') ?? pagePaths.dashboard
        const link = await deps.links.create(user.id, callbackPath)
        deps.collectMail(confirmationMail(user, link))
      },
    },
    socialProviders: googleProvider(deps),
    account: { updateAccountOnSignIn: false },
    session: {
      // With "Se souvenir de moi"; otherwise the cookie ends with the browser.
      expiresIn: 30 * daySeconds,
      disableSessionRefresh: true,
    },
    databaseHooks: {
      session: { create: { after: async ({ userId }) => deps.onSignedIn(userId) } },
      account: { create: { before: dropTokens } },
      user: {
        create: { before: dropPicture, after: async ({ id }) => deps.onAccountCreated(id) },
      },
    },
    advanced: {
      cookiePrefix: 'amivoix',
      useSecureCookies: deps.config.publicUrl.protocol === 'https:',
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      // The details contain addresses and tokens, which no log may contain.
      log: (_level, message, ...details) => {
        if (isServerFailure(message, details)) deps.onError(message)
      },
    },
    // Unexpected errors go to the HTTP server's error handler, which logs them.
    onAPIError: { throw: true },
    plugins: [
      // The value of the session cookie, with its signature; a token alone is refused.
      bearer({ requireSignature: true }),
      signInByLink(deps),
      openSessionPlugin(),
      genericOAuth({ config: emulatedGoogleProviders(deps) }),
    ],
  })

/** Errors that a visitor causes on the way back from Google; google-routes.ts handles them. */
const visitorErrors = [/^State not found$/, /^signup_disabled$/, /did not return an email\./]

/** Whether an error that better-auth logs is a failure of the server, and not of a visitor. */
function isServerFailure(message: string, details: readonly unknown[]) {
  if (visitorErrors.some((pattern) => pattern.test(message))) return false
  const [error] = details
  return !(error instanceof Error && 'code' in error && String(error.code).startsWith('state_'))
}
