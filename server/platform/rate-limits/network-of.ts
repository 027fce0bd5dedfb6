import { isIPv6 } from 'node:net'

const groupCount = 8
/** What one household or server is given: 64 bits (RFC 6177). */
const networkGroups = 4

/**
 * Whom an address is counted as: itself for IPv4, its network for IPv6, where each visitor has more
 * addresses than any limit.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%')
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain) ?? []
  if (mapped) return mapped
  if (!isIPv6(plain)) return address
  const groups = groupsOf(plain).slice(0, networkGroups)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** All eight, those that « :: » stands for included. */
function groupsOf(address: string) {
  const [before = '', after] = address.split('::')
  const known = [before, after ?? ''].map((half) => half.split(':').filter(Boolean))
  const [first = [], last = []] = known
  return [
    ...first,
    ...Array(Math.max(0, groupCount - first.length - last.length)).fill('0'),
    ...last,
  ]
}
