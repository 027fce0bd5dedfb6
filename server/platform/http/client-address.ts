import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Config } from '../../config'

type Request = {
  headers: IncomingMessage['headers']
  socket: Pick<IncomingMessage['socket'], 'remoteAddress'>
}

/**
 * Creates a function that returns the client's address for a WebSocket upgrade, which Fastify does
 * not handle. The result equals Fastify's `request.ip`. Trusted proxies have added only the last
 * addresses in X-Forwarded-For; clients may have forged the addresses before them.
 */
export function createClientAddressReader({ trustProxy }: Pick<Config, 'trustProxy'>) {
  const isTrusted = createTrustCheck(trustProxy)
  return ({ headers, socket }: Request): string | undefined => {
    const forwardedFor = [headers['x-forwarded-for'] ?? []].flat().join(',')
    const forwardedAddresses = forwardedFor.split(',').map((address) => address.trim())
    let address = socket.remoteAddress
    for (const [index, forwardedAddress] of forwardedAddresses.reverse().entries()) {
      if (forwardedAddress === '' || !isTrusted(address ?? '', index)) break
      address = forwardedAddress
    }
    return address
  }
}

function createTrustCheck(trustProxy: Config['trustProxy']) {
  if (trustProxy === false) return () => false
  if (typeof trustProxy === 'number') return (_address: string, index: number) => index < trustProxy
  const networks = new BlockList()
  for (const network of trustProxy) {
    const [address = '', prefixLength] = network.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (prefixLength === undefined) networks.addAddress(address, family)
    else networks.addSubnet(address, Number(prefixLength), family)
  }
  return (address: string) => {
    const version = isIP(address)
    return version !== 0 && networks.check(address, version === 6 ? 'ipv6' : 'ipv4')
  }
}
