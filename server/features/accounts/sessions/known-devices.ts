import { createHmac, timingSafeEqual } from 'node:crypto'
import { cookieLifetimes } from '../../../../domain/legal/cookie-lifetimes'
import { createPrivateCookie } from '../../../platform/http/cookies'
import { createToken } from '../../../platform/tokens'

export type KnownDevices = ReturnType<typeof createKnownDevices>

const cookieLifeSeconds = cookieLifetimes.knownDeviceDays * 86_400

/**
 * 32 bytes in base64url: the format of device ids (`createToken`) and of HMAC-SHA-256 signatures.
 */
const base64url32BytesPattern = /^[\w-]{43}$/

/**
 * Maximum number of accounts that recognise a device; the one that signed in least recently is
 * dropped.
 */
const maxAccounts = 5

/** `signatures`: one for each account that recognises the device. */
type Device = { id: string; signatures: readonly string[] }

/**
 * Recognises devices on which an account has signed in before, by a signed cookie that outlives the
 * session (OWASP, "Slow Down Online Guessing Attacks with Device Cookies"). Wrong passwords are
 * counted for each known device, and for all other devices together: strangers who guess cannot
 * lock out the user's own devices. The cookie contains no address, and cannot be used to sign in.
 */
export function createKnownDevices({ publicUrl, secret }: { publicUrl: URL; secret: string }) {
  const cookie = createPrivateCookie(
    { name: 'amivoix.device', maxAgeSeconds: cookieLifeSeconds },
    publicUrl,
  )

  const sign = (id: string, email: string) =>
    createHmac('sha256', secret).update(`${id} ${email}`).digest('base64url')

  function readDevice(header: string | undefined): Device | undefined {
    const [id, ...signatures] = cookie.read(header)?.split('.') ?? []
    return id && base64url32BytesPattern.test(id)
      ? { id, signatures: signatures.slice(0, maxAccounts) }
      : undefined
  }

  return {
    /** Returns the id of a device that is known to the account; undefined for any other. */
    findId(header: string | undefined, email: string) {
      const device = readDevice(header)
      if (!device) return undefined
      const expectedSignature = sign(device.id, email)
      return device.signatures.some((signature) => isEqual(signature, expectedSignature))
        ? device.id
        : undefined
    },

    /** Returns the Set-Cookie header that makes the device known to the account. */
    remember(header: string | undefined, email: string) {
      const { id, signatures } = readDevice(header) ?? { id: createToken(), signatures: [] }
      const signature = sign(id, email)
      const otherSignatures = signatures.filter(
        (other) => other !== signature && base64url32BytesPattern.test(other),
      )
      return cookie.write([id, signature, ...otherSignatures].slice(0, maxAccounts + 1).join('.'))
    },
  }
}

const isEqual = (actual: string, expected: string) =>
  actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
