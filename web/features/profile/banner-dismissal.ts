const name = 'profile_banner'

/**
 * A cookie of the browser's session, because the server decides whether the banner is on the page:
 * one that came and went would move what stands below. It names the person who put the banner away,
 * and is sent with companion pages only.
 */
export const bannerCookieOf = (userId: string) => `${name}=${userId}; Path=/talk; SameSite=Lax`

/** The id of the person who has put the banner away; null when nobody has. */
export function readBannerDismissal(cookies: string | null): string | null {
  const found = (cookies ?? '').split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
