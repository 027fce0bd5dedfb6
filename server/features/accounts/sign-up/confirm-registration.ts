import { and, eq } from 'drizzle-orm'
import { ApplicationError } from '../../../platform/application-error'
import type { Database } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'
import type { RateLimits } from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'
import { storePasswordAndEndSessions } from '../passwords/store-password'
import type { ConfirmationLinks } from './confirmation-links'
import { hashBrowserToken } from './registration-cookie'
import { findRegistration, type StoredRegistration } from './registration-store'

type Deps = {
  database: Database
  links: Pick<ConfirmationLinks, 'read'>
  rateLimits: RateLimits
  verifyPassword(check: { hash: string; password: string }): Promise<boolean>
}

/** What a browser can do with a confirmation link. */
export type ConfirmationLinkState =
  /** This browser registered the address: the link is enough. */
  | { state: 'registered-here'; email: string }
  /** Another browser registered the address: the password of the registration is needed as well. */
  | { state: 'registered-elsewhere'; email: string }
  | { state: 'already-confirmed' }
  | { state: 'invalid' }

type Confirmation =
  | { outcome: 'confirmed'; userId: string; email: string; hash: string }
  | { outcome: 'already-confirmed' }

export type ConfirmRegistration = ReturnType<typeof createConfirmRegistration>

/**
 * Creates the functions of the confirmation page: `readLink` changes nothing, `confirm` uses the
 * link.
 */
export function createConfirmRegistration({ database, links, rateLimits, verifyPassword }: Deps) {
  /**
   * Returns the registration of a link. If it no longer exists, returns "already-confirmed" when
   * the link's user has confirmed the address, otherwise "invalid".
   */
  async function findByToken(token: string) {
    const link = await links.read(token)
    if (!link) return 'invalid'
    const registration = await findRegistration(database, link.registrationId)
    if (registration) return registration
    return (await isConfirmed(link.userId)) ? 'already-confirmed' : 'invalid'
  }

  async function isConfirmed(userId: string) {
    const rows = await database
      .select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), eq(user.emailVerified, true)))
    return rows.length > 0
  }

  /** Throws PASSWORD_REQUIRED, REGISTRATION_PASSWORD_WRONG or RATE_LIMITED. */
  async function checkPassword({ id, passwordHash }: StoredRegistration, password: string) {
    if (password === '') throw new ApplicationError('PASSWORD_REQUIRED')
    await rateLimits.consume(accountLimits.confirmationFailures, id)
    if (!(await verifyPassword({ hash: passwordHash, password })))
      throw new ApplicationError('REGISTRATION_PASSWORD_WRONG')
    await rateLimits.reset(accountLimits.confirmationFailures, id)
  }

  return {
    async readLink(
      token: string,
      browserToken: string | undefined,
    ): Promise<ConfirmationLinkState> {
      const registration = await findByToken(token)
      if (typeof registration === 'string') return { state: registration }
      const { email } = registration
      return isFromBrowser(registration, browserToken)
        ? { state: 'registered-here', email }
        : { state: 'registered-elsewhere', email }
    },

    /**
     * Confirms the registration of a link: the user gets the name and the password of the
     * registration, and all of the user's registrations, links and sessions are deleted. Of
     * simultaneous requests, only one gets "confirmed". Throws LINK_INVALID, PASSWORD_REQUIRED,
     * REGISTRATION_PASSWORD_WRONG or RATE_LIMITED.
     */
    async confirm(request: {
      token: string
      password: string
      browserToken: string | undefined
    }): Promise<Confirmation> {
      const registration = await findByToken(request.token)
      if (registration === 'invalid') throw new ApplicationError('LINK_INVALID')
      if (registration === 'already-confirmed') return { outcome: registration }
      if (!isFromBrowser(registration, request.browserToken))
        await checkPassword(registration, request.password)
      const { userId, name, email, passwordHash: hash } = registration
      return database.transaction(async (transaction) => {
        const confirmedRows = await transaction
          .update(user)
          .set({ name, emailVerified: true, updatedAt: new Date() })
          .where(and(eq(user.id, userId), eq(user.emailVerified, false)))
          .returning({ id: user.id })
        if (confirmedRows.length === 0) return { outcome: 'already-confirmed' }
        await storePasswordAndEndSessions(transaction, { id: userId, email }, hash)
        return { outcome: 'confirmed', userId, email, hash }
      })
    },
  }
}

const isFromBrowser = (
  { browserHash }: StoredRegistration,
  browserToken: string | undefined,
): boolean => browserToken !== undefined && browserHash === hashBrowserToken(browserToken)
