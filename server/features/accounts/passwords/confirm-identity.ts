import { ApplicationError } from '../../../platform/application-error'
import type { Database } from '../../../platform/database/open-database'
import type { RateLimits } from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'
import type { CurrentSession } from '../sessions/require-session'
import { findPasswordHash } from './find-password-hash'

type Deps = {
  database: Database
  rateLimits: RateLimits
  verifyPassword(check: { hash: string; password: string }): Promise<boolean>
}

/** For users without a password: the maximum time since their sign-in. */
const maxSignInAgeMs = 10 * 60_000

/** Checks the password or the time of sign-in; returns the hash of the password, null if there is none. */
export type ConfirmIdentity = (session: CurrentSession, password: string) => Promise<string | null>

/**
 * Checks the password again before the account is erased, or its password or address changes:
 * whoever finds an unlocked phone has its session, but not the password. A user without a password
 * must have signed in recently instead. Throws PASSWORD_REQUIRED, PASSWORD_WRONG,
 * SIGN_IN_NOT_RECENT or RATE_LIMITED.
 */
export function createConfirmIdentity(deps: Deps): ConfirmIdentity {
  const { database, rateLimits, verifyPassword } = deps
  return async ({ userId, createdAt }, password) => {
    const hash = await findPasswordHash(database, userId)
    if (hash === null) {
      if (Date.now() - createdAt.getTime() < maxSignInAgeMs) return null
      throw new ApplicationError('SIGN_IN_NOT_RECENT')
    }
    if (password === '') throw new ApplicationError('PASSWORD_REQUIRED')
    await rateLimits.consume(accountLimits.passwordChecks, userId)
    if (!(await verifyPassword({ hash, password }))) throw new ApplicationError('PASSWORD_WRONG')
    await rateLimits.reset(accountLimits.passwordChecks, userId)
    return hash
  }
}
