import { expect } from 'vitest'
import { findReceiptFaults } from '../../domain/receipt'
import type { SimulatedCall } from '../../voice/testing/simulated-call'

/** Ends the call if it is still live. Expects that it closed once, with a consistent receipt. */
export function expectSettledCall(call: SimulatedCall): void {
  call.send({ type: 'hung-up' })
  expect(call.listOutputs('closed')).toHaveLength(1)
  expect(findReceiptFaults(call.createReceipt())).toEqual([])
  expect(call.errors).toEqual([])
}
