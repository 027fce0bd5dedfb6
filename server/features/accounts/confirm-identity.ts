import { ApplicationError } from '../../platform/application-error'
import type { Database } from '../../platform/database/open-database'
import type { RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { accountLimits } from './account-limits'
import { findPasswordHash } from './password-hash'
import type { OpenSession } from './session-of-request'

type Options = {
  database: Database
  limits: RateLimits
  verifyPassword(check: { hash: string; password: string }): Promise<boolean>
}

/** Without a password, having signed in this lately says as much. */
const recentSignInMs = 10 * 60_000

/** Answers the hash of the password that was right; null where there is none. */
export type ConfirmIdentity = (session: OpenSession, password: string) => Promise<string | null>

/**
 * Before what cannot be taken back: whoever finds an unlocked phone has its session, not its
 * password. Throws PASSWORD_REQUIRED, PASSWORD_WRONG, SIGN_IN_NOT_RECENT or RATE_LIMITED.
 */
export function createConfirmIdentity(options: Options): ConfirmIdentity {
  const { database, limits, verifyPassword } = options
  return async ({ userId, createdAt }, password) => {
    const hash = await findPasswordHash(database, userId)
    if (hash === null) {
      if (Date.now() - createdAt.getTime() < recentSignInMs) return null
      throw new ApplicationError('SIGN_IN_NOT_RECENT')
    }
    if (password === '') throw new ApplicationError('PASSWORD_REQUIRED')
    await limits.count(accountLimits.passwordChecks, userId)
    if (!(await verifyPassword({ hash, password }))) throw new ApplicationError('PASSWORD_WRONG')
    await limits.forget(accountLimits.passwordChecks, userId)
    return hash
  }
}
