import { expect, test } from 'vitest'
import { createFakeSpeechToText } from '../../voice/testing/fake-speech-to-text'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import {
  createSimulatedCaller,
  startCall,
  untranscribedSpeech,
} from '../../voice/testing/simulated-caller'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { expectSettledCall } from './expect-settled-call'

test('checks in once during sixty seconds of silence, and records no turn of the caller', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  const silentSinceMs = call.nowMs()
  const roomNoise = new Int16Array(320).map((_sample, index) => ((index * 7_919) % 241) - 120)
  for (let step = 0; step < 3_000; step += 1) {
    call.session.pushMicrophone(roomNoise)
    await caller.pause(20)
  }

  expect(call.listTurns().filter((turn) => turn.startsWith('caller'))).toEqual([])
  expect(call.dialogue.prompts.slice(1)).toEqual([{ kind: 'silence', seconds: 30 }])
  const checkIn = call.listOutputs('response-created')[1]!
  expect(checkIn.atMs - silentSinceMs).toBeGreaterThanOrEqual(29_960)
  expect(checkIn.atMs - silentSinceMs).toBeLessThanOrEqual(30_040)
  expectSettledCall(call)
})

test('checks in, warns, and ends the call after two minutes of silence', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  caller.mute()
  await caller.pause(130_000)

  expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([
    { kind: 'silence', seconds: 30 },
    { kind: 'silence', seconds: 90 },
  ])
  const closedOutputs = call.listOutputs('closed')
  expect(closedOutputs.map(({ reason }) => reason)).toEqual(['silence'])

  const outputCountAtEnd = call.outputs.length
  await caller.pause(10_000)
  expect(call.outputs).toHaveLength(outputCountAtEnd)
  expect(call.outputs.at(-1)?.output.type).toBe('closed')
  expectSettledCall(call)
})

test('does not count long speech as silence when its words arrive only at its end', async () => {
  const clock = createVirtualClock()
  const words = 'Je vous raconte toute ma journée.'
  const call = openSimulatedCall({
    clock,
    speechToText: createFakeSpeechToText(clock, [{ text: words, delayMs: 500 }]),
  })
  const caller = await startCall(call)
  await caller.typeText('Bonsoir')
  await caller.hearRest()
  await caller.speak(untranscribedSpeech, 140_000)
  await caller.pause(10_000)
  expect(call.dialogue.prompts.filter(({ kind }) => kind === 'silence')).toEqual([])
  expect(call.listTurns()).toContain(`caller: ${words}`)
  expectSettledCall(call)
})

test('does not count long speech as silence when its words arrive before its end', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Bonsoir')
  await caller.hearRest()
  await caller.speak('Je vous raconte toute ma journée.', 40_000, 2_000)
  expect(call.dialogue.prompts.filter(({ kind }) => kind === 'silence')).toEqual([])
  expectSettledCall(call)
})

test('restarts the silence timer after the caller has answered the check-in', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.pause(31_000)
  await caller.hearRest()
  await caller.speak('Oui, je suis là.', 900)
  await caller.hearResponse()
  await caller.pause(29_000)
  expect(call.dialogue.prompts.filter(({ kind }) => kind === 'silence')).toHaveLength(1)
  expectSettledCall(call)
})

test('speaks the whole AI disclosure, unbilled, to a caller who speaks at once', async () => {
  const call = openSimulatedCall({ isAiDisclosureDue: true })
  const caller = createSimulatedCaller(call)
  call.session.start()
  await caller.listen(300)
  await caller.speak('Allô, vous êtes là ?', 1_200)
  await caller.hearRest()
  await caller.pause(1_000)
  await caller.hearRest()

  expect(call.listTurns().slice(0, 2)).toEqual([
    'companion: Je suis une intelligence artificielle.',
    'caller: Allô, vous êtes là ?',
  ])
  await caller.hangUp()
  const { pauses } = call.listOutputs('closed')[0]!.figures
  expect(pauses.map(({ reason }) => reason)).toContain('ai-notice')
  expectSettledCall(call)
})
