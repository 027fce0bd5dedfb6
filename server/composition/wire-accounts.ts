import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import { createAccountRoutes, createPasswordLinkRoutes } from '../features/accounts/account-routes'
import { authRoutes } from '../features/accounts/auth-routes'
import { createConfirmAddress } from '../features/accounts/confirm-address'
import { createConfirmationLinks } from '../features/accounts/confirmation-links'
import { storeConsent } from '../features/accounts/consents'
import { createCountVisitors } from '../features/accounts/count-visitors'
import { createAuth } from '../features/accounts/create-auth'
import type { BeforeErasure } from '../features/accounts/erase-account'
import { createFindPerson } from '../features/accounts/find-person'
import type { GoogleClient } from '../features/accounts/google-provider'
import { googleRoutes } from '../features/accounts/google-routes'
import { createKeepSession } from '../features/accounts/keep-session'
import { createMailOutbox } from '../features/accounts/mail-outbox'
import { createMeRoutes } from '../features/accounts/me-routes'
import { createOpenAccount } from '../features/accounts/open-account'
import { findPasswordHashOf } from '../features/accounts/password-hash'
import { createReadMe, type HasPremium } from '../features/accounts/read-me'
import { isRegistered, removeUnconfirmedAccount } from '../features/accounts/unconfirmed-accounts'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import { onThisMachine } from '../platform/http/loopback'
import type { JobQueue } from '../platform/jobs/job-queue'
import { createRateLimits } from '../platform/rate-limits/create-rate-limits'
import { readOrCreateSecret } from '../platform/secret'
import { wireAccountSecurity } from './wire-account-security'

type Parts = {
  config: Config
  google: GoogleClient | undefined
  database: Database
  jobs: JobQueue
  log: FastifyBaseLogger
  hasPremium: HasPremium
}

/** One secret to keep, and no two uses of it that could be mistaken for each other. */
const deriveSecret = (secret: string, use: string) =>
  createHmac('sha256', secret).update(use).digest('base64url')

/** Addresses, sessions and profiles, put together. */
export function wireAccounts({ config, google, database, jobs, log, hasPremium }: Parts) {
  const secret = config.authSecret ?? readOrCreateSecret(config.dataDirectory)
  const outbox = createMailOutbox(jobs)
  const limits = createRateLimits(database, deriveSecret(secret, 'rate limits'))
  const addressSecret = deriveSecret(secret, 'granted addresses')
  const isUnlimited = onThisMachine(config)
  const visitors = createCountVisitors({ limits, isUnlimited })
  const openAccount = createOpenAccount({
    database,
    secret: addressSecret,
    adminEmail: config.adminEmail,
  })
  const removeUnconfirmed = (email: string) => removeUnconfirmedAccount(database, email)
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
  const security = wireAccountSecurity({
    config,
    database,
    jobs,
    auth,
    limits,
    addressSecret,
    visitors,
  })

  return {
    limits,
    findPerson: createFindPerson(auth, database, config.adminEmail),
    meRoutes: createMeRoutes(createReadMe({ database, openAccount, hasPremium })),
    accountRoutes: createAccountRoutes(database, limits),
    passwordLinkRoutes: createPasswordLinkRoutes(database),
    hasGoogle,
    start: security.start,
    /** `beforeErasure`: what else has to end when somebody deletes their account. */
    async mount(app: HttpServer, beforeErasure: readonly BeforeErasure[]) {
      await app.register(authRoutes, {
        auth,
        clock: systemClock,
        outbox,
        limits,
        visitors,
        removeUnconfirmedAccount: removeUnconfirmed,
        isRegistered: (email) => isRegistered(database, email),
        findPasswordHash: (email) => findPasswordHashOf(database, email),
        keepSession: createKeepSession(database),
      })
      await app.register(googleRoutes, { auth, visitors, hasGoogle })
      await security.mount(app, beforeErasure)
    },
  }
}
