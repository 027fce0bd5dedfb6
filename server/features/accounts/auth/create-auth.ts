import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer, genericOAuth } from 'better-auth/plugins'
import { passwordMaxLength, passwordMinLength } from '../../../../domain/accounts/new-password'
import { cookieLifetimes } from '../../../../domain/legal/cookie-lifetimes'
import type { Config } from '../../../config'
import type { Database } from '../../../platform/database/open-database'
import * as tables from '../../../platform/database/tables/auth-tables'
import { dropPicture, dropTokens, type GoogleSignIn } from '../google/google-sign-in'
import { hashPassword, verifyPassword } from '../passwords/hash-password'
import { openSessionPlugin } from '../sessions/open-session'
import { refuseSuspendedUser } from './refuse-suspended'
import { restoreSessionToken } from './restore-session-token'

type Deps = {
  database: Database
  config: Pick<Config, 'publicUrl'>
  secret: string
  /** Undefined when visitors cannot sign in with Google. */
  google: GoogleSignIn | undefined
  deleteUnconfirmedAccount(email: string): Promise<void>
  /** Runs when a session is created: at a sign-in, after a confirmation, after a new password. */
  onSignedIn(userId: string): Promise<void>
  /** Runs when a sign-in with Google creates an account; better-auth creates no others. */
  onAccountCreated(userId: string): Promise<void>
  onError(message: string): void
}

const daySeconds = 86_400

export type Auth = ReturnType<typeof createAuth>

/**
 * Configures better-auth: users, passwords and sessions. Its endpoints are not mounted: the routes
 * of accounts/ call it, with their own rate limits.
 */
export function createAuth(deps: Deps) {
  const google = deps.google?.configure(deps)
  return betterAuth({
    baseURL: deps.config.publicUrl.origin,
    basePath: '/api/auth',
    secret: deps.secret,
    trustedOrigins: [deps.config.publicUrl.origin],
    telemetry: { enabled: false },
    // better-auth limits per path and IP address only; our limits are in account-limits.ts.
    rateLimit: { enabled: false },
    database: restoreSessionToken(
      drizzleAdapter(deps.database, { provider: 'pg', schema: tables, transaction: true }),
    ),
    emailAndPassword: {
      enabled: true,
      // register.ts signs users up, and stores their passwords separately until the confirmation.
      disableSignUp: true,
      minPasswordLength: passwordMinLength,
      maxPasswordLength: passwordMaxLength,
      requireEmailVerification: true,
      password: {
        hash: hashPassword,
        verify: verifyPassword,
      },
    },
    socialProviders: google?.socialProviders ?? {},
    account: { updateAccountOnSignIn: false },
    user: {
      additionalFields: { suspendedAt: { type: 'date', required: false, input: false } },
    },
    session: {
      // With "Se souvenir de moi"; otherwise the cookie expires when the browser closes.
      expiresIn: cookieLifetimes.sessionDays * daySeconds,
      disableSessionRefresh: true,
    },
    databaseHooks: {
      session: {
        create: {
          before: ({ userId }) => refuseSuspendedUser(deps.database, userId),
          after: async ({ userId }) => deps.onSignedIn(userId),
        },
      },
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
      // A bearer token is the signed value of the session cookie; the token without its signature
      // is refused.
      bearer({ requireSignature: true }),
      openSessionPlugin(),
      genericOAuth({ config: google?.genericOAuth ?? [] }),
    ],
  })
}

/** Errors that a visitor causes on the way back from Google; google-routes.ts handles them. */
const visitorErrors = [/^State not found$/, /^signup_disabled$/, /did not return an email\./]

/**
 * Whether an error that better-auth logs is a failure of the server, and not of a visitor.
 * better-auth's codes for an expired or forged OAuth state start with "state_".
 */
function isServerFailure(message: string, details: readonly unknown[]) {
  if (visitorErrors.some((pattern) => pattern.test(message))) return false
  const [error] = details
  return !(error instanceof Error && 'code' in error && String(error.code).startsWith('state_'))
}
