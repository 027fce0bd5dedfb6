import { createDismissalCookie } from '../../../storage/dismissal-cookie'

/** Hides the suggestions for 90 days. They help mostly new users, who call soon or not at all. */
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
