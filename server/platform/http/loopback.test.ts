import { expect, test } from 'vitest'
import { createLoopbackCheck, isDirectLoopbackRequest } from './loopback'

const host = '127.0.0.1:3000'

test.each([
  [{ host }, true],
  [{ host: 'localhost' }, true],
  [{ host: '[::1]:3000' }, true],
  [{ host: 'amivoix.test' }, false],
  [{ host: '127.0.0.1.evil.test' }, false],
  [{}, false],
])(
  'decides whether a request with the headers %j is a loopback request: %s',
  (headers, isLoopbackRequest) => {
    expect(isDirectLoopbackRequest({ headers })).toBe(isLoopbackRequest)
  },
)

test.each([
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-forwarded-server',
  'x-forwarded-anything',
  'forwarded',
  'via',
  'x-real-ip',
  'cf-connecting-ip',
  'cf-ray',
  'cf-visitor',
  'true-client-ip',
])('a request with the header %s is not a loopback request', (name) => {
  expect(isDirectLoopbackRequest({ headers: { host, [name]: '' } })).toBe(false)
  expect(createLoopbackCheck({ isLoopback: true })({ headers: { host, [name]: '1' } })).toBe(false)
})

test('a request over HTTP/1.0, which proxies use and browsers do not, is not a loopback request', () => {
  expect(isDirectLoopbackRequest({ headers: { host }, raw: { httpVersion: '1.0' } })).toBe(false)
  expect(isDirectLoopbackRequest({ headers: { host }, raw: { httpVersion: '1.1' } })).toBe(true)
})

test('outside loopback mode, no request passes the check for loopback requests', () => {
  expect(createLoopbackCheck({ isLoopback: false })({ headers: { host } })).toBe(false)
})
