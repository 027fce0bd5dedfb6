import { expect, it } from 'vitest'
import { openSimulatedCall } from './simulated-call'
import { startCall } from './simulated-caller'

it('creates the same receipt at any time after the end of the call', async () => {
  const call = openSimulatedCall()
  await call.clock.advance(1_000)
  const startsAt = call.clock.now()
  const caller = await startCall(call)
  await caller.hangUp()
  const receipt = call.createReceipt()
  expect(receipt.startedAt).toBe(startsAt.toISOString())
  expect(Date.parse(receipt.endedAt)).toBe(startsAt.getTime() + receipt.wallMs)
  await call.clock.advance(5_000)
  expect(call.createReceipt()).toEqual(receipt)
})
