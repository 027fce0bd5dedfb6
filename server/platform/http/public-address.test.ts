import { expect, test } from 'vitest'
import { publicAddressOf } from './public-address'

const config = { isLoopback: true, publicUrl: new URL('http://127.0.0.1:3000') }
const page = (host: string, changes: Record<string, string> = {}) => ({
  method: 'GET',
  headers: { host, accept: 'text/html,*/*', ...changes },
  raw: { url: '/talk/raphael?a=b' },
})

test('a page under another name of this machine is sent to the public address', () => {
  const address = publicAddressOf(page('localhost:3000'), config)
  expect(address).toBe('http://127.0.0.1:3000/talk/raphael?a=b')
})

test.each([
  ['at the public address already', page('127.0.0.1:3000')],
  ['that is no page', page('localhost:3000', { accept: '*/*' })],
  ['that changes something', { ...page('localhost:3000'), method: 'POST' }],
  ['through a tunnel', page('localhost:8080')],
  ['through a proxy', page('localhost:3000', { 'x-forwarded-for': '192.0.2.1' })],
  ['for a name that is not this machine', page('evil.test:3000')],
])('a request %s stays', (_case, request) => {
  expect(publicAddressOf(request, config)).toBeUndefined()
})

test('on a public address nothing is redirected', () => {
  const publicConfig = { isLoopback: false, publicUrl: new URL('https://amivoix.test') }
  expect(publicAddressOf(page('localhost:3000'), publicConfig)).toBeUndefined()
})
