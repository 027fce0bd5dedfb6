import { ApplicationError } from '../../../platform/application-error'
import {
  createRateLimitError,
  type RateLimits,
} from '../../../platform/rate-limits/create-rate-limits'
import { accountLimits } from '../account-limits'

const { signInFailures, signInFailuresInQuarterHour, signInFailuresInHour, signInFailuresInDay } =
  accountLimits

/** From the shortest window to the longest. */
const limits = [
  signInFailures,
  signInFailuresInQuarterHour,
  signInFailuresInHour,
  signInFailuresInDay,
]

export type SignInFailures = ReturnType<typeof createSignInFailures>

/**
 * Limits wrong passwords to 5 in a minute, 15 in a quarter of an hour, 30 in an hour and 100 in a
 * day. Above a limit, sign-ins are refused until its window ends. A device that is known to the
 * account has a separate count (known-devices.ts). During an attack, a user on a new device can
 * still sign in by choosing a new password with a link from an e-mail.
 */
export function createSignInFailures(rateLimits: RateLimits) {
  const getSubject = (email: string, deviceId: string | undefined) =>
    deviceId === undefined ? email : `${email} ${deviceId}`

  return {
    /**
     * Counts an attempt before its password is checked, so that simultaneous guesses are all
     * counted. Throws RATE_LIMITED, with the longest wait.
     */
    async count(email: string, deviceId: string | undefined) {
      const subject = getSubject(email, deviceId)
      try {
        for (const limit of limits) await rateLimits.consume(limit, subject)
      } catch (error) {
        if (!(error instanceof ApplicationError) || error.code !== 'RATE_LIMITED') throw error
        const waits: number[] = []
        for (const limit of limits) waits.push(await rateLimits.readWaitSeconds(limit, subject))
        throw createRateLimitError(Math.max(...waits))
      }
    },

    /** Resets the counts. Call it after a sign-in with the right password. */
    async reset(email: string, deviceId: string | undefined) {
      for (const limit of limits) await rateLimits.reset(limit, getSubject(email, deviceId))
    },
  }
}
