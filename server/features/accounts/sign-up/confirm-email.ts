import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../platform/database/open-database'
import { user } from '../../../platform/database/tables/auth-tables'

/**
 * The result of opening a confirmation link: it confirmed the account, the account was confirmed
 * before, or the account no longer exists, because the address was registered again or the
 * unconfirmed account was deleted before the link was opened.
 */
export type Confirmation = 'confirmed' | 'already-confirmed' | 'not-found'

export type ConfirmEmail = (accountId: string) => Promise<Confirmation>

/**
 * Confirms one registration by its account id, not whichever account the address has now: its
 * password must be the one chosen when the e-mail was sent (docs/decisions/010). Of simultaneous
 * requests one gets "confirmed".
 */
export const createConfirmEmail =
  (database: Database): ConfirmEmail =>
  async (accountId) => {
    const confirmed = await database
      .update(user)
      .set({ emailVerified: true, updatedAt: new Date() })
      .where(and(eq(user.id, accountId), eq(user.emailVerified, false)))
      .returning({ id: user.id })
    if (confirmed.length > 0) return 'confirmed'
    const [known] = await database.select({ id: user.id }).from(user).where(eq(user.id, accountId))
    return known ? 'already-confirmed' : 'not-found'
  }
