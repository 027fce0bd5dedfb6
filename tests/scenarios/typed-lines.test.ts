import { describe, expect, test } from 'vitest'
import { createScriptedDialogue } from '../../voice/brain/create-scripted-dialogue'
import { testCompanion } from '../../voice/brain/testing/start-test-call'
import { createFakeSpeechToText } from '../../voice/testing/fake-speech-to-text'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import {
  type SimulatedCaller,
  startCall,
  untranscribedSpeech,
} from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

/** Simulates a television: the detector reports the start of speech, and never its end. */
const startTelevision = (call: SimulatedCall) =>
  call.send({ type: 'speech-started', audioMs: call.nowMs(), probability: 0.9 })

/** Simulates beeps of 400 ms, one every second, as from Chromium's fake microphone. */
async function playBeeps(caller: SimulatedCaller, count: number) {
  for (let beep = 0; beep < count; beep += 1) {
    await caller.speak(untranscribedSpeech, 400)
    await caller.pause(600)
  }
}

const answer = 'companion: Merci de me l’écrire. Racontez-moi la suite.'

describe('a typed line is answered to the end', () => {
  test('while an earlier sound continues', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    startTelevision(call)
    await caller.pause(5_000)
    await caller.typeText('Je dors mal.')
    await caller.hearRest()

    expect(call.listTurns().slice(-2)).toEqual(['caller: Je dors mal.', answer])
    await caller.typeText('Tu es là ?')
    await caller.hearRest()
    expect(call.listTurns().slice(-2)).toEqual(['caller: Tu es là ?', answer])
    expectSettledCall(call)
  })

  test('when sound begins during the answer', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Je dors mal.')
    await caller.listen(300)
    startTelevision(call)
    await caller.hearRest()

    expect(call.listTurns().at(-1)).toBe(answer)
    expectSettledCall(call)
  })

  test('while the microphone picks up beeps', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await playBeeps(caller, 3)
    await caller.typeText('Je dors mal.')
    await playBeeps(caller, 6)

    expect(call.listTurns()).toContain(answer)
    expectSettledCall(call)
  })

  test('when a recogniser finds no words in the sound', async () => {
    // The recogniser returns no text while the sound goes on.
    const speechToText = createFakeSpeechToText({ schedule: () => () => {} }, [])
    const call = openSimulatedCall({ speechToText })
    const caller = await startCall(call)
    startTelevision(call)
    await caller.pause(3_000)
    await caller.typeText('Je dors mal.')
    await caller.hearRest()

    expect(call.listTurns().slice(-2)).toEqual(['caller: Je dors mal.', answer])
    expectSettledCall(call)
  })
})

test('recognised words interrupt the answer to a typed line', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Je dors mal.')
  await caller.listen(500)
  await caller.speak('Attendez, parlons d’autre chose.', 1_000, 400)
  await caller.hearResponse()

  expect(call.listOutputs('response-done').map(({ status }) => status)).toContain('cancelled')
  expect(call.listTurns()).toContain('caller: Attendez, parlons d’autre chose.')
  expectSettledCall(call)
})

test('a line that is typed while earlier speech is unanswered is answered together with that speech', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.speak('Je veux mourir.', 800)
  await caller.pause(200)
  await caller.typeText('Vous êtes là ?')
  await caller.hearRest()

  const words = 'Je veux mourir.\nVous êtes là ?'
  expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({ kind: 'typed', text: words })
  expect(call.listTurns().slice(-2)).toEqual([`caller: ${words}`, answer])
  expectSettledCall(call)
})

describe('a typed goodbye ends the call', () => {
  test.each([
    ['a television', async (call: SimulatedCall) => startTelevision(call)],
    ['beeps', (_call: SimulatedCall, caller: SimulatedCaller) => playBeeps(caller, 12)],
  ])('despite %s', async (_what, makeSound) => {
    const dialogue = createScriptedDialogue({
      companion: testCompanion,
      caller: { name: 'Inès', profileSummary: null, pastSummaries: [] },
      isAiDisclosureDue: false,
      seed: 7,
    })
    const call = openSimulatedCall({ dialogue })
    const caller = await startCall(call)
    await caller.typeText('Au revoir !')
    await makeSound(call, caller)
    await caller.pause(12_000)

    expect(call.listOutputs('closed')[0]?.reason).toBe('hung-up')
    expectSettledCall(call)
  })
})
