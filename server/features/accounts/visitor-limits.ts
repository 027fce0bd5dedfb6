import type { FastifyRequest } from 'fastify'
import { canonicalMailbox } from '../../../domain/accounts/canonical-mailbox'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { getNetworkKey } from '../../platform/rate-limits/get-network-key'
import { accountLimits } from './account-limits'

type Deps = {
  rateLimits: RateLimits
  /** Local requests are not limited by network. */
  isExempt(request: FastifyRequest): boolean
}

export type VisitorLimits = ReturnType<typeof createVisitorLimits>

/** Creates the rate limits of requests without a session; each throws RATE_LIMITED. */
export const createVisitorLimits = ({ rateLimits, isExempt }: Deps) => ({
  /** Counts one attempt from the request's network. */
  async consumeForNetwork(limit: RateLimit, request: FastifyRequest) {
    if (!isExempt(request)) await rateLimits.consume(limit, getNetworkKey(request.ip))
  },

  /**
   * Counts one e-mail to an address that a visitor has given. The limit per network is lower, so
   * that no single visitor exhausts the limit of a mailbox (docs/decisions/014).
   */
  async consumeForMail(email: string, request: FastifyRequest) {
    const mailbox = canonicalMailbox(email)
    if (!isExempt(request)) {
      const subject = `${getNetworkKey(request.ip)} ${mailbox}`
      await rateLimits.consume(accountLimits.accountMailsFromNetwork, subject)
    }
    await rateLimits.consume(accountLimits.accountMails, mailbox)
  },
})
