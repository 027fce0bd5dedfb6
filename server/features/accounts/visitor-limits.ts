import type { FastifyRequest } from 'fastify'
import { toCanonicalMailbox } from '../../../domain/accounts/canonical-mailbox'
import { consumeForNetwork, getNetwork } from '../../platform/rate-limits/consume-for-network'
import type { RateLimit, RateLimits } from '../../platform/rate-limits/create-rate-limits'
import { getNetworkKey } from '../../platform/rate-limits/get-network-key'
import { accountLimits } from './account-limits'
import type { KnownDevices } from './sessions/known-devices'

type Deps = {
  rateLimits: RateLimits
  devices: Pick<KnownDevices, 'findId'>
  /** Whether the limits per network do not apply to the request, for example on loopback. */
  isExempt(request: FastifyRequest): boolean
}

export type VisitorLimits = ReturnType<typeof createVisitorLimits>

/** Creates the rate limits per network, mailbox and device; each throws RATE_LIMITED. */
export const createVisitorLimits = ({ rateLimits, devices, isExempt }: Deps) => ({
  /**
   * Counts one attempt from the request's network and, on IPv6, from its /48 prefix: otherwise one
   * customer of an internet provider could register from 65,536 networks, and take the free minutes
   * each time.
   */
  async consumeForNetwork(limit: RateLimit, request: FastifyRequest) {
    if (isExempt(request)) return
    await consumeForNetwork(rateLimits.consume, limit, getNetwork(request.ip))
  },

  /**
   * Counts one e-mail to an address that somebody has entered. The limit per network is lower, so
   * that nobody alone exhausts the limit of a mailbox (docs/decisions/014).
   */
  async consumeForMail(email: string, request: FastifyRequest) {
    const mailbox = toCanonicalMailbox(email)
    if (!isExempt(request)) {
      const subject = `${getNetworkKey(request.ip)} ${mailbox}`
      await rateLimits.consume(accountLimits.accountMailsFromNetwork, subject)
    }
    await rateLimits.consume(accountLimits.accountMails, mailbox)
  },

  /**
   * Counts one request about a mailbox, per requester: a device that is known to the account, else
   * the network. Strangers use up their own limit only, not that of the owner.
   */
  async consumeForRequester(limit: RateLimit, email: string, request: FastifyRequest) {
    const requester = devices.findId(request.headers.cookie, email) ?? getNetworkKey(request.ip)
    await rateLimits.consume(limit, `${requester} ${toCanonicalMailbox(email)}`)
  },
})
