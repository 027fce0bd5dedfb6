import { createDismissalCookie } from '../../../storage/dismissal-cookie'

/** Leaves the banner out of companion pages until the browser is closed. */
export const bannerDismissal = createDismissalCookie({ name: 'profile_banner', path: '/talk' })
