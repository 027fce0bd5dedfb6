import type { RateLimits } from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'

const { signInFailures, signInFailuresInQuarter, signInFailuresInHour, signInFailuresInDay } =
  accountLimits

/** From the shortest wait to the longest. */
const limits = [signInFailures, signInFailuresInQuarter, signInFailuresInHour, signInFailuresInDay]

export type SignInFailures = ReturnType<typeof createSignInFailures>

/**
 * Counts wrong passwords with growing waits: after 5 in a minute the wait is a minute at most, after
 * 15 a quarter of an hour, after 30 an hour, after 100 a day. A device that is known to the account
 * has a count of its own (known-devices.ts). A user on a new device during an attack can still
 * choose a new password by mail, which signs in.
 */
export function createSignInFailures(rateLimits: RateLimits) {
  const getSubject = (email: string, deviceId: string | undefined) =>
    deviceId === undefined ? email : `${email} ${deviceId}`

  return {
    /**
     * Counts an attempt before its password is checked, so that simultaneous guesses are all
     * counted. Throws RATE_LIMITED.
     */
    async count(email: string, deviceId: string | undefined) {
      for (const limit of limits) await rateLimits.consume(limit, getSubject(email, deviceId))
    },

    /** Forgets the attempts after the right password. */
    async reset(email: string, deviceId: string | undefined) {
      for (const limit of limits) await rateLimits.reset(limit, getSubject(email, deviceId))
    },
  }
}
