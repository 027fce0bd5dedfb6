import { expect, test } from 'vitest'
import { getExportName, toOrderCells, truncateCustomerId, truncateSessionId } from './order-list'

test('truncates session ids to 20 characters and customer ids to 15', () => {
  expect(truncateSessionId('cs_test_a1B2c3D4e5F6g7H8')).toBe('cs_test_a1B2c3D4e5F6…')
  expect(truncateSessionId('cs_12345678901234567')).toBe('cs_12345678901234567')
  expect(truncateCustomerId('cus_Q1w2E3r4T5y6')).toBe('cus_Q1w2E3r4T5y…')
})

test('writes an order as cells: amount in euros, French status, and empty for unknown values', () => {
  expect(
    toOrderCells({
      parisTime: '2027-01-01 00:30:05',
      checkoutSessionId: 'cs_1',
      amountTotalCents: 1_990,
      paymentStatus: 'failed',
      email: null,
      customerId: 'cus_1',
      paymentIntentId: null,
    }),
  ).toEqual(['2027-01-01 00:30:05', 'cs_1', '19,90', 'Échoué', '', 'cus_1', ''])
})

test('names the file after the day of the export', () => {
  expect(getExportName(new Date('2026-12-31T23:30:00Z'))).toBe('transactions-2027-01-01.csv')
})
