/** A cookie that no script can read and that the browser does not send with another site's POST. */
export type PrivateCookie = { name: string; maxAgeSeconds: number }

/**
 * Creates functions that read and write a private cookie. On https its name has the prefix "__Host-",
 * so that neither a subdomain nor an unencrypted page can set it.
 */
export function createPrivateCookie(
  { name, maxAgeSeconds }: PrivateCookie,
  { protocol }: Pick<URL, 'protocol'>,
) {
  const isSecure = protocol === 'https:'
  const fullName = isSecure ? `__Host-${name}` : name
  return {
    /**
     * Returns the cookie's value in a Cookie header; undefined when it does not contain the cookie.
     */
    read: (header: string | undefined) => readCookie(header, fullName),

    /** Returns the Set-Cookie header for a value of URL-safe characters. */
    write: (value: string) =>
      `${fullName}=${value}; Max-Age=${maxAgeSeconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  }
}

function readCookie(header: string | undefined, name: string) {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}
