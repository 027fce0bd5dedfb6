import type { CookieConsentProof } from '../../../contract/cookie-consents'
import type { Database } from '../../platform/database/open-database'
import { cookieConsents } from '../../platform/database/tables/cookie-consent-tables'

/** Keeps the proof of an answer; the same one, sent again, changes nothing. */
export async function keepCookieConsent(
  database: Database,
  userId: string | null,
  { id, preferences, consentDate, textVersion }: CookieConsentProof,
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
