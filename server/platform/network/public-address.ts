import ipaddr from 'ipaddr.js'

/** The range of global unicast addresses (RFC 4291); all others are special or unassigned. */
const globalUnicast = ipaddr.parseCIDR('2000::/3') as [ipaddr.IPv6, number]

/**
 * Whether an IP address belongs to the public internet: not loopback, private, link-local (where
 * the metadata services of hosting providers are), multicast or reserved. "::ffff:1.1.1.1" and
 * "::1.1.1.1" count as the IPv4 address; other IPv6 forms of an IPv4 address are never public.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Turns "::ffff:127.0.0.1" into "127.0.0.1".
  const ipAddress = ipaddr.process(address)
  if (ipAddress.range() !== 'unicast') return false
  return ipAddress instanceof ipaddr.IPv4 || ipAddress.match(globalUnicast)
}
