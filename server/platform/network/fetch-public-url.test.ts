import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fetchPublicUrl } from './fetch-public-url'
import { isPublicAddress } from './public-address'

let server: Server | undefined
afterEach(
  () =>
    new Promise<void>((resolve) => {
      server?.closeAllConnections()
      if (server) server.close(() => resolve())
      else resolve()
      server = undefined
    }),
)

/**
 * Starts a server on this machine; returns its URL with a host name that only this test resolves.
 */
async function startHost(listener: RequestListener) {
  const newServer = createServer(listener)
  server = newServer
  await new Promise<void>((resolve) => newServer.listen(0, '127.0.0.1', resolve))
  return `http://images.test:${(newServer.address() as AddressInfo).port}`
}

/**
 * Resolves "internal.test" to a private address, and any other name to this machine, which
 * `isAllowed` permits.
 */
const resolve = vi.fn(async (hostname: string) => [
  { address: hostname === 'internal.test' ? '10.0.0.1' : '127.0.0.1', family: 4 },
])
const isAllowed = (address: string) => address === '127.0.0.1' || isPublicAddress(address)
const limits = { maxBytes: 1_000, timeoutMs: 5_000, accept: 'image/*' }

const fetchHere = (url: string, changes = {}) =>
  fetchPublicUrl(url, { ...limits, resolve, isAllowed, ...changes })

test('returns the body that a public host sends', async () => {
  const origin = await startHost((request, response) => response.end(`${request.headers.accept}`))
  expect((await fetchHere(`${origin}/a.png`)).toString()).toBe('image/*')
})

test('follows two redirects, but not a third', async () => {
  const origin = await startHost((request, response) => {
    const hops = Number(request.url?.slice(1))
    if (hops === 0) return response.end('done')
    response.writeHead(302, { location: `/${hops - 1}` }).end()
  })
  expect((await fetchHere(`${origin}/2`)).toString()).toBe('done')
  await expect(fetchHere(`${origin}/3`)).rejects.toThrow('Too many redirects')
})

test('rejects when a host name has no address', async () => {
  const fetchAttempt = fetchHere('http://empty.test/', { resolve: async () => [] })
  await expect(fetchAttempt).rejects.toThrow('The host name has no address')
})

describe('refuses to connect to a private address', () => {
  test.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://[::1]/',
    'http://[::ffff:169.254.169.254]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://10.0.0.1/',
  ])('%s', async (url) => {
    await expect(fetchPublicUrl(url, { ...limits, resolve })).rejects.toThrow(
      'The address is private',
    )
    expect(resolve).not.toHaveBeenCalledWith(new URL(url).hostname)
  })

  test('that a host name resolves to', async () => {
    await expect(fetchHere('http://internal.test/')).rejects.toThrow('The address is private')
  })

  test('that a host name resolves to in addition to a public one', async () => {
    const resolveToBoth = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '192.168.0.1', family: 4 },
    ]
    await expect(fetchHere('http://both.test/', { resolve: resolveToBoth })).rejects.toThrow(
      'The address is private',
    )
  })

  test.each(['http://169.254.169.254/', 'http://internal.test/', '//internal.test/'])(
    'after a redirect to %s',
    async (location) => {
      const origin = await startHost((_request, response) =>
        response.writeHead(301, { location }).end(),
      )
      await expect(fetchHere(origin)).rejects.toThrow('The address is private')
    },
  )
})

test.each(['file:///etc/passwd', 'ftp://images.test/a', 'data:image/png;base64,AA', 'images.test'])(
  'refuses %s',
  async (url) => {
    await expect(fetchHere(url)).rejects.toThrow()
  },
)

test('refuses a redirect to another protocol', async () => {
  const origin = await startHost((_request, response) =>
    response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  )
  await expect(fetchHere(origin)).rejects.toThrow('file:')
})

test.each([
  ['an announced length', { 'content-length': '1001' }],
  ['no announced length', {}],
])('refuses more bytes than allowed, with %s', async (_case, headers) => {
  const origin = await startHost((_request, response) => {
    response.writeHead(200, headers)
    response.write('x'.repeat(600))
    response.end('x'.repeat(401))
  })
  await expect(fetchHere(origin)).rejects.toThrow('The response is too large')
})

test('refuses a compressed body, which may be far larger when it is decompressed', async () => {
  const origin = await startHost((_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end('x'),
  )
  await expect(fetchHere(origin)).rejects.toThrow('gzip')
})

test('refuses a response with an error status', async () => {
  const origin = await startHost((_request, response) => response.writeHead(404).end('none'))
  await expect(fetchHere(origin)).rejects.toThrow('404')
})

test('gives up on a host that never ends its response', async () => {
  const origin = await startHost((_request, response) => {
    response.writeHead(200)
    response.write('x')
  })
  await expect(fetchHere(origin, { timeoutMs: 50 })).rejects.toThrow()
})
