const name = 'first_evening'
/** A new user calls soon or not at all. */
const maxAgeSeconds = 90 * 86_400

/**
 * Returns a cookie with the user who has closed the first evening. The server reads it to leave the
 * section out: removed later, it would move the page. Sent with the catalogue only.
 */
export const createDismissalCookie = (userId: string) =>
  `${name}=${userId}; Path=/dashboard; Max-Age=${maxAgeSeconds}; SameSite=Lax`

/** Returns the id of the user who has closed it; null when nobody did. */
export function readDismissal(cookies: string | null): string | null {
  const found = (cookies ?? '').split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? null
}
