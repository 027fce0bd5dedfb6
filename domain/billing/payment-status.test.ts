import { expect, test } from 'vitest'
import { readPaymentStatus } from './payment-status'

test('what is neither paid nor pending has failed', () => {
  const stored = ['paid', 'pending', 'failed', 'unpaid', '']
  expect(stored.map(readPaymentStatus)).toEqual(['paid', 'pending', 'failed', 'failed', 'failed'])
})
