import { createDismissalCookie } from '../../../storage/dismissal-cookie'

/** A cookie that leaves the banner out of companion pages until the browser is closed. */
export const bannerDismissal = createDismissalCookie({ name: 'profile_banner', path: '/talk' })
