import { describe, expect, test } from 'vitest'
import { maxAiDisclosureMs } from '../../voice/session/metering/free-time'
import { createFakeDialogue } from '../../voice/testing/fake-dialogue'
import { createFakeSpeechToText } from '../../voice/testing/fake-speech-to-text'
import {
  openSimulatedCall,
  type SimulatedCall,
  type SimulatedCallOptions,
} from '../../voice/testing/simulated-call'
import { createSimulatedCaller, untranscribedSpeech } from '../../voice/testing/simulated-caller'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { expectSettledCall } from './expect-settled-call'

const disclosure = 'companion: Je suis une intelligence artificielle.'

/** Opens the first call of the day, and listens to the beginning of the AI disclosure. */
async function openFirstCall(options: SimulatedCallOptions = {}) {
  const call = openSimulatedCall({ isAiDisclosureDue: true, ...options })
  const caller = createSimulatedCaller(call)
  call.session.start()
  await caller.listen(300)
  return { call, caller }
}

function findDisclosureMs(call: SimulatedCall) {
  const { pauses } = call.session.readFigures()
  return pauses.find(({ reason }) => reason === 'ai-notice')?.ms ?? 0
}

/** Returns how long the AI disclosure pauses the meter in a call whose caller only says "Bonsoir" meanwhile. */
async function measureUndisturbedDisclosureMs() {
  const { call, caller } = await openFirstCall()
  await caller.speak('Bonsoir.', 400)
  await caller.hearRest()
  return findDisclosureMs(call)
}

describe('the AI disclosure is said in full', () => {
  test('when the caller types during it, and the line is answered right after it', async () => {
    const { call, caller } = await openFirstCall()
    await caller.typeText('Je dors mal.')
    await caller.hearRest()

    expect(call.listTurns()).toEqual([
      disclosure,
      'caller: Je dors mal.',
      'companion: Merci de me l’écrire. Racontez-moi la suite.',
    ])
    const [disclosureDone] = call.listOutputs('response-done')
    expect(call.listOutputs('response-created')[1]?.atMs).toBe(disclosureDone?.atMs)
    expect(call.listOutputs('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
    expectSettledCall(call)
  })

  test('when the client cancels it, and the greeting follows', async () => {
    const { call, caller } = await openFirstCall()
    call.send({ type: 'response-cancelled' })
    await caller.hearRest()

    expect(call.listTurns()).toEqual([
      disclosure,
      'companion: Bonjour Camille, comment allez-vous ?',
    ])
    expectSettledCall(call)
  })

  test('when the client cancels it before it is heard', async () => {
    const call = openSimulatedCall({ isAiDisclosureDue: true, speech: { firstSoundMs: 400 } })
    const caller = createSimulatedCaller(call)
    call.session.start()
    call.send({ type: 'response-cancelled' })
    await caller.typeText('Bonsoir')
    await caller.hearRest()

    expect(call.listTurns()[0]).toBe(disclosure)
    expectSettledCall(call)
  })

  test('when push to talk commits a turn during it, and the turn is answered next', async () => {
    const { call, caller } = await openFirstCall()
    await caller.speak(untranscribedSpeech, 500)
    await caller.pause(100)
    call.send({ type: 'turn-committed' })
    await caller.hearRest()

    expect(call.listTurns()[0]).toBe(disclosure)
    expect(call.dialogue.acceptedPrompts[1]).toEqual({ kind: 'unrecognised', speechMs: 500 })
    expectSettledCall(call)
  })

  test('when a typed line arrives before the spoken words are recognised, and the dialogue can answer from audio', async () => {
    const clock = createVirtualClock()
    const { call, caller } = await openFirstCall({
      clock,
      speechToText: createFakeSpeechToText(clock, [{ text: 'Je dors mal.', delayMs: 200 }]),
      dialogue: Object.assign(createFakeDialogue(), {
        canAnswerFromAudio: (words: string | null) => words === null,
      }),
    })
    await caller.speak(untranscribedSpeech, 400)
    await caller.pause(100)
    await caller.typeText('Bonsoir')
    await caller.hearRest()

    expect(call.listTurns()[0]).toBe(disclosure)
    expect(call.listOutputs('response-done')[0]?.status).toBe('completed')
    expectSettledCall(call)
  })
})

describe('during the AI disclosure', () => {
  test('several typed lines are kept and answered together', async () => {
    const { call, caller } = await openFirstCall()
    await caller.typeText('Bonsoir')
    await caller.typeText('Je dors mal.')
    await caller.hearRest()

    expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([
      { kind: 'typed', text: 'Bonsoir\nJe dors mal.' },
    ])
    expectSettledCall(call)
  })

  test('a typed line is answered together with the turn that push to talk commits after it', async () => {
    const { call, caller } = await openFirstCall()
    await caller.typeText('Je veux mourir.')
    await caller.speak('Vous m’entendez ?', 400)
    await caller.pause(200)
    call.send({ type: 'turn-committed' })
    await caller.hearRest()

    const words = 'Je veux mourir.\nVous m’entendez ?'
    expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([{ kind: 'typed', text: words }])
    expect(call.listTurns().slice(0, 2)).toEqual([disclosure, `caller: ${words}`])
    expectSettledCall(call)
  })

  test.each([
    ['a pause', () => {}],
    ['a commit', (call: SimulatedCall) => call.send({ type: 'turn-committed' })],
  ])(
    'speech that ends with %s is answered together with the line typed after it',
    async (_end, endTurn) => {
      const { call, caller } = await openFirstCall()
      await caller.speak('Je veux mourir.', 400)
      await caller.pause(200)
      endTurn(call)
      await caller.typeText('Vous êtes là ?')
      await caller.hearRest()

      const words = 'Je veux mourir.\nVous êtes là ?'
      expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([{ kind: 'typed', text: words }])
      expect(call.listTurns().slice(0, 2)).toEqual([disclosure, `caller: ${words}`])
      expectSettledCall(call)
    },
  )

  test('a backchannel is recorded, and only the line typed after it is answered', async () => {
    const { call, caller } = await openFirstCall()
    await caller.speak('D’accord.', 400)
    await caller.pause(200)
    await caller.typeText('Je dors mal.')
    await caller.hearRest()

    expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([
      { kind: 'typed', text: 'Je dors mal.' },
    ])
    expect(call.listTurns()).toContain('caller: D’accord.')
    expectSettledCall(call)
  })

  test('a typed line is recorded even if the caller hangs up', async () => {
    const { call, caller } = await openFirstCall()
    await caller.typeText('Je dois partir.')
    await caller.hangUp()

    expect(call.listTurns()).toContain('caller: Je dois partir.')
    expectSettledCall(call)
  })

  test('a stall of the process uses up none of the unbilled time', async () => {
    const { call, caller } = await openFirstCall()
    await call.clock.stall(maxAiDisclosureMs)
    await caller.hearRest()
    const undisturbed = await openFirstCall()
    await undisturbed.caller.hearRest()

    expect(call.session.readFigures().billableMs).toBe(
      undisturbed.call.session.readFigures().billableMs,
    )
    expectSettledCall(call)
  })

  test('neither typing nor cancelling lengthens the unbilled time', async () => {
    const { call, caller } = await openFirstCall()
    for (let round = 0; round < 200; round += 1) {
      call.send({ type: 'response-cancelled' })
      await caller.typeText('Continue')
      await caller.pause(20)
    }

    expect(findDisclosureMs(call)).toBe(await measureUndisturbedDisclosureMs())
    expect(call.listTurns()[0]).toBe(disclosure)
    expectSettledCall(call)
  })
})
