import { expect, test } from 'vitest'
import { createFakeDialogue } from '../../testing/fake-dialogue'
import { openSimulatedCall } from '../../testing/simulated-call'
import { startCall } from '../../testing/simulated-caller'

test.each([
  { hadDanger: false, isFalseAlarm: true },
  { hadDanger: true, isFalseAlarm: undefined },
])('reports isFalseAlarm $isFalseAlarm after a crisis with danger $hadDanger', async (crisis) => {
  const dialogue = createFakeDialogue()
  dialogue.isInCrisis = () => true
  dialogue.hasHadDanger = () => crisis.hadDanger
  const call = openSimulatedCall({ dialogue })
  const caller = await startCall(call)
  await caller.pause(3_000)
  call.send({ type: 'hung-up' })
  const pauses = call.listOutputs('closed')[0]?.figures.pauses
  const pause = pauses?.find(({ reason }) => reason === 'crisis')
  expect(pause?.ms).toBeGreaterThan(0)
  expect(pause?.isFalseAlarm).toBe(crisis.isFalseAlarm)
})
