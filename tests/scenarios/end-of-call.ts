import { expect } from 'vitest'
import { findReceiptFaults } from '../../domain/receipt'
import type { SimulatedCall } from '../../voice/testing/simulated-call'

/** Hangs up if nobody has; the call has closed once and its receipt adds up. */
export function expectToSettle(call: SimulatedCall): void {
  call.send({ type: 'hung-up' })
  expect(call.told('closed')).toHaveLength(1)
  expect(findReceiptFaults(call.receipt())).toEqual([])
  expect(call.faults).toEqual([])
}
