import { eq } from 'drizzle-orm'
import { writeProfileSummary } from '../../domain/profile/profile-summary'
import type { Database } from '../platform/database/open-database'
import { userProfiles } from '../platform/database/tables/profile-tables'
import { readSensitiveConsent } from './consents'
import { profileColumns } from './profile-columns'

/**
 * Returns the profile summary that a companion may know; null when none is stored. Without consent
 * to sensitive data (GDPR, art. 9), returns a summary composed from the other answers instead of
 * the stored one. A summary that the user edited is returned as it is, even without consent: it was
 * edited after any withdrawal of the consent, because a withdrawal replaces every summary.
 */
export async function findProfileSummary(
  database: Pick<Database, 'select' | 'insert'>,
  userId: string,
): Promise<string | null> {
  const [profile] = await database
    .select(profileColumns)
    .from(userProfiles)
    .where(eq(userProfiles.id, userId))
  if (!profile?.user_profile_summary) return null
  if (profile.is_summary_edited || (await readSensitiveConsent(database, userId)))
    return profile.user_profile_summary
  return writeProfileSummary(profile, { hasSensitiveConsent: false })
}
