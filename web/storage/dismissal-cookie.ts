type Options = {
  name: string
  /** Has to cover the page and its data. "/a" does not cover "/a.data", so use the parent path of such a page. */
  path: string
  /** When absent, the cookie lasts until the browser is closed. */
  maxAgeSeconds?: number
}

/**
 * A cookie with the id of the user who dismissed a part of a page. The server reads it and leaves the part
 * out of the document, because removing the part in the browser would shift the layout.
 */
export const createDismissalCookie = ({ name, path, maxAgeSeconds }: Options) => ({
  /** Formats the cookie for document.cookie. */
  format(userId: string) {
    const maxAge = maxAgeSeconds === undefined ? '' : ` Max-Age=${maxAgeSeconds};`
    return `${name}=${userId}; Path=${path};${maxAge} SameSite=Lax`
  },
  /** Returns the id of the user who dismissed the part; null when nobody did. */
  readUserId(cookieHeader: string | null): string | null {
    const cookie = (cookieHeader ?? '').split('; ').find((pair) => pair.startsWith(`${name}=`))
    return cookie?.slice(name.length + 1) ?? null
  },
})
