import { expect, test } from 'vitest'
import { invoiceNumber, invoiceNumberPattern, invoiceYear, splitVat } from './invoice'

test('numbers say their series and year, and go on beyond six digits', () => {
  expect(invoiceNumber('invoice', 2026, 12)).toBe('F2026-000012')
  expect(invoiceNumber('credit_note', 2027, 1_234_567)).toBe('A2027-1234567')
  expect(invoiceNumberPattern.test(invoiceNumber('invoice', 2026, 1_234_567))).toBe(true)
})

test('the year is the one in Paris, also in the night when it begins', () => {
  expect(invoiceYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026)
  expect(invoiceYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027)
})

test('an amount is split without losing a cent', () => {
  expect(splitVat(999, 20)).toEqual({ exclusiveCents: 833, vatCents: 166 })
  for (let cents = 0; cents < 3_000; cents += 7) {
    const { exclusiveCents, vatCents } = splitVat(cents, 20)
    expect(exclusiveCents + vatCents).toBe(cents)
  }
})
