import { expect, test } from 'vitest'
import { readPaymentStatus } from './payment-status'

test('reads every status other than paid and pending as failed', () => {
  const stored = ['paid', 'pending', 'failed', 'unpaid', '']
  expect(stored.map(readPaymentStatus)).toEqual(['paid', 'pending', 'failed', 'failed', 'failed'])
})
