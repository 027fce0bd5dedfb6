import type { Config } from '../config'
import { createRequestAddressChange } from '../features/accounts/change-address'
import { createConfirmAddressChange } from '../features/accounts/change-address-confirm'
import { changeAddressRoutes } from '../features/accounts/change-address-routes'
import { createConfirmIdentity } from '../features/accounts/confirm-identity'
import type { CountVisitors } from '../features/accounts/count-visitors'
import { type Auth, hashPassword, verifyPassword } from '../features/accounts/create-auth'
import { type BeforeErasure, createEraseAccount } from '../features/accounts/erase-account'
import { eraseAccountRoutes } from '../features/accounts/erase-account-routes'
import { createKeepSession } from '../features/accounts/keep-session'
import { createChangePassword } from '../features/accounts/password-change'
import { hasPassword } from '../features/accounts/password-hash'
import { createSendPasswordLink } from '../features/accounts/password-link'
import { createResetPassword } from '../features/accounts/password-reset'
import { passwordRoutes } from '../features/accounts/password-routes'
import { sessionRoutes } from '../features/accounts/session-routes'
import { createSessionStore } from '../features/accounts/session-store'
import type { Database } from '../platform/database/open-database'
import type { HttpServer } from '../platform/http/create-http-server'
import type { JobQueue } from '../platform/jobs/job-queue'
import type { RateLimits } from '../platform/rate-limits/create-rate-limits'

type Parts = {
  config: Config
  database: Database
  jobs: JobQueue
  auth: Auth
  limits: RateLimits
  /** Keys the hashes of addresses that had their minutes. */
  addressSecret: string
  visitors: CountVisitors
}

/** Passwords, devices, a new address and the end of an account, put together. */
export function wireAccountSecurity(parts: Parts) {
  const { config, database, jobs, auth, limits, visitors } = parts
  const { origin } = config.publicUrl
  const shared = { database, jobs, origin, hashPassword }
  const confirmIdentity = createConfirmIdentity({ database, limits, verifyPassword })

  return {
    start: () => jobs.work('send-password-link', createSendPasswordLink(shared)),

    async mount(app: HttpServer, beforeErasure: readonly BeforeErasure[]) {
      await app.register(passwordRoutes, {
        auth,
        limits,
        visitors,
        confirmIdentity,
        hasPassword: (userId) => hasPassword(database, userId),
        enqueueLink: (email) => jobs.enqueue(null, 'send-password-link', { email }),
        resetPassword: createResetPassword(shared),
        changePassword: createChangePassword(shared),
        keepSession: createKeepSession(database),
      })
      await app.register(sessionRoutes, { auth, limits, sessions: createSessionStore(database) })
      await app.register(changeAddressRoutes, {
        auth,
        limits,
        visitors,
        confirmIdentity,
        requestChange: createRequestAddressChange(shared),
        confirmChange: createConfirmAddressChange({
          database,
          secret: parts.addressSecret,
          adminEmail: config.adminEmail,
        }),
      })
      await app.register(eraseAccountRoutes, {
        auth,
        confirmIdentity,
        eraseAccount: createEraseAccount({ ...shared, beforeErasure }),
      })
    },
  }
}
