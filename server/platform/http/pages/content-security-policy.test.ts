import { expect, test } from 'vitest'
import { createContentSecurityPolicy } from './content-security-policy'

const code = { scripts: ["'sha256-a'"], styles: ["'sha256-b'"] }
const defaultPolicy = createContentSecurityPolicy(code)
const withAnalytics = createContentSecurityPolicy(code, { hasAnalytics: true })

test('allows no other host without the analytics tag', () => {
  expect(defaultPolicy).not.toMatch(/https?:/)
})

test('allows only the hosts of the analytics tag, and inline scripts by hash only', () => {
  expect(withAnalytics).toContain("script-src 'self' 'sha256-a' https://www.googletagmanager.com;")
  expect(withAnalytics).toContain(
    "connect-src 'self' https://www.googletagmanager.com https://*.google",
  )
  const hosts = new Set(withAnalytics.match(/https:\/\/[^ ;]+/g))
  expect([...hosts].every((host) => /google(tagmanager|-analytics)?\.com$/.test(host))).toBe(true)
  expect(withAnalytics.match(/'unsafe-inline'/g)).toEqual(defaultPolicy.match(/'unsafe-inline'/g))
})

test('allows only the inline scripts and style elements of the page, by their hashes', () => {
  expect(defaultPolicy).toContain("script-src 'self' 'sha256-a';")
  expect(defaultPolicy).toContain("style-src 'self' 'sha256-b';")
  expect(createContentSecurityPolicy('none')).toContain("style-src 'self';")
})

test('allows the call room, but not eval', () => {
  const withRoom = createContentSecurityPolicy(code, { callRoom: { roomScript: null } })
  expect(withRoom).toContain(
    "script-src 'self' 'sha256-a' https://c.daily.co blob: 'wasm-unsafe-eval';",
  )
  expect(withRoom).toContain(
    "connect-src 'self' https://c.daily.co https://*.daily.co wss://*.daily",
  )
  expect(withRoom).not.toContain("'unsafe-eval'")
  const hosts = new Set(withRoom.match(/(https|wss):\/\/[^ ;]+/g))
  expect([...hosts].every((host) => /\.(daily\.co|pluot\.blue)$/.test(host))).toBe(true)
})

test('allows the script of the call room from the configured host only', () => {
  const roomScript = 'https://own.test/room.js'
  const withRoom = createContentSecurityPolicy(code, { callRoom: { roomScript } })
  expect(withRoom).toContain(
    "script-src 'self' 'sha256-a' https://own.test blob: 'wasm-unsafe-eval';",
  )
})
