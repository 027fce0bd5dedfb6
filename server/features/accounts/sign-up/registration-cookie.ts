import { createPrivateCookie } from '../../../platform/http/cookies'
import { createToken, hashToken } from '../../../platform/tokens'
import { confirmationHours } from '../mails/sign-up-mails'

export type RegistrationCookie = ReturnType<typeof createRegistrationCookie>

/** The format of `createToken`: 32 bytes in base64url. */
const tokenPattern = /^[\w-]{43}$/

export const hashBrowserToken = (token: string) => hashToken(token, 'base64url')

/**
 * Uses a cookie to recognise the browser that registered an address, so that the confirmation link
 * works there without the password. Any other browser needs the password: otherwise a stranger
 * could send a visitor a link that signs them in to the stranger's account (login CSRF).
 */
export function createRegistrationCookie(publicUrl: URL) {
  const cookie = createPrivateCookie(
    { name: 'amivoix.registration', maxAgeSeconds: confirmationHours * 3_600 },
    publicUrl,
  )

  /** Returns the browser's token; undefined when it has not registered an address recently. */
  function readToken(header: string | undefined) {
    const token = cookie.read(header)
    return token && tokenPattern.test(token) ? token : undefined
  }

  return {
    readToken,
    /** Returns the browser's token, or a new one: one browser may register several addresses. */
    getToken: (header: string | undefined) => readToken(header) ?? createToken(),
    /** Returns the Set-Cookie header. */
    remember: (token: string) => cookie.write(token),
  }
}
