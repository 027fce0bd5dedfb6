import { expect } from 'vitest'
import { findReceiptFaults } from '../../domain/receipt'
import type { SimulatedCall } from '../../voice/testing/simulated-call'

/** Hangs up if that has not happened; expects that the call closed once and its receipt adds up. */
export function expectToSettle(call: SimulatedCall): void {
  call.send({ type: 'hung-up' })
  expect(call.listOutputs('closed')).toHaveLength(1)
  expect(findReceiptFaults(call.createReceipt())).toEqual([])
  expect(call.errors).toEqual([])
}
