import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy'

const ours = contentSecurityPolicy({ nonce: 'n' })
const measured = contentSecurityPolicy({ nonce: 'n' }, { hasAnalytics: true })

test('without the analytics tag a page names no other host', () => {
  expect(ours).not.toMatch(/https?:/)
})

test('with it, only its hosts may be reached, and inline scripts still need their nonce', () => {
  expect(measured).toContain("script-src 'self' 'nonce-n' https://www.googletagmanager.com;")
  expect(measured).toContain("connect-src 'self' https://www.googletagmanager.com https://*.google")
  const hosts = new Set(measured.match(/https:\/\/[^ ;]+/g))
  expect([...hosts].every((host) => /google(tagmanager|-analytics)?\.com$/.test(host))).toBe(true)
  expect(measured.match(/'unsafe-inline'/g)).toEqual(ours.match(/'unsafe-inline'/g))
})

test('scripts and styles written into a page need the nonce of that page', () => {
  expect(ours).toContain("script-src 'self' 'nonce-n';")
  expect(ours).toContain("style-src 'self' 'nonce-n';")
  expect(contentSecurityPolicy('none')).toContain("style-src 'self';")
})
