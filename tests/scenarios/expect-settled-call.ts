import { expect } from 'vitest'
import { findReceiptErrors } from '../../domain/receipt'
import { measureConversationMs } from '../../domain/receipt-seconds'
import type { SimulatedCall } from '../../voice/testing/simulated-call'

/** Ends the call if it is still live. Expects that it closed once, with a consistent receipt. */
export function expectSettledCall(call: SimulatedCall): void {
  call.send({ type: 'hung-up' })
  expect(call.listOutputs('closed')).toHaveLength(1)
  const receipt = call.createReceipt()
  expect(findReceiptErrors(receipt)).toEqual([])
  // The page computes the same duration as the server.
  const { durationMs } = call.listOutputs('closed')[0]!.figures
  expect(measureConversationMs(receipt)).toBe(durationMs)
  expect(call.errors).toEqual([])
}
