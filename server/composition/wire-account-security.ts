import type { Config } from '../config'
import type { Auth } from '../features/accounts/auth/create-auth'
import { createConfirmEmailChange } from '../features/accounts/email-change/confirm-email-change'
import { emailChangeRoutes } from '../features/accounts/email-change/email-change-routes'
import { createRequestEmailChange } from '../features/accounts/email-change/request-email-change'
import {
  type BeforeErasure,
  createEraseAccount,
  type EraseAccount,
} from '../features/accounts/erasure/erase-account'
import { eraseAccountRoutes } from '../features/accounts/erasure/erase-account-routes'
import { createChangePassword } from '../features/accounts/passwords/change-password'
import { createConfirmIdentity } from '../features/accounts/passwords/confirm-identity'
import { hasPassword } from '../features/accounts/passwords/find-password-hash'
import { hashPassword, verifyPassword } from '../features/accounts/passwords/hash-password'
import { passwordRoutes } from '../features/accounts/passwords/password-routes'
import { createResetPassword } from '../features/accounts/passwords/reset-password'
import { createSendPasswordLink } from '../features/accounts/passwords/send-password-link'
import type { KnownDevices } from '../features/accounts/sessions/known-devices'
import type { OpenPasswordSession } from '../features/accounts/sessions/open-password-session'
import { sessionRoutes } from '../features/accounts/sessions/session-routes'
import { createSessionStore } from '../features/accounts/sessions/session-store'
import type { VisitorLimits } from '../features/accounts/visitor-limits'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { RateLimits } from '../platform/rate-limits/create-rate-limits'

type Deps = {
  config: Config
  database: Database
  jobs: JobQueue
  auth: Auth
  rateLimits: RateLimits
  visitorLimits: VisitorLimits
  devices: KnownDevices
  openSession: OpenPasswordSession
  /** The secret for hashing the e-mail addresses that received free minutes. */
  freeMinutesSecret: string
}

/** Wires passwords, sessions, e-mail address changes and account erasure. */
export function wireAccountSecurity(deps: Deps) {
  const { config, database, jobs, auth, rateLimits, visitorLimits } = deps
  const { origin } = config.publicUrl
  const sharedDeps = { database, jobs, origin, hashPassword }
  const confirmIdentity = createConfirmIdentity({ database, rateLimits, verifyPassword })

  return {
    start: () => jobs.work('send-password-link', createSendPasswordLink(sharedDeps)),

    /** `beforeErasure`: functions to call before an account is erased. */
    createEraseAccount: (beforeErasure: readonly BeforeErasure[]) =>
      createEraseAccount({ ...sharedDeps, adminEmail: config.adminEmail, beforeErasure }),

    async mount(app: HttpServer, eraseAccount: EraseAccount) {
      await app.register(passwordRoutes, {
        auth,
        visitorLimits,
        confirmIdentity,
        hasPassword: (userId) => hasPassword(database, userId),
        enqueueLink: (email) => jobs.enqueue(null, 'send-password-link', { email }),
        resetPassword: createResetPassword(sharedDeps),
        changePassword: createChangePassword(sharedDeps),
        openSession: deps.openSession,
        devices: deps.devices,
      })
      await app.register(sessionRoutes, {
        auth,
        rateLimits,
        sessions: createSessionStore(database),
      })
      await app.register(emailChangeRoutes, {
        auth,
        rateLimits,
        visitorLimits,
        confirmIdentity,
        requestChange: createRequestEmailChange(sharedDeps),
        confirmChange: createConfirmEmailChange({
          database,
          secret: deps.freeMinutesSecret,
          adminEmail: config.adminEmail,
        }),
      })
      await app.register(eraseAccountRoutes, {
        auth,
        confirmIdentity,
        eraseAccount,
      })
    },
  }
}
