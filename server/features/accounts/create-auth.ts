import { hash, verify } from '@node-rs/argon2'
import { betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { bearer, genericOAuth } from 'better-auth/plugins'
import { pagePaths } from '../../../contract/paths'
import { passwordMaxLength, passwordMinLength } from '../../../domain/accounts/new-password'
import type { Config } from '../../config'
import type { Database } from '../../platform/database/open-database'
import * as tables from '../../platform/database/tables/auth-tables'
import type { Mail } from '../../platform/mail/mail'
import { alreadyRegisteredMail, confirmationMail } from './account-mails'
import type { ConfirmAddress } from './confirm-address'
import type { ConfirmationLinks } from './confirmation-links'
import { type GoogleClient, googleProvider, standInProviders } from './google-provider'
import { forgetPicture, forgetTokens } from './google-record'
import { isOurFault } from './library-log'
import { sessionFor } from './session-for'
import { signInByLink } from './sign-in-by-link'

type Options = {
  database: Database
  config: Pick<Config, 'publicUrl'>
  secret: string
  links: ConfirmationLinks
  confirmAddress: ConfirmAddress
  /** None: nobody signs in with Google here. */
  google: GoogleClient | undefined
  /** The owner of an address is here: whoever registered it and never confirmed it makes room. */
  removeUnconfirmedAccount(email: string): Promise<void>
  /** Keeps a message until the library is done: mails are promised by the answer, not before. */
  keepMail(mail: Mail): void
  /** Runs at each sign-in, the one of the confirmation link included. */
  onSignedIn(userId: string): Promise<void>
  onAccountCreated(userId: string): Promise<void>
  onError(message: string): void
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane. */
const argon2id = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each takes the 19 MiB above and a core for a moment: ask for what costs less first. */
export const hashPassword = (password: string) => hash(password, argon2id)
export const verifyPassword = (check: { hash: string; password: string }) =>
  verify(check.hash, check.password)

const daySeconds = 86_400

export type Auth = ReturnType<typeof createAuth>

/**
 * The auth library, set up: addresses, passwords, sessions. What people may ask of it is in
 * auth-routes.ts, limits included.
 */
export const createAuth = (options: Options) =>
  betterAuth({
    baseURL: options.config.publicUrl.origin,
    basePath: '/api/auth',
    secret: options.secret,
    trustedOrigins: [options.config.publicUrl.origin],
    telemetry: { enabled: false },
    // Its limits are per path and address only; ours are in account-limits.ts.
    rateLimit: { enabled: false },
    database: drizzleAdapter(options.database, {
      provider: 'pg',
      schema: tables,
      transaction: true,
    }),
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
        // Registered by somebody else at this very moment: the mail of that one is on its way.
        if (!user.emailVerified) return
        const signInUrl = new URL('/login', options.config.publicUrl).href
        options.keepMail(alreadyRegisteredMail(user.email, signInUrl))
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      sendOnSignIn: true,
      sendVerificationEmail: async ({ user, url }) => {
        // The library's own link is not used; it says where the person was meant to go.
        const callback = new URL(url).searchParams.get('callbackURL') ?? pagePaths.dashboard
        const link = await options.links.make(user.id, callback)
        options.keepMail(confirmationMail(user, link))
      },
    },
    socialProviders: googleProvider(options),
    account: { updateAccountOnSignIn: false },
    session: {
      // « Se souvenir de moi »; without it the cookie ends with the browser (01).
      expiresIn: 30 * daySeconds,
      disableSessionRefresh: true,
    },
    databaseHooks: {
      session: { create: { after: async ({ userId }) => options.onSignedIn(userId) } },
      account: { create: { before: forgetTokens } },
      user: {
        create: { before: forgetPicture, after: async ({ id }) => options.onAccountCreated(id) },
      },
    },
    advanced: {
      cookiePrefix: 'amivoix',
      useSecureCookies: options.config.publicUrl.protocol === 'https:',
      database: { generateId: 'uuid' },
      ipAddress: { disableIpTracking: true },
    },
    logger: {
      level: 'error',
      // The library's details name addresses and tokens, which no log may hold (05).
      log: (_level, message, ...details) => {
        if (isOurFault(message, details)) options.onError(message)
      },
    },
    // What is no refusal of its own goes to the HTTP server, which logs and answers it.
    onAPIError: { throw: true },
    plugins: [
      bearer(),
      signInByLink(options),
      sessionFor(),
      genericOAuth({ config: standInProviders(options) }),
    ],
  })
