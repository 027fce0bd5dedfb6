import { expect, test } from 'vitest'
import { readPaymentStatus } from './payment-status'

test('reads every status other than paid and pending as failed', () => {
  const storedStatuses = ['paid', 'pending', 'failed', 'unpaid', '']
  expect(storedStatuses.map(readPaymentStatus)).toEqual([
    'paid',
    'pending',
    'failed',
    'failed',
    'failed',
  ])
})
