import { describe, expect, test } from 'vitest'
import { createFakeSpeechToText, type FakeSegment } from '../../voice/testing/fake-speech-to-text'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import {
  createSimulatedCaller,
  startCall,
  untranscribedSpeech,
} from '../../voice/testing/simulated-caller'
import type { VirtualClock } from '../../voice/testing/virtual-clock'

/** Opens a call in which the server's recogniser returns the given segments, and listens to the greeting. */
async function openCall(segments: readonly FakeSegment[]) {
  let clock: VirtualClock | undefined
  // The recogniser uses the clock of the call, which is created later.
  const speechToText = createFakeSpeechToText(
    { schedule: (delayMs, action) => clock?.schedule(delayMs, action) ?? (() => {}) },
    segments,
  )
  const call = openSimulatedCall({ speechToText })
  clock = call.clock
  await startCall(call)
  return { call, caller: createSimulatedCaller(call), speechToText }
}

const listAccepted = ({ dialogue }: SimulatedCall) =>
  dialogue.acceptedPrompts.filter(({ kind }) => kind === 'spoken' || kind === 'unrecognised')

describe('a call with a recogniser', () => {
  test('answers recognised words, even late ones', async () => {
    const { call, caller } = await openCall([{ text: 'Je dors mal.', delayMs: 900 }])
    await caller.speak(untranscribedSpeech, 1_200)
    await caller.hearResponse()
    expect(listAccepted(call)).toEqual([{ kind: 'spoken', transcript: 'Je dors mal.' }])
    expect(call.listOutputs('caller-transcribed').map(({ text }) => text)).toEqual(['Je dors mal.'])
    expect(call.listTurns()).toContain('caller: Je dors mal.')
  })

  test('prepares an answer to a partial text, and answers the final one', async () => {
    const { call, caller } = await openCall([
      { partials: [{ text: 'Je dors', afterMs: 600 }], text: 'Je dors mal.', delayMs: 350 },
    ])
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.hearResponse()
    expect(call.dialogue.prompts).toContainEqual({ kind: 'spoken', transcript: 'Je dors' })
    expect(listAccepted(call)).toEqual([{ kind: 'spoken', transcript: 'Je dors mal.' }])
  })

  test('neither answers nor records what was said to somebody else', async () => {
    const { call, caller } = await openCall([
      { text: 'Chéri, tu peux baisser la télé ?', delayMs: 300 },
      { text: 'Voilà. Je dors mal.', delayMs: 300 },
    ])
    await caller.speak(untranscribedSpeech, 1_500)
    await caller.pause(5_000)
    expect(listAccepted(call)).toEqual([])
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.hearResponse()
    expect(listAccepted(call)).toEqual([{ kind: 'spoken', transcript: 'Voilà. Je dors mal.' }])
    expect(call.listTurns().join()).not.toContain('télé')
  })

  test('lets the companion finish its response when the caller says a longer backchannel', async () => {
    const { call, caller } = await openCall([{ text: 'Ah oui, d’accord.', delayMs: 300 }])
    await caller.typeText('Racontez-moi votre journée')
    await caller.listen(300)
    await caller.speak(untranscribedSpeech, 700)
    await caller.hearRest()
    expect(call.listOutputs('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
  })

  test('joins two segments in the order in which they were spoken', async () => {
    const { call, caller } = await openCall([
      { text: 'Je voulais te dire', delayMs: 1_500 },
      { text: 'que je dors mal.', delayMs: 100 },
    ])
    await caller.speak(untranscribedSpeech, 800)
    await caller.pause(250)
    await caller.speak(untranscribedSpeech, 800)
    await caller.hearResponse()
    expect(listAccepted(call)).toEqual([
      { kind: 'spoken', transcript: 'Je voulais te dire que je dors mal.' },
    ])
  })

  test.each(['throws', 'hangs'] as const)('continues when the recogniser %s', async (behaviour) => {
    const { call, caller } = await openCall([{ text: '', delayMs: 100, behaviour }])
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.hearResponse()
    expect(listAccepted(call)).toMatchObject([{ kind: 'unrecognised' }])
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.hearResponse()
    expect(listAccepted(call)).toHaveLength(2)
  })

  test('answers speech in which no words were recognised, and reports no transcript', async () => {
    const { call, caller } = await openCall([{ text: ' ', delayMs: 100 }])
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.hearResponse()
    expect(listAccepted(call)).toMatchObject([{ kind: 'unrecognised' }])
    expect(call.listOutputs('caller-transcribed')).toEqual([])
  })

  test('answers words that come after the companion gave up waiting for them', async () => {
    const { call, caller } = await openCall([{ text: 'Je dors mal.', delayMs: 2_600 }])
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.pause(4_000)
    await caller.hearRest()
    expect(listAccepted(call).at(-1)).toEqual({ kind: 'spoken', transcript: 'Je dors mal.' })
  })

  test('gives the recogniser the half second of audio before the detector reported speech', async () => {
    const { call, speechToText } = await openCall([{ text: 'Oui.', delayMs: 100 }])
    for (let sample = 1; sample <= 40; sample += 1)
      call.session.pushMicrophone(new Int16Array(320).fill(sample))
    call.send({ type: 'speech-started', audioMs: call.nowMs(), probability: 0.9 })
    await call.clock.advance(0)
    call.session.pushMicrophone(new Int16Array(320).fill(41))
    expect(speechToText.firstSamplesBySegment[0]).toEqual(
      Array.from({ length: 26 }, (_, index) => 16 + index),
    )
  })
})

describe('a client that reports speech all the time', () => {
  const reportSpeech = (call: SimulatedCall, type: 'speech-started' | 'speech-stopped') =>
    call.send({ type, audioMs: call.nowMs(), probability: 0.9 })

  test('is recognised as one segment when it reports the start of speech again and again, and its end once', async () => {
    const { call, caller, speechToText } = await openCall([{ text: 'Je dors mal.', delayMs: 100 }])
    for (let count = 0; count < 300; count += 1) {
      reportSpeech(call, 'speech-started')
      await call.clock.advance(10)
    }
    reportSpeech(call, 'speech-stopped')
    await caller.hearResponse()
    expect(speechToText.firstSamplesBySegment).toHaveLength(1)
    expect(listAccepted(call)).toEqual([{ kind: 'spoken', transcript: 'Je dors mal.' }])
  })

  test('opens at most three segments a second after a burst of twelve, and is recognised again afterwards', async () => {
    const { call, caller, speechToText } = await openCall(
      Array.from({ length: 100 }, () => ({ text: 'Encore.', delayMs: 50 })),
    )
    for (let count = 0; count < 500; count += 1) {
      reportSpeech(call, 'speech-started')
      await call.clock.advance(10)
      reportSpeech(call, 'speech-stopped')
      await call.clock.advance(10)
    }
    // At most 42: three a second for ten seconds, and the burst of twelve.
    expect(speechToText.firstSamplesBySegment.length).toBeGreaterThan(12)
    expect(speechToText.firstSamplesBySegment.length).toBeLessThanOrEqual(42)
    await caller.hearRest()
    await caller.pause(5_000)
    const segmentCount = speechToText.firstSamplesBySegment.length
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.hearResponse()
    expect(speechToText.firstSamplesBySegment).toHaveLength(segmentCount + 1)
    expect(listAccepted(call).at(-1)).toEqual({ kind: 'spoken', transcript: 'Encore.' })
  })

  test('causes at most six requests in ten seconds to a recogniser that hangs', async () => {
    const { call, speechToText } = await openCall(
      Array.from({ length: 100 }, () => ({ text: '', delayMs: 0, behaviour: 'hangs' as const })),
    )
    for (let count = 0; count < 1_450; count += 1) {
      reportSpeech(call, 'speech-started')
      await call.clock.advance(10)
      reportSpeech(call, 'speech-stopped')
      await call.clock.advance(10)
      if (count === 450) expect(speechToText.firstSamplesBySegment).toHaveLength(6)
    }
    expect(speechToText.firstSamplesBySegment).toHaveLength(18)
  })
})
