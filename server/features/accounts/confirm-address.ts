import { and, eq } from 'drizzle-orm'
import type { Database } from '../../platform/database/open-database'
import { user } from '../../platform/database/tables/auth-tables'

/**
 * What the link of a mail came to: it confirmed its account now, it had done so before, or the
 * account is no more, because somebody registered the address again or nobody confirmed it in time.
 */
export type Confirmation = 'confirmed' | 'already-confirmed' | 'gone'

export type ConfirmAddress = (accountId: string) => Promise<Confirmation>

/**
 * Confirms one registration, never « whichever the address has now »: its password is the one that
 * was given when the mail was sent (docs/decisions/010). Of many clicks at once one is told
 * `confirmed`.
 */
export const createConfirmAddress =
  (database: Database): ConfirmAddress =>
  async (accountId) => {
    const confirmed = await database
      .update(user)
      .set({ emailVerified: true, updatedAt: new Date() })
      .where(and(eq(user.id, accountId), eq(user.emailVerified, false)))
      .returning({ id: user.id })
    if (confirmed.length > 0) return 'confirmed'
    const [known] = await database.select({ id: user.id }).from(user).where(eq(user.id, accountId))
    return known ? 'already-confirmed' : 'gone'
  }
