const name = 'profile_banner'

/**
 * Returns a session cookie with the user who dismissed the banner. The server reads it to leave the
 * banner out: removed later, it would move the page. Sent with companion pages only.
 */
export const createBannerCookie = (userId: string) => `${name}=${userId}; Path=/talk; SameSite=Lax`

/** Returns the id of the user who dismissed the banner; null when nobody did. */
export function readBannerDismissal(cookies: string | null): string | null {
  const found = (cookies ?? '').split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
