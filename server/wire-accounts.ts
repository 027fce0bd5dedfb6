import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from './config'
import { authRoutes } from './features/accounts/auth-routes'
import { createConfirmAddress } from './features/accounts/confirm-address'
import { createConfirmationLinks } from './features/accounts/confirmation-links'
import { storeConsent } from './features/accounts/consents'
import { createAuth } from './features/accounts/create-auth'
import { createFindPerson } from './features/accounts/find-person'
import type { GoogleClient } from './features/accounts/google-provider'
import { googleRoutes } from './features/accounts/google-routes'
import { createMailOutbox } from './features/accounts/mail-outbox'
import { createMeRoutes } from './features/accounts/me-routes'
import { createOpenAccount } from './features/accounts/open-account'
import { createReadMe } from './features/accounts/read-me'
import { removeUnconfirmedAccount } from './features/accounts/unconfirmed-accounts'
import type { Database } from './platform/database/open-database'
import type { HttpServer } from './platform/http/create-http-server'
import { isLoopbackRequest } from './platform/http/loopback'
import type { JobQueue } from './platform/jobs/job-queue'
import { createRateLimits } from './platform/rate-limits/create-rate-limits'
import { readOrCreateSecret } from './platform/secret'

type Parts = {
  config: Config
  google: GoogleClient | undefined
  database: Database
  jobs: JobQueue
  log: FastifyBaseLogger
}

/** One secret to keep, and no two uses of it that could be mistaken for each other. */
const deriveSecret = (secret: string, use: string) =>
  createHmac('sha256', secret).update(use).digest('base64url')

/** Addresses, sessions and profiles, put together. */
export function wireAccounts({ config, google, database, jobs, log }: Parts) {
  const secret = config.authSecret ?? readOrCreateSecret(config.dataDirectory)
  const outbox = createMailOutbox(jobs)
  const limits = createRateLimits(database, deriveSecret(secret, 'rate limits'))
  const openAccount = createOpenAccount({
    database,
    secret: deriveSecret(secret, 'granted addresses'),
    adminEmail: config.adminEmail,
  })
  const removeUnconfirmed = (email: string) => removeUnconfirmedAccount(database, email)
  const isUnlimited = (request: FastifyRequest) => config.isLoopback && isLoopbackRequest(request)
  /** The stand-in is for this machine only; the real one is everybody's. */
  const hasGoogle = (request: FastifyRequest) =>
    google !== undefined && (google.endpoints === undefined || isUnlimited(request))
  const auth = createAuth({
    database,
    config,
    secret,
    links: createConfirmationLinks(
      config.publicUrl.origin,
      deriveSecret(secret, 'confirmation links'),
    ),
    confirmAddress: createConfirmAddress(database),
    google,
    removeUnconfirmedAccount: removeUnconfirmed,
    keepMail: outbox.keep,
    onSignedIn: openAccount,
    onAccountCreated: (userId) => storeConsent(database, userId, 'terms', true),
    onError: (message) => log.error(`auth library: ${message}`),
  })

  return {
    limits,
    findPerson: createFindPerson(auth, database, config.adminEmail),
    meRoutes: createMeRoutes(
      // Nothing sells subscriptions: nobody has one.
      createReadMe({ database, openAccount, hasPremium: async () => false }),
    ),
    hasGoogle,
    async mount(app: HttpServer) {
      await app.register(authRoutes, {
        auth,
        outbox,
        limits,
        isUnlimited,
        removeUnconfirmedAccount: removeUnconfirmed,
      })
      await app.register(googleRoutes, { auth, limits, isUnlimited, hasGoogle })
    },
  }
}
