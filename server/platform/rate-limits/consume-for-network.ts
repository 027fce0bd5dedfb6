import type { RateLimit, RateLimits } from './create-rate-limits'
import { getNetworkKey, getSiteKey } from './get-network-key'

/** Where a request comes from; `siteKey` is undefined for IPv4. */
export type Network = { key: string; siteKey: string | undefined }

export const getNetwork = (address: string | undefined): Network => ({
  key: getNetworkKey(address),
  siteKey: getSiteKey(address),
})

/** What a whole IPv6 site may do, compared to one of its networks: several people may share it. */
const siteFactor = 3

const toSiteLimit = ({ name, max, windowSeconds }: RateLimit): RateLimit => ({
  name: `${name}-of-site`,
  max: max * siteFactor,
  windowSeconds,
})

/**
 * Counts one attempt from a network, and from its whole site on IPv6: otherwise one subscriber could
 * send from 65,536 networks. Throws RATE_LIMITED.
 */
export async function consumeForNetwork(
  consume: RateLimits['consume'],
  limit: RateLimit,
  { key, siteKey }: Network,
) {
  await consume(limit, key)
  if (siteKey) await consume(toSiteLimit(limit), siteKey)
}
