import type { CookiePreferences } from '../../../domain/cookie-consent'

/** What the tag calls its permissions; advertising to a person is never one of ours. */
export const deniedSignals = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const

const signalOf = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied')

/** First document, section 4, « Cookie consent ». */
export const consentSignals = ({ analytics, marketing }: CookiePreferences) => ({
  ...deniedSignals,
  analytics_storage: signalOf(analytics),
  ad_storage: signalOf(marketing),
})
