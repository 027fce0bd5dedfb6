import { expect, test } from 'vitest'
import { getNetworkKey, getSiteKey } from './get-network-key'

test.each([
  ['192.0.2.7', '192.0.2.7', undefined],
  ['::ffff:192.0.2.7', '192.0.2.7', undefined],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['no address', 'no address', undefined],
  [undefined, '', undefined],
])('maps %s to network key %s and site key %s', (address, network, site) => {
  expect(getNetworkKey(address)).toBe(network)
  expect(getSiteKey(address)).toBe(site)
})
