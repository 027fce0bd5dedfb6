import { expect, test } from 'vitest'
import { createFakeDialogue } from '../../testing/fake-dialogue'
import { openSimulatedCall } from '../../testing/simulated-call'
import { startCall } from '../../testing/simulated-caller'

test.each([
  {
    title: 'a false alarm if the caller denied every danger',
    hadDanger: false,
    isFalseAlarm: true,
  },
  { title: 'no false alarm if there was a danger', hadDanger: true, isFalseAlarm: undefined },
])('reports the pause of a crisis as $title', async (crisis) => {
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
