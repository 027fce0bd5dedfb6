import { expect, test } from 'vitest'
import { readConfig } from '../../config'
import { createClientAddressReader } from './client-address'
import { createHttpServer } from './create-http-server'

const forwardedFor = '192.0.2.1, 192.0.2.2, 10.0.0.2'

/**
 * Returns the client's address that the server determines for a request from a proxy at 10.0.0.1.
 */
async function readClientAddress(TRUST_PROXY: string) {
  const app = await createHttpServer(readConfig({ TRUST_PROXY, LOG_LEVEL: 'silent' }))
  app.get('/address', (request) => ({ address: request.ip }))
  const answer = await app.inject({
    url: '/address',
    remoteAddress: '10.0.0.1',
    headers: { 'x-forwarded-for': forwardedFor },
  })
  await app.close()
  return answer.json().address
}

test.each([
  ['0', '10.0.0.1'],
  ['1', '10.0.0.2'],
  ['2', '192.0.2.2'],
  ['10.0.0.0/8', '192.0.2.2'],
  ['10.0.0.1', '10.0.0.2'],
  ['172.16.0.0/12', '10.0.0.1'],
])('with TRUST_PROXY=%s the client is %s', async (trustProxy, address) => {
  expect(await readClientAddress(trustProxy)).toBe(address)
  const readAddress = createClientAddressReader(readConfig({ TRUST_PROXY: trustProxy }))
  const headers = { 'x-forwarded-for': forwardedFor }
  expect(readAddress({ headers, socket: { remoteAddress: '10.0.0.1' } })).toBe(address)
})

test('uses the address of the connection for an upgrade without forwarding headers', () => {
  const readAddress = createClientAddressReader(readConfig({ TRUST_PROXY: '1' }))
  expect(readAddress({ headers: {}, socket: { remoteAddress: '192.0.2.9' } })).toBe('192.0.2.9')
})
