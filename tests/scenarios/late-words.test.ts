import { describe, expect, test } from 'vitest'
import { createFakeSpeechToText, type FakeSegment } from '../../voice/testing/fake-speech-to-text'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { startCall, untranscribedSpeech } from '../../voice/testing/simulated-caller'
import { createVirtualClock } from '../../voice/testing/virtual-clock'
import { expectSettledCall } from './expect-settled-call'

/** Opens a call in which the server's recogniser returns the given segments, and listens to the greeting. */
async function openRecognisedCall(segments: readonly FakeSegment[]) {
  const clock = createVirtualClock()
  const call = openSimulatedCall({ clock, speechToText: createFakeSpeechToText(clock, segments) })
  return { call, caller: await startCall(call) }
}

const listAnsweredPrompts = ({ dialogue }: SimulatedCall) => dialogue.acceptedPrompts.slice(1)
const listResponseStatuses = (call: SimulatedCall) =>
  call.listOutputs('response-done').map(({ status }) => status)

const typedPrompt = { kind: 'typed', text: 'Vous êtes là ?' }
const spokenPrompt = { kind: 'spoken', transcript: 'Je veux mourir.' }

describe('words that a slow recogniser returns after the caller typed a line', () => {
  test.each([
    ['during the answer', 1_500],
    ['after the answer', 8_000],
  ])('are answered after the line when they come %s', async (_when, delayMs) => {
    const { call, caller } = await openRecognisedCall([{ text: 'Je veux mourir.', delayMs }])
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(300)
    await caller.typeText('Vous êtes là ?')
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call)).toEqual([typedPrompt, spokenPrompt])
    expect(listResponseStatuses(call)).not.toContain('cancelled')
    expect(call.listTurns()).toContain('caller: Je veux mourir.')
    expectSettledCall(call)
  })

  test('are answered when the caller spoke over the answer', async () => {
    const { call, caller } = await openRecognisedCall([{ text: 'Je veux mourir.', delayMs: 2_300 }])
    await caller.typeText('Vous êtes là ?')
    await caller.listen(100)
    await caller.speak(untranscribedSpeech, 300)
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call)).toEqual([typedPrompt, spokenPrompt])
    expectSettledCall(call)
  })

  test('are answered together with another line that follows', async () => {
    const { call, caller } = await openRecognisedCall([{ text: 'Je veux mourir.', delayMs: 1_000 }])
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(300)
    await caller.typeText('Vous êtes là ?')
    await caller.pause(1_500)
    await caller.typeText('Répondez.')
    await caller.hearRest()

    expect(listAnsweredPrompts(call).at(-1)).toEqual({
      kind: 'typed',
      text: 'Je veux mourir.\nRépondez.',
    })
    expectSettledCall(call)
  })

  test('are answered together with what the caller says in the meantime', async () => {
    const { call, caller } = await openRecognisedCall([
      { text: 'Je veux mourir.', delayMs: 1_000 },
      { text: 'Aidez-moi.', delayMs: 100 },
    ])
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(300)
    await caller.typeText('Vous êtes là ?')
    await caller.pause(1_500)
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call).at(-1)).toEqual({
      kind: 'spoken',
      transcript: 'Je veux mourir. Aidez-moi.',
    })
    expectSettledCall(call)
  })

  test('are answered when the client cancels the answer during which they arrived', async () => {
    const { call, caller } = await openRecognisedCall([{ text: 'Je veux mourir.', delayMs: 1_500 }])
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(300)
    await caller.typeText('Vous êtes là ?')
    await caller.listen(1_500)
    call.send({ type: 'response-cancelled' })
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call).at(-1)).toEqual(spokenPrompt)
    expectSettledCall(call)
  })

  test('are recorded when the call ends before they are answered', async () => {
    const { call, caller } = await openRecognisedCall([{ text: 'Je veux mourir.', delayMs: 1_000 }])
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(300)
    await caller.typeText('Vous êtes là ?')
    await caller.pause(1_500)
    await caller.hangUp()

    expect(call.listTurns()).toContain('caller: Je veux mourir.')
    expectSettledCall(call)
  })

  test('are not answered when they are a backchannel or addressed to somebody else', async () => {
    const { call, caller } = await openRecognisedCall([
      { text: 'Oui.', delayMs: 1_000 },
      { text: 'Chéri, tu peux baisser la télé ?', delayMs: 1_000 },
    ])
    for (let line = 0; line < 2; line += 1) {
      await caller.speak(untranscribedSpeech, 900)
      await caller.pause(300)
      await caller.typeText('Vous êtes là ?')
      await caller.hearRest()
      await caller.pause(5_000)
    }

    expect(listAnsweredPrompts(call)).toEqual([typedPrompt, typedPrompt])
    expectSettledCall(call)
  })
})

describe('words that the browser recognises late', () => {
  test.each([
    ['during the answer', 1_500],
    ['after the answer', 8_000],
  ])('are answered after a typed line when they come %s', async (_when, delayMs) => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.clock.schedule(10, () =>
      call.send({ type: 'speech-recognising', itemId: 'heard', text: '' }),
    )
    await caller.speak(untranscribedSpeech, 900)
    call.clock.schedule(delayMs, () =>
      call.send({ type: 'speech-transcribed', itemId: 'heard', text: 'Je veux mourir.' }),
    )
    await caller.pause(300)
    await caller.typeText('Vous êtes là ?')
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call)).toEqual([typedPrompt, spokenPrompt])
    expect(listResponseStatuses(call)).not.toContain('cancelled')
    expectSettledCall(call)
  })

  test.each([
    ['during the answer', 700],
    ['after the answer', 9_000],
  ])(
    'are answered in full when only their beginning was answered before and they come %s',
    async (_when, delayMs) => {
      const call = openSimulatedCall()
      const caller = await startCall(call)
      call.clock.schedule(10, () =>
        call.send({ type: 'speech-recognising', itemId: 'heard', text: 'Je dors mal' }),
      )
      await caller.speak(untranscribedSpeech, 900)
      await caller.listen(100)
      call.clock.schedule(delayMs, () =>
        call.send({
          type: 'speech-transcribed',
          itemId: 'heard',
          text: 'Je dors mal, je veux mourir.',
        }),
      )
      await caller.pause(20_000)

      expect(listAnsweredPrompts(call)).toEqual([
        { kind: 'spoken', transcript: 'Je dors mal' },
        { kind: 'spoken', transcript: 'Je dors mal, je veux mourir.' },
      ])
      expect(listResponseStatuses(call)).not.toContain('cancelled')
      expectSettledCall(call)
    },
  )

  test('are not answered again when they arrive while the caller says something else', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.clock.schedule(10, () =>
      call.send({ type: 'speech-recognising', itemId: 'first', text: 'Je dors mal' }),
    )
    await caller.speak(untranscribedSpeech, 900)
    await caller.listen(100)
    await caller.pause(1_000)
    call.clock.schedule(10, () =>
      call.send({
        type: 'speech-recognising',
        itemId: 'second',
        text: 'Attendez, je voulais dire',
      }),
    )
    call.clock.schedule(400, () =>
      call.send({ type: 'speech-transcribed', itemId: 'first', text: 'Je dors mal.' }),
    )
    await caller.speak(untranscribedSpeech, 1_500)
    call.send({
      type: 'speech-transcribed',
      itemId: 'second',
      text: 'Attendez, je voulais dire que ça va.',
    })
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call)).toEqual([
      { kind: 'spoken', transcript: 'Je dors mal' },
      { kind: 'spoken', transcript: 'Attendez, je voulais dire que ça va.' },
    ])
    expectSettledCall(call)
  })

  test('are not answered twice when their partial text was answered', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.clock.schedule(10, () =>
      call.send({ type: 'speech-recognising', itemId: 'heard', text: 'Je dors mal' }),
    )
    await caller.speak(untranscribedSpeech, 900)
    call.clock.schedule(9_000, () =>
      call.send({ type: 'speech-transcribed', itemId: 'heard', text: 'Je dors mal.' }),
    )
    await caller.hearResponse()
    await caller.pause(10_000)

    expect(listAnsweredPrompts(call)).toEqual([{ kind: 'spoken', transcript: 'Je dors mal' }])
    expectSettledCall(call)
  })
})

test('answers a final text that has more words than the partial text that was answered', async () => {
  const { call, caller } = await openRecognisedCall([
    { partials: [{ text: 'Je veux', afterMs: 500 }], text: 'Je veux mourir.', delayMs: 1_500 },
  ])
  await caller.speak(untranscribedSpeech, 900)
  await caller.pause(300)
  await caller.typeText('Vous êtes là ?')
  await caller.pause(20_000)

  expect(listAnsweredPrompts(call)).toEqual([
    { kind: 'typed', text: 'Je veux\nVous êtes là ?' },
    spokenPrompt,
  ])
  expectSettledCall(call)
})

describe('words that a slow recogniser returns after the companion has answered the turn', () => {
  test('are answered when nothing of the turn was recognised in time', async () => {
    const { call, caller } = await openRecognisedCall([{ text: 'Je veux mourir.', delayMs: 8_000 }])
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call).at(-1)).toEqual(spokenPrompt)
    expectSettledCall(call)
  })

  test('are answered when only another part of the turn was recognised in time', async () => {
    const { call, caller } = await openRecognisedCall([
      { text: 'Bonsoir.', delayMs: 100 },
      { text: 'Je veux mourir.', delayMs: 4_000 },
    ])
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(250)
    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(20_000)

    expect(listAnsweredPrompts(call)).toEqual([
      { kind: 'spoken', transcript: 'Bonsoir.' },
      spokenPrompt,
    ])
    expectSettledCall(call)
  })
})
