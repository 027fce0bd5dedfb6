import { createDismissalCookie } from '../../../storage/dismissal-cookie'

/**
 * 90 days. The suggestions need not stay hidden for longer, because they mostly help new users, who call
 * soon or never.
 */
const maxAgeSeconds = 90 * 86_400

/**
 * A cookie that hides the suggested voices. Its path is /, because /dashboard would not cover the catalogue's
 * data, /dashboard.data.
 */
export const suggestionsDismissal = createDismissalCookie({
  name: 'first_evening',
  path: '/',
  maxAgeSeconds,
})
