import { expect, test } from 'vitest'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import { createSimulatedCaller, greet } from '../../voice/testing/simulated-caller'
import { expectToSettle } from './end-of-call'

test('sixty seconds of silence bring one check-in and no turn of the caller', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  const silentSinceMs = call.nowMs()
  const roomNoise = new Int16Array(320).map((_sample, index) => ((index * 7_919) % 241) - 120)
  for (let step = 0; step < 3_000; step += 1) {
    call.session.pushMicrophone(roomNoise)
    await caller.pauses(20)
  }

  expect(call.turns().filter((turn) => turn.startsWith('caller'))).toEqual([])
  expect(call.dialogue.prompts.slice(1)).toEqual([{ kind: 'silence', seconds: 30 }])
  const checkIn = call.told('response-created')[1]!
  expect(checkIn.atMs - silentSinceMs).toBeGreaterThanOrEqual(29_960)
  expect(checkIn.atMs - silentSinceMs).toBeLessThanOrEqual(30_040)
  expectToSettle(call)
})

test('two minutes of silence end the call after a check-in and a warning', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  caller.mutes()
  await caller.pauses(130_000)

  expect(call.dialogue.accepted.slice(1)).toEqual([
    { kind: 'silence', seconds: 30 },
    { kind: 'silence', seconds: 90 },
  ])
  const closed = call.told('closed')
  expect(closed.map(({ reason }) => reason)).toEqual(['silence'])

  const outputsAtEnd = call.outputs.length
  await caller.pauses(10_000)
  expect(call.outputs).toHaveLength(outputsAtEnd)
  expect(call.outputs.at(-1)?.output.type).toBe('closed')
  expectToSettle(call)
})

test('somebody who answers the check-in is not warned again for another 30 s', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.pauses(31_000)
  await caller.hearsOutTheRest()
  await caller.says('Oui, je suis là.', 900)
  await caller.hearsOut()
  await caller.pauses(29_000)
  expect(call.dialogue.prompts.filter(({ kind }) => kind === 'silence')).toHaveLength(1)
  expectToSettle(call)
})

test('the caller who speaks from the first moment still hears the notice, unbilled', async () => {
  const call = openSimulatedCall({ isAiNoticeDue: true })
  const caller = createSimulatedCaller(call)
  call.session.start()
  await caller.listensFor(300)
  await caller.says('Allô, vous êtes là ?', 1_200)
  await caller.hearsOutTheRest()
  await caller.pauses(1_000)
  await caller.hearsOutTheRest()

  expect(call.turns().slice(0, 2)).toEqual([
    'companion: Je suis une intelligence artificielle.',
    'caller: Allô, vous êtes là ?',
  ])
  await caller.hangsUp()
  const { pauses } = call.told('closed')[0]!.figures
  expect(pauses.map(({ reason }) => reason)).toContain('ai-notice')
  expectToSettle(call)
})
