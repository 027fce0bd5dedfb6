import { createDismissalCookie } from '../../../storage/dismissal-cookie'

/** A cookie that hides the profile banner on companion pages until the browser is closed. */
export const bannerDismissal = createDismissalCookie({ name: 'profile_banner', path: '/talk' })
