import { expect, test } from 'vitest'
import { createKnownDevices } from './known-devices'

const publicUrl = new URL('http://127.0.0.1:3000')
const devices = createKnownDevices({ publicUrl, secret: 'secret' })

/** Returns the Cookie header that a browser sends after this Set-Cookie header. */
const toCookie = (line: string) => line.split(';')[0]

const signIn = (emails: readonly string[]) =>
  emails.reduce<string | undefined>(
    (cookie, email) => toCookie(devices.remember(cookie, email)),
    undefined,
  )

test('recognises a device for each account that has signed in on it', () => {
  const cookie = signIn(['lea@example.test', 'noe@example.test'])
  const id = devices.findId(cookie, 'lea@example.test')
  expect(id).toBeDefined()
  expect(devices.findId(cookie, 'noe@example.test')).toBe(id)
  expect(devices.findId(cookie, 'eve@example.test')).toBeUndefined()
})

test('remembers five accounts, and forgets the one that signed in least recently', () => {
  const emails = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}@example.test`)
  const cookie = signIn(emails)
  expect(emails.map((email) => devices.findId(cookie, email) !== undefined)).toEqual([
    false,
    true,
    true,
    true,
    true,
    true,
  ])
})

test('rejects a cookie that is missing, malformed or signed with another secret', () => {
  const otherDevices = createKnownDevices({ publicUrl, secret: 'another secret' })
  const forgedCookie = toCookie(otherDevices.remember(undefined, 'lea@example.test'))
  expect(devices.findId(forgedCookie, 'lea@example.test')).toBeUndefined()
  for (const cookie of [undefined, '', 'amivoix.device=', 'amivoix.device=a.b.c'])
    expect(devices.findId(cookie, 'lea@example.test')).toBeUndefined()
})

test('replaces a malformed cookie', () => {
  const cookie = toCookie(devices.remember('amivoix.device=<b>.x', 'lea@example.test'))
  expect(cookie).not.toContain('<b>')
  expect(devices.findId(cookie, 'lea@example.test')).toBeDefined()
})
