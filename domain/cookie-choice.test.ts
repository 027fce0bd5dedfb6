import { describe, expect, test } from 'vitest'
import { endOfCookieChoice, readCookieChoice, recordCookieChoice } from './cookie-choice'
import { acceptedCookies, refusedCookies } from './cookie-consent'

const answeredAt = new Date('2026-03-01T20:15:00.000Z')
const later = new Date('2026-05-01T00:00:00Z')
const kept = (change: object = {}) =>
  JSON.stringify({ ...recordCookieChoice(acceptedCookies, answeredAt), ...change })

test('an answer is read back as it was given', () => {
  expect(readCookieChoice(kept(), later)).toEqual({
    hasConsented: true,
    preferences: { essential: true, analytics: true, personalization: true, marketing: true },
    consentDate: '2026-03-01T20:15:00.000Z',
  })
  expect(readCookieChoice(kept({ preferences: refusedCookies }), later)?.preferences).toEqual(
    refusedCookies,
  )
})

test('it holds for six months, to the millisecond', () => {
  const lastMoment = new Date('2026-09-01T20:14:59.999Z')
  const end = new Date('2026-09-01T20:15:00.000Z')
  expect(readCookieChoice(kept(), lastMoment)).not.toBeNull()
  expect(readCookieChoice(kept(), end)).toBeNull()
})

test.each([
  ['2026-08-31T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
  ['2027-08-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
  ['2026-01-15T10:00:00.000Z', '2026-07-15T10:00:00.000Z'],
])('six months after %s it is %s', (from, to) => {
  expect(endOfCookieChoice(new Date(from)).toISOString()).toBe(to)
})

describe('the question is asked again', () => {
  test.each([null, '', '{', 'null', '[]', '"yes"', '{}'])('when %j is kept', (text) => {
    expect(readCookieChoice(text, later)).toBeNull()
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
    // A clock that was wrong then would keep the answer for years.
    { consentDate: '2036-01-01T00:00:00.000Z' },
  ])('when it says %j', (change) => {
    expect(readCookieChoice(kept(change), later)).toBeNull()
  })
})

test('essential cookies are on, whatever is kept', () => {
  const text = kept({ preferences: { ...refusedCookies, essential: false } })
  expect(readCookieChoice(text, later)?.preferences.essential).toBe(true)
})
