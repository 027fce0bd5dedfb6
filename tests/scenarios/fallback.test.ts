import { expect, test } from 'vitest'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import { startCall } from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

test('bills nothing while scripted answers replace those of a failing provider', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Bonsoir.')
  await caller.hearResponse()
  const billedMs = call.session.readFigures().billableMs

  call.dialogue.isFallbackNow = true
  await caller.typeText('Tu es là ?')
  await caller.listen(0)
  const billedUntilFailureMs = call.session.readFigures().billableMs
  await caller.hearRest()
  await caller.pause(20_000)
  expect(billedUntilFailureMs - billedMs).toBeLessThan(100)
  expect(call.session.readFigures().billableMs).toBe(billedUntilFailureMs)
  expect(call.listOutputs('metered').at(-1)?.pausedFor).toBe('provider-fault')

  call.dialogue.isFallbackNow = false
  await caller.typeText('Te revoilà.')
  await caller.hearResponse()
  expect(call.session.readFigures().billableMs).toBeGreaterThan(billedUntilFailureMs)
  expect(call.listOutputs('metered').at(-1)?.pausedFor).toBeNull()

  await caller.hangUp()
  expectSettledCall(call)
  expect(call.createReceipt().pauses).toContainEqual(
    expect.objectContaining({ reason: 'provider-fault' }),
  )
})
