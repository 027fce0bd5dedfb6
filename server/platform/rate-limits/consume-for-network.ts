import { createRateLimitError, type RateLimit, type RateLimits } from './create-rate-limits'
import { getNetworkKey, getSiteKey } from './get-network-key'

/** Where a request comes from; `siteKey` is undefined for IPv4. */
export type Network = { key: string; siteKey: string | undefined }

export const getNetwork = (address: string | undefined): Network => ({
  key: getNetworkKey(address),
  siteKey: getSiteKey(address),
})

/** A whole IPv6 site gets this multiple of a network's limit: several people may share it. */
const siteFactor = 3

const toSiteLimit = ({ name, max, windowSeconds }: RateLimit): RateLimit => ({
  name: `${name}-of-site`,
  max: max * siteFactor,
  windowSeconds,
})

/**
 * Counts one attempt from a network, and from its whole site on IPv6: otherwise one internet
 * connection could send from 65,536 networks. Throws RATE_LIMITED.
 */
export async function consumeForNetwork(
  consume: RateLimits['consume'],
  limit: RateLimit,
  { key, siteKey }: Network,
) {
  await consume(limit, key)
  if (siteKey) await consume(toSiteLimit(limit), siteKey)
}

/** Throws RATE_LIMITED when a network, or its whole site, has no attempt left. Counts nothing. */
export async function requireAttemptsLeft(
  readWaitSeconds: RateLimits['readWaitSeconds'],
  limit: RateLimit,
  { key, siteKey }: Network,
) {
  const waits = await Promise.all([
    readWaitSeconds(limit, key),
    siteKey ? readWaitSeconds(toSiteLimit(limit), siteKey) : 0,
  ])
  const waitSeconds = Math.max(...waits)
  if (waitSeconds > 0) throw createRateLimitError(waitSeconds)
}
