import { isIPv6 } from 'node:net'

const groupCount = 8
/** An end site gets at least 64 bits of an IPv6 address (RFC 6177). */
const networkGroups = 4

/**
 * Returns what an IP address counts as in rate limits: itself for IPv4, its /64 network for IPv6,
 * where one visitor has more addresses than any limit. A connection that has just closed has no
 * address.
 */
export function getNetworkKey(address: string | undefined): string {
  if (address === undefined) return ''
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  const groups = expandGroups(plain).slice(0, networkGroups)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Returns all eight groups of an IPv6 address, with the zeros that "::" abbreviates. */
function expandGroups(address: string) {
  const [before = '', after] = address.split('::')
  const known = [before, after ?? ''].map((half) => half.split(':').filter(Boolean))
  const [first = [], last = []] = known
  return [
    ...first,
    ...Array(Math.max(0, groupCount - first.length - last.length)).fill('0'),
    ...last,
  ]
}
