import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address'

test.each(['93.184.216.34', '1.1.1.1', '2606:2800:220:1:248:1893:25c8:1946', '::ffff:1.1.1.1'])(
  '%s is public',
  (address) => {
    expect(isPublicAddress(address)).toBe(true)
  },
)

test.each([
  ['0.0.0.0', 'unspecified'],
  ['10.1.2.3', 'private'],
  ['100.64.0.1', 'carrier-grade NAT'],
  ['100.100.100.200', 'the metadata service of a hosting provider'],
  ['127.0.0.1', 'loopback'],
  ['127.8.9.10', 'loopback'],
  ['169.254.169.254', 'the metadata service of most hosting providers'],
  ['172.16.0.1', 'private'],
  ['192.168.1.1', 'private'],
  ['192.0.2.1', 'for documentation'],
  ['198.18.0.1', 'for benchmarks'],
  ['224.0.0.1', 'multicast'],
  ['255.255.255.255', 'broadcast'],
  ['::', 'unspecified'],
  ['::1', 'loopback'],
  ['::127.0.0.1', 'loopback, in an old notation'],
  ['::ffff:127.0.0.1', 'loopback, mapped'],
  ['::ffff:a9fe:a9fe', 'a metadata service, mapped'],
  ['64:ff9b::7f00:1', 'loopback, translated'],
  ['2002:7f00:1::', 'loopback, through 6to4'],
  ['2001::1', 'Teredo'],
  ['2001:db8::1', 'for documentation'],
  ['fc00::1', 'private'],
  ['fd00:ec2::254', 'the metadata service of a hosting provider'],
  ['fe80::1', 'link-local'],
  ['ff02::1', 'multicast'],
  ['not an address', 'not an address'],
  ['', 'not an address'],
])('%s is not public: %s', (address) => {
  expect(isPublicAddress(address)).toBe(false)
})
