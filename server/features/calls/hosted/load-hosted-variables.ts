import { eq } from 'drizzle-orm'
import { balanceColumn } from '../../../ledger/balances'
import type { Database } from '../../../platform/database/open-database'
import { userProfiles } from '../../../platform/database/tables/profile-tables'
import { findProfileSummary } from '../../../users/find-profile-summary'
import { findPastSummaries } from '../live/load-call-facts'
import type { HostedCallRow } from './hosted-call-repository'

/**
 * Returns the template variables of the assistant's texts. They never contain the e-mail address,
 * and contain sensitive data and earlier summaries only with the caller's consent.
 */
export async function loadHostedVariables(
  db: Database,
  { userId, agentId, hasMemoryConsent }: HostedCallRow,
): Promise<Record<string, string>> {
  const [profile] = await db
    .select({
      firstName: userProfiles.firstName,
      username: userProfiles.username,
      lastName: userProfiles.lastName,
      balance: balanceColumn,
    })
    .from(userProfiles)
    .where(eq(userProfiles.id, userId))
  const summaries = hasMemoryConsent ? await findPastSummaries(db, userId, agentId) : []
  const firstName = profile?.firstName ?? profile?.username ?? ''
  const lastName = profile?.lastName ?? ''
  return {
    userName: firstName,
    userLastName: lastName,
    userFullName: `${firstName} ${lastName}`.trim(),
    // Empty rather than missing: an assistant would read aloud the name of a missing variable.
    userEmail: '',
    userMinutesLeft: String(profile?.balance ?? 0),
    userProfileSummary: (await findProfileSummary(db, userId)) ?? '',
    history: summaries.map(({ date, summary }) => `${date.slice(0, 10)} : ${summary}`).join('\n'),
  }
}
