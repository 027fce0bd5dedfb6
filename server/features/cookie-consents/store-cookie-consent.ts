import type { CookieConsentEvidence } from '../../../contract/cookie-consents'
import type { Database } from '../../platform/database/open-database'
import { cookieConsents } from '../../platform/database/tables/cookie-consent-tables'

/**
 * Stores the evidence of a cookie choice; `userId` is null for a visitor. Storing the same choice
 * again changes nothing.
 */
export async function storeCookieConsent(
  database: Database,
  userId: string | null,
  { id, preferences, consentDate, textVersion }: CookieConsentEvidence,
) {
  await database
    .insert(cookieConsents)
    .values({
      id,
      userId,
      hasAnalytics: preferences.analytics,
      hasPersonalization: preferences.personalization,
      hasMarketing: preferences.marketing,
      textVersion,
      consentedAt: new Date(consentDate),
    })
    .onConflictDoNothing()
  return { id }
}
