import { isIPv6 } from 'node:net'

const groupCount = 8
const bitsPerGroup = 16
/** One network of a site: an end site gets at least 64 bits of an IPv6 address (RFC 6177). */
const networkBits = 64
/** A whole site: providers hand out up to a /48 (RFC 6177), which has 65,536 networks. */
const siteBits = 48

/**
 * Returns the key of an IP address in rate limits: the address itself for IPv4, its /64 network for
 * IPv6, where one visitor has more addresses than any limit. Empty for a connection that has just
 * closed, which has no address.
 */
export function getNetworkKey(address: string | undefined): string {
  if (address === undefined) return ''
  const plain = removeZone(address)
  const [, ipv4Address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  if (ipv4Address) return ipv4Address
  return isIPv6(plain) ? formatPrefix(plain, networkBits) : address
}

/** Returns the /48 network of an IPv6 address; undefined for IPv4, whose addresses are scarce. */
export function getSiteKey(address: string | undefined): string | undefined {
  const plain = removeZone(address ?? '')
  if (!isIPv6(plain) || /^::ffff:\d+\./i.test(plain)) return undefined
  return formatPrefix(plain, siteBits)
}

/** Removes the interface from a link-local address, as in "fe80::1%eth0". */
const removeZone = (address: string) => address.split('%')[0] ?? ''

function formatPrefix(address: string, bits: number) {
  const groups = expandGroups(address).slice(0, bits / bitsPerGroup)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/${bits}`
}

/** Returns all eight groups of an IPv6 address, with the zeros that "::" abbreviates. */
function expandGroups(address: string) {
  const [before = '', after] = address.split('::')
  const halves = [before, after ?? ''].map((half) => half.split(':').filter(Boolean))
  const [first = [], last = []] = halves
  return [
    ...first,
    ...Array(Math.max(0, groupCount - first.length - last.length)).fill('0'),
    ...last,
  ]
}
