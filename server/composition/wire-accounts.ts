import { createHmac } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Config } from '../config'
import {
  createAccountRoutes,
  createConfirmationLinkRoutes,
  createMeRoutes,
  createPasswordLinkRoutes,
} from '../features/accounts/account-routes'
import { createAuth } from '../features/accounts/auth/create-auth'
import type { EraseAccount } from '../features/accounts/erasure/erase-account'
import {
  createFindRequester,
  createFindSignedInUser,
} from '../features/accounts/find-signed-in-user'
import { googleRoutes } from '../features/accounts/google/google-routes'
import type { GoogleSignIn } from '../features/accounts/google/google-sign-in'
import { findPasswordHashByEmail } from '../features/accounts/passwords/find-password-hash'
import { hashPassword, verifyPassword } from '../features/accounts/passwords/hash-password'
import { createRenewPasswordHash } from '../features/accounts/passwords/renew-password-hash'
import { createReadMe, type HasPremium } from '../features/accounts/read-me'
import { createKnownDevices } from '../features/accounts/sessions/known-devices'
import { createOpenPasswordSession } from '../features/accounts/sessions/open-password-session'
import { createRevokeIfPasswordChanged } from '../features/accounts/sessions/revoke-if-password-changed'
import { createSignInFailures } from '../features/accounts/sessions/sign-in-failures'
import { signInRoutes } from '../features/accounts/sessions/sign-in-routes'
import { createConfirmRegistration } from '../features/accounts/sign-up/confirm-registration'
import { createConfirmationLinks } from '../features/accounts/sign-up/confirmation-links'
import { confirmationRoutes } from '../features/accounts/sign-up/confirmation-routes'
import { createEnsureProfile } from '../features/accounts/sign-up/ensure-profile'
import { createRegister } from '../features/accounts/sign-up/register'
import { createRegistrationCookie } from '../features/accounts/sign-up/registration-cookie'
import { createConfirmationLinkSender } from '../features/accounts/sign-up/send-confirmation-link'
import { createSignInAfterConfirmation } from '../features/accounts/sign-up/sign-in-after-confirmation'
import { signUpRoutes } from '../features/accounts/sign-up/sign-up-routes'
import { deleteUnconfirmedAccount } from '../features/accounts/sign-up/unconfirmed-accounts'
import { createVisitorLimits } from '../features/accounts/visitor-limits'
import { systemClock } from '../platform/clock'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import { createLoopbackCheck } from '../platform/http/loopback'
import type { JobQueue } from '../platform/jobs/job-queue'
import { createRateLimits } from '../platform/rate-limits/create-rate-limits'
import { readOrCreateSecret } from '../platform/read-or-create-secret'
import { storeConsent } from '../users/consents'
import { wireAccountSecurity } from './wire-account-security'

type Deps = {
  config: Config
  google: GoogleSignIn | undefined
  database: Database
  jobs: JobQueue
  log: FastifyBaseLogger
  hasPremium: HasPremium
}

/**
 * Derives a secret for one purpose, so that a value signed with it is not valid for another
 * purpose.
 */
export const deriveSecret = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('base64url')

/** Wires the rate limits and everything about accounts: sign-up, sign-in, sessions, passwords, changes and erasure. */
export function wireAccounts({ config, google, database, jobs, log, hasPremium }: Deps) {
  const secret = config.authSecret ?? readOrCreateSecret(config.dataDirectory)
  const rateLimits = createRateLimits(database, deriveSecret(secret, 'rate limits'))
  // For the hashes of addresses that received free minutes. The stored hashes depend on the text
  // 'granted addresses', so it must never change.
  const freeMinutesSecret = deriveSecret(secret, 'granted addresses')
  const isLoopbackRequest = createLoopbackCheck(config)
  const { origin } = config.publicUrl
  const registrationCookie = createRegistrationCookie(config.publicUrl)
  const devices = createKnownDevices({
    publicUrl: config.publicUrl,
    secret: deriveSecret(secret, 'known devices'),
  })
  const visitorLimits = createVisitorLimits({ rateLimits, devices, isExempt: isLoopbackRequest })
  const ensureProfile = createEnsureProfile({
    database,
    secret: freeMinutesSecret,
    adminEmail: config.adminEmail,
  })
  /** Whether a request may use Google sign-in: the emulator answers loopback requests only. */
  const canUseGoogle = (request: FastifyRequest) =>
    google !== undefined && (!google.isEmulator || isLoopbackRequest(request))
  const deleteUnconfirmed = (email: string) => deleteUnconfirmedAccount(database, email)
  const auth = createAuth({
    database,
    config,
    secret,
    google,
    deleteUnconfirmedAccount: deleteUnconfirmed,
    onSignedIn: ensureProfile,
    onAccountCreated: (userId) =>
      storeConsent(database, { userId, kind: 'terms', isGranted: true }),
    onError: (message) => log.error(`better-auth error: ${message}`),
  })
  const revokeIfPasswordChanged = createRevokeIfPasswordChanged(database)
  const findRequester = createFindRequester(auth, database, config.adminEmail)
  const openSession = createOpenPasswordSession({ auth, revokeIfPasswordChanged })
  const links = createConfirmationLinks(origin, deriveSecret(secret, 'confirmation links'))
  const linkSender = createConfirmationLinkSender({ database, jobs, links, verifyPassword })
  const registrationConfirmation = createConfirmRegistration({
    database,
    links,
    rateLimits,
    verifyPassword,
  })
  const security = wireAccountSecurity({
    config,
    database,
    jobs,
    auth,
    rateLimits,
    visitorLimits,
    devices,
    openSession,
    freeMinutesSecret,
  })

  return {
    rateLimits,
    findSignedInUser: createFindSignedInUser(findRequester),
    findRequester,
    meRoutes: createMeRoutes(createReadMe({ database, ensureProfile, hasPremium })),
    accountRoutes: createAccountRoutes(database, rateLimits, systemClock),
    confirmationLinkRoutes: createConfirmationLinkRoutes(
      registrationConfirmation,
      registrationCookie,
    ),
    passwordLinkRoutes: createPasswordLinkRoutes(database),
    canUseGoogle,
    start: security.start,
    createEraseAccount: security.createEraseAccount,
    async mount(app: HttpServer, eraseAccount: EraseAccount) {
      await app.register(signUpRoutes, {
        clock: systemClock,
        visitorLimits,
        registrationCookie,
        register: createRegister({ database, jobs, links, origin, hashPassword }),
        linkSender,
      })
      await app.register(confirmationRoutes, {
        visitorLimits,
        registrationCookie,
        confirm: registrationConfirmation.confirm,
        signIn: createSignInAfterConfirmation({ auth, openSession, devices }),
      })
      await app.register(signInRoutes, {
        auth,
        visitorLimits,
        devices,
        failures: createSignInFailures(rateLimits),
        registrationCookie,
        linkSender,
        findPasswordHash: (email) => findPasswordHashByEmail(database, email),
        revokeIfPasswordChanged,
        renewPasswordHash: createRenewPasswordHash({ database, hashPassword }),
      })
      await app.register(googleRoutes, { auth, devices, visitorLimits, canUseGoogle })
      await security.mount(app, eraseAccount)
    },
  }
}
