import { eq } from 'drizzle-orm'
import type { Profile } from '../../../contract/account/profile'
import type { Database, Transaction } from '../../platform/database/open-database'
import { userProfiles } from '../../platform/database/tables/profile-tables'
import { profileColumns } from '../../users/profile-columns'
import type { AppliedChange } from './apply-profile-change'

/** The part of the stored consents that a profile needs; the composition passes it in. */
export type SensitiveConsent = {
  /** Returns the last answer; null before the first. */
  read(connection: Database | Transaction, userId: string): Promise<boolean | null>
  store(transaction: Transaction, userId: string, isGranted: boolean): Promise<void>
}

export type ProfileRepository = ReturnType<typeof createProfileRepository>

/** Reads and changes the profile of one user. */
export function createProfileRepository(database: Database, consent: SensitiveConsent) {
  const select = (connection: Database | Transaction, userId: string) =>
    connection.select(profileColumns).from(userProfiles).where(eq(userProfiles.id, userId))

  const addConsent = async (
    connection: Database | Transaction,
    userId: string,
    row: Row | undefined,
  ): Promise<Profile | undefined> =>
    row && { ...row, has_sensitive_consent: (await consent.read(connection, userId)) ?? false }

  return {
    async find(userId: string) {
      const [row] = await select(database, userId)
      return addConsent(database, userId, row)
    },

    /**
     * Simultaneous changes run one after the other. Returns undefined once the account has been
     * erased.
     */
    change: (userId: string, apply: (stored: Profile) => AppliedChange) =>
      database.transaction(async (transaction) => {
        const [row] = await select(transaction, userId).for('update')
        const stored = await addConsent(transaction, userId, row)
        if (!stored) return undefined
        const applied = apply(stored)
        await transaction
          .update(userProfiles)
          .set(toColumns(applied.profile))
          .where(eq(userProfiles.id, userId))
        if (applied.consentGiven !== null)
          await consent.store(transaction, userId, applied.consentGiven)
        return applied
      }),
  }
}

type Row = Omit<Profile, 'has_sensitive_consent'>

const toColumns = (profile: Profile) => ({
  firstName: profile.first_name,
  lastName: profile.last_name,
  age: profile.age,
  city: profile.city,
  orientation: profile.orientation,
  style: profile.style,
  preferences: profile.preferences,
  profession: profile.profession,
  workEnvironment: profile.work_environment,
  livingSituation: profile.living_situation,
  personalityType: profile.personality_type,
  conversationGoal: profile.conversation_goal,
  idealPartnerStyle: profile.ideal_partner_style,
  previousExperience: profile.previous_experience,
  socialType: profile.social_type,
  conversationDepth: profile.conversation_depth,
  roleplayPreference: profile.roleplay_preference,
  attractionTriggers: profile.attraction_triggers,
  aiBehaviorPreference: profile.ai_behavior_preference,
  topicsToAvoid: profile.topics_to_avoid,
  userProfileSummary: profile.user_profile_summary,
  isSummaryEdited: profile.is_summary_edited,
})
