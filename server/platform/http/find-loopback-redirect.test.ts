import { expect, test } from 'vitest'
import { findLoopbackRedirect } from './find-loopback-redirect'

const config = { isLoopback: true, publicUrl: new URL('http://127.0.0.1:3000') }
const createPageRequest = (host: string, changes: Record<string, string> = {}) => ({
  method: 'GET',
  headers: { host, accept: 'text/html,*/*', ...changes },
  raw: { url: '/talk/raphael?a=b' },
})

test('redirects a page request for another loopback host to the public URL', () => {
  const redirectUrl = findLoopbackRedirect(createPageRequest('localhost:3000'), config)
  expect(redirectUrl).toBe('http://127.0.0.1:3000/talk/raphael?a=b')
})

test.each([
  ['for the public URL itself', createPageRequest('127.0.0.1:3000')],
  ['for something other than a page', createPageRequest('localhost:3000', { accept: '*/*' })],
  ['that is a mutation', { ...createPageRequest('localhost:3000'), method: 'POST' }],
  ['through a tunnel', createPageRequest('localhost:8080')],
  ['through a proxy', createPageRequest('localhost:3000', { 'x-forwarded-for': '192.0.2.1' })],
  ['for a host that is not loopback', createPageRequest('evil.test:3000')],
])('does not redirect a request %s', (_case, request) => {
  expect(findLoopbackRedirect(request, config)).toBeUndefined()
})

test('redirects nothing outside loopback mode', () => {
  const publicConfig = { isLoopback: false, publicUrl: new URL('https://amivoix.test') }
  expect(findLoopbackRedirect(createPageRequest('localhost:3000'), publicConfig)).toBeUndefined()
})
