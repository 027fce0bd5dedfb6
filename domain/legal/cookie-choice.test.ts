import { describe, expect, test } from 'vitest'
import { acceptedCookies, refusedCookies } from '../cookie-consent'
import { computeCookieChoiceExpiry, createCookieConsent, parseCookieConsent } from './cookie-choice'

const answeredAt = new Date('2026-03-01T20:15:00.000Z')
const later = new Date('2026-05-01T00:00:00Z')
const createStoredConsent = (change: object = {}) =>
  JSON.stringify({ ...createCookieConsent(acceptedCookies, answeredAt), ...change })

test('reads back a stored choice', () => {
  expect(parseCookieConsent(createStoredConsent(), later)).toEqual({
    hasConsented: true,
    preferences: { essential: true, analytics: true, personalization: true, marketing: true },
    consentDate: '2026-03-01T20:15:00.000Z',
  })
  expect(
    parseCookieConsent(createStoredConsent({ preferences: refusedCookies }), later)?.preferences,
  ).toEqual(refusedCookies)
})

test('expires after six months', () => {
  const lastMoment = new Date('2026-09-01T20:14:59.999Z')
  const expiry = new Date('2026-09-01T20:15:00.000Z')
  expect(parseCookieConsent(createStoredConsent(), lastMoment)).not.toBeNull()
  expect(parseCookieConsent(createStoredConsent(), expiry)).toBeNull()
})

test.each([
  ['2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2027-08-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', '2026-07-15T10:00:00.000Z'],
])('a choice made on %s expires on %s', (choiceTime, expiry) => {
  expect(computeCookieChoiceExpiry(new Date(choiceTime)).toISOString()).toBe(expiry)
})

describe('asks again', () => {
  test.each([null, '', '{', 'null', '[]', '"yes"', '{}'])('when the browser stores %j', (text) => {
    expect(parseCookieConsent(text, later)).toBeNull()
  })

  test.each([
    { hasConsented: false },
    { hasConsented: 'yes' },
    { preferences: null },
    { preferences: [true] },
    { preferences: { ...acceptedCookies, marketing: 'on' } },
    { preferences: { essential: true, analytics: true } },
    { consentDate: 'yesterday' },
    { consentDate: 7 },
    // Stored while the clock was wrong: it would stay valid for years.
    { consentDate: '2036-01-01T00:00:00.000Z' },
  ])('when the stored choice contains %j', (change) => {
    expect(parseCookieConsent(createStoredConsent(change), later)).toBeNull()
  })
})

test('always enables essential cookies', () => {
  const text = createStoredConsent({ preferences: { ...refusedCookies, essential: false } })
  expect(parseCookieConsent(text, later)?.preferences.essential).toBe(true)
})
