import { eq } from 'drizzle-orm'
import type { Profile } from '../../../contract/account/profile'
import type { Database, Transaction } from '../../platform/database/open-database'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { profileColumns, toStoredAnswers } from '../../users/profile-columns'
import type { AppliedChange } from './apply-profile-change'

/** Reads and stores the consent to sensitive data; passed in by server/composition. */
export type SensitiveConsent = {
  /** Returns the latest choice; null before the first. */
  read(connection: Database | Transaction, userId: string): Promise<boolean | null>
  store(transaction: Transaction, userId: string, isGranted: boolean): Promise<void>
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>

/** Reads and changes the profile of one user. */
export function createProfileRepository(database: Database, consent: SensitiveConsent) {
  const select = (connection: Database | Transaction, userId: string) =>
    connection.select(profileColumns).from(userProfiles).where(eq(userProfiles.id, userId))

  const toProfile = async (
    connection: Database | Transaction,
    userId: string,
    row: Row | undefined,
  ): Promise<Profile | undefined> =>
    row && { ...row, has_sensitive_consent: (await consent.read(connection, userId)) ?? false }

  return {
    async find(userId: string) {
      const [row] = await select(database, userId)
      return toProfile(database, userId, row)
    },

    /**
     * Stores the change that `apply` returns for the stored profile. Simultaneous changes run one
     * after the other. Returns undefined once the account has been erased.
     */
    change: (userId: string, apply: (storedProfile: Profile) => AppliedChange) =>
      database.transaction(async (transaction) => {
        const [row] = await select(transaction, userId).for('update')
        const storedProfile = await toProfile(transaction, userId, row)
        if (!storedProfile) return undefined
        const appliedChange = apply(storedProfile)
        await transaction
          .update(userProfiles)
          .set({
            ...toStoredAnswers(appliedChange.profile),
            isSummaryEdited: appliedChange.profile.is_summary_edited,
          })
          .where(eq(userProfiles.id, userId))
        if (appliedChange.newConsent !== null)
          await consent.store(transaction, userId, appliedChange.newConsent)
        return appliedChange
      }),
  }
}

type Row = Omit<Profile, 'has_sensitive_consent'>
