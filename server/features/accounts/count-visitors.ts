import type { FastifyRequest } from 'fastify'
import { mailboxOf } from '../../../domain/accounts/mailbox'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { networkOf } from '../../platform/rate-limits/network-of'
import { accountLimits } from './account-limits'

type Options = {
  limits: RateLimits
  /** A person who tries the product on their own machine is not counted by address (05). */
  isUnlimited(request: FastifyRequest): boolean
}

export type CountVisitors = ReturnType<typeof createCountVisitors>

/** What is counted before anybody is known; each throws RATE_LIMITED. */
export const createCountVisitors = ({ limits, isUnlimited }: Options) => ({
  /** One try from wherever the request comes from. */
  async network(limit: RateLimit, request: FastifyRequest) {
    if (!isUnlimited(request)) await limits.count(limit, networkOf(request.ip))
  },

  /**
   * One message to a mailbox that anybody may name. From one place only so many, so that nobody
   * alone uses up what the mailbox may get (docs/decisions/014).
   */
  async mailTo(email: string, request: FastifyRequest) {
    const mailbox = mailboxOf(email)
    if (!isUnlimited(request)) {
      const subject = `${networkOf(request.ip)} ${mailbox}`
      await limits.count(accountLimits.mailsToOneMailboxFromOnePlace, subject)
    }
    await limits.count(accountLimits.mailsToOneMailbox, mailbox)
  },
})
