import { expect, test } from 'vitest'
import { formatInvoiceNumber, getInvoiceYear, invoiceNumberPattern, splitVat } from './invoice'

test('formats numbers with series and year, even beyond six digits', () => {
  expect(formatInvoiceNumber('invoice', 2026, 12)).toBe('F2026-000012')
  expect(formatInvoiceNumber('credit_note', 2027, 1_234_567)).toBe('A2027-1234567')
  expect(invoiceNumberPattern.test(formatInvoiceNumber('invoice', 2026, 1_234_567))).toBe(true)
})

test("uses the year in Paris, even around midnight on New Year's Eve", () => {
  expect(getInvoiceYear(new Date('2026-12-31T22:59:59Z'))).toBe(2026)
  expect(getInvoiceYear(new Date('2026-12-31T23:00:00Z'))).toBe(2027)
})

test('splits an amount without losing a cent', () => {
  expect(splitVat(999, 20)).toEqual({ netCents: 833, vatCents: 166 })
  for (let cents = 0; cents < 3_000; cents += 7) {
    const { netCents, vatCents } = splitVat(cents, 20)
    expect(netCents + vatCents).toBe(cents)
  }
})
