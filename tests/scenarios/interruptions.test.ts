import { describe, expect, test } from 'vitest'
import { frameMs } from '../../voice/audio/frame-timing'
import { createFakeDialogue } from '../../voice/testing/fake-dialogue'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import {
  createSimulatedCaller,
  startCall,
  untranscribedSpeech,
} from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

/** 20 ms of speech, and 20 ms of a quiet room. */
const [loud, quiet] = [3_000, 20].map((level) => new Int16Array(320).fill(level)) as [
  Int16Array,
  Int16Array,
]
const response = 'Je comprends très bien ce que vous dites. Racontez-moi la suite.'

describe('a backchannel while the companion speaks', () => {
  test.each([
    ['"mm-hm" of 600 ms, recognised before its end', 'mm-hm', 600],
    ['"oui, c’est vrai"', 'oui, c’est vrai', 700],
    ['a short "ah bon"', 'Ah bon ?', 320],
    ['an unrecognised burst of 300 ms', untranscribedSpeech, 300],
    ['an unrecognised burst of 345 ms', untranscribedSpeech, 345],
  ])('does not interrupt: %s', async (_what, words, lengthMs) => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak('Je suis un peu fatigué ce soir.', 1_500)
    await caller.listen(1_000)

    await caller.speak(words, lengthMs, 300)
    await caller.hearRest()

    expect(call.listOutputs('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
    expect(call.listTurns().at(-1)).toBe(`companion: ${response}`)
    await caller.pause(5_000)
    expect(call.listOutputs('response-created')).toHaveLength(2)
    expectSettledCall(call)
  })
})

describe('words said while the companion speaks', () => {
  test('are all answered after an AI disclosure, which they cannot interrupt', async () => {
    const call = openSimulatedCall({ isAiDisclosureDue: true })
    const caller = createSimulatedCaller(call)
    call.session.start()
    await caller.listen(100)
    await caller.speak('Ma sœur est à l’hôpital.', 500)
    await caller.pause(700)
    await caller.speak('Je suis inquiète.', 400)
    await caller.hearRest()
    await caller.hearResponse()

    expect(call.listTurns()).toContain('caller: Ma sœur est à l’hôpital. Je suis inquiète.')
  })

  test('are answered when they arrive after the companion has finished', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Bonsoir')
    await caller.listen(1_000)
    const lengthMs = 300
    await caller.speak('Ma sœur est à l’hôpital.', lengthMs, 4_500)
    await caller.hearRest()
    await caller.hearResponse()

    expect(call.listTurns()).toContain('caller: Ma sœur est à l’hôpital.')
  })
})

describe('an interruption', () => {
  test('stops the companion, shortens its history to what was heard, and is answered', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak('Je suis un peu fatigué ce soir.', 1_500)
    await caller.listen(1_200)

    const interruptedAtMs = call.nowMs()
    await caller.speak(untranscribedSpeech, 1_000)
    await caller.hearResponse()

    const cancelledResponse = call
      .listOutputs('response-done')
      .find(({ status }) => status === 'cancelled')
    expect(cancelledResponse!.atMs - interruptedAtMs).toBeLessThanOrEqual(460)
    expect(call.dialogue.truncations).toEqual(['Je comprends très bien ce'])
    expect(call.listTurns()).toEqual([
      'companion: Bonjour Camille, comment allez-vous ?',
      'caller: Je suis un peu fatigué ce soir.',
      'companion: Je comprends très bien ce',
      'caller: (inaudible)',
      'companion: Je vous écoute.',
    ])
    const heardMs = call.listOutputs('turn-recorded')[2]!.turn.heardMs
    expect(heardMs).toBeGreaterThan(1_500)
    expect(heardMs).toBeLessThanOrEqual(1_660)
    expectSettledCall(call)
  })

  test.each([
    ['stops the companion at most 370 ms after the caller’s first sound', 1_000, 370],
    ['does not stop the companion if the sound lasts only 300 ms', 300, null],
  ])('that the detector reports 100 ms late %s', async (_what, lengthMs, stoppedAfterMs) => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak('Je suis un peu fatigué ce soir.', 1_500)
    await caller.listen(1_000)
    const firstSoundMs = call.nowMs() + 60 * frameMs
    const detectionDelayMs = 100
    for (let frame = 0; frame < 160; frame += 1) {
      const soundMs = call.nowMs() - firstSoundMs
      const audioMs = call.nowMs()
      if (soundMs === detectionDelayMs)
        call.send({ type: 'speech-started', audioMs: firstSoundMs, probability: 0.9 })
      if (soundMs === lengthMs + detectionDelayMs)
        call.send({ type: 'speech-stopped', audioMs: audioMs - detectionDelayMs, probability: 0.1 })
      call.session.pushMicrophone(soundMs >= 0 && soundMs < lengthMs ? loud : quiet)
      await caller.pause(frameMs)
    }

    const cancelledResponse = call
      .listOutputs('response-done')
      .find(({ status }) => status === 'cancelled')
    if (stoppedAfterMs === null) expect(cancelledResponse).toBeUndefined()
    else expect(cancelledResponse!.atMs - firstSoundMs).toBeLessThanOrEqual(stoppedAfterMs)
  })

  test('by one recognised word stops the companion within 320 ms', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.speak('Parlez-moi de la mer.', 1_200)
    await caller.listen(800)

    const interruptedAtMs = call.nowMs()
    await caller.speak('Stop !', 260)
    await caller.pause(400)
    await caller.hearResponse()

    const cancelledResponse = call
      .listOutputs('response-done')
      .find(({ status }) => status === 'cancelled')
    expect(cancelledResponse!.atMs - interruptedAtMs).toBeLessThanOrEqual(320)
    expect(call.listTurns().slice(-2)[0]).toBe('caller: Stop !')
    expectSettledCall(call)
  })

  test('of the greeting is answered too', async () => {
    const call = openSimulatedCall()
    const caller = createSimulatedCaller(call)
    call.session.start()
    await caller.listen(700)
    await caller.speak('Non, parlons d’autre chose.', 1_300)
    await caller.hearResponse()

    expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({
      kind: 'spoken',
      transcript: 'Non, parlons d’autre chose.',
    })
    expectSettledCall(call)
  })
})

describe('noise', () => {
  test('does not become a turn while the companion listens', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    for (const lengthMs of [32, 64, 96, 128, 150]) {
      await caller.speak(untranscribedSpeech, lengthMs)
      await caller.pause(2_000)
    }
    expect(call.listOutputs('response-created')).toHaveLength(1)
    expect(call.dialogue.prompts.map(({ kind }) => kind)).toEqual(['greeting'])
    expectSettledCall(call)
  })

  test('does not interrupt the companion, even when it occurs four times', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Racontez')
    for (let burst = 0; burst < 4; burst += 1) {
      await caller.pause(500)
      await caller.speak(untranscribedSpeech, 200)
    }
    await caller.hearRest()
    expect(call.listOutputs('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
    expectSettledCall(call)
  })
})

test('after an interruption within foreign words, the history contains what was heard, without language markers', async () => {
  const sentences = ['On dit « [en]see you soon my friend[/en] », tout simplement.', 'À vous.']
  const call = openSimulatedCall({ dialogue: createFakeDialogue(() => sentences) })
  const caller = await startCall(call)
  await caller.speak('Comment dit-on à bientôt ?', 1_500)
  await caller.listen(1_300)
  await caller.speak(untranscribedSpeech, 1_000)
  await caller.hearResponse()

  const wholeSentence = 'On dit « see you soon my friend », tout simplement.'
  const heardText = call.dialogue.truncations[0] ?? ''
  expect(heardText.length).toBeGreaterThan(8)
  expect(wholeSentence.startsWith(heardText.replace(/\s*…$/, ''))).toBe(true)
  expect(call.listTurns().join(' ')).not.toContain('[')
  const captions = call.listOutputs('response-text')
  expect(captions.some(({ text, language }) => text === ' see' && language === 'english')).toBe(
    true,
  )
  expect(captions.every(({ text, language }) => (language ? !text.includes('dit') : true))).toBe(
    true,
  )
  expect(call.textToSpeech.requestedSpans[0]).toMatchObject([{ language: 'english' }])
  expectSettledCall(call)
})
