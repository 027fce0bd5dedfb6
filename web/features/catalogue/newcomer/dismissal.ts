import { createDismissalCookie } from '../../../storage/dismissal-cookie'

/** A new user makes their first call soon or not at all. */
const maxAgeSeconds = 90 * 86_400

/** Leaves the suggestions for newcomers out of the catalogue, whose data have the path /dashboard.data. */
export const suggestionsDismissal = createDismissalCookie({
  name: 'first_evening',
  path: '/',
  maxAgeSeconds,
})
