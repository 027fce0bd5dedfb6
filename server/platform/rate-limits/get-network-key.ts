import { isIPv6 } from 'node:net'

const groupCount = 8
const bitsPerGroup = 16
/** The prefix length of an IPv6 network; a provider gives each customer at least one (RFC 6177). */
const networkBits = 64
/**
 * The prefix length of the largest block that a provider usually gives to one customer (RFC 6177):
 * 65,536 networks.
 */
const siteBits = 48

/**
 * Returns the key of an IP address in rate limits: the address itself for IPv4, its /64 network for
 * IPv6, because one visitor can use every address of a /64. Empty for a connection that has just
 * closed, which has no address.
 */
export function getNetworkKey(address: string | undefined): string {
  if (address === undefined) return ''
  const addressWithoutZone = removeZone(address)
  const [, ipv4Address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(addressWithoutZone) ?? []
  if (ipv4Address) return ipv4Address
  return isIPv6(addressWithoutZone) ? formatPrefix(addressWithoutZone, networkBits) : address
}

/**
 * Returns the /48 network of an IPv6 address; undefined for IPv4, where customers rarely have many
 * addresses, and without an address.
 */
export function getSiteKey(address: string | undefined): string | undefined {
  const addressWithoutZone = removeZone(address ?? '')
  if (!isIPv6(addressWithoutZone) || /^::ffff:\d+\./i.test(addressWithoutZone)) return undefined
  return formatPrefix(addressWithoutZone, siteBits)
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
