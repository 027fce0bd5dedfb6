import type { CookiePreferences } from '../../../domain/cookie-consent'

/** The analytics tag's consent signals when nothing is granted. */
export const deniedSignals = {
  analytics_storage: 'denied',
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
} as const

const toSignal = (isAllowed: boolean) => (isAllowed ? 'granted' : 'denied')

/** Maps a cookie choice to the tag's consent signals. Never grants ad_user_data and ad_personalization. */
export const createConsentSignals = ({ analytics, marketing }: CookiePreferences) => ({
  ...deniedSignals,
  analytics_storage: toSignal(analytics),
  ad_storage: toSignal(marketing),
})
