import { describe, expect, test } from 'vitest'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { startCall, untranscribedSpeech } from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

describe('a caller who pauses', () => {
  test('is not cut off in the middle of a clause, and is answered once', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)

    await caller.speak('Je voudrais vous parler de', 1_400)
    await caller.pause(900)
    await caller.speak('ma journée au travail.', 1_100)
    const stoppedSpeakingAtMs = call.nowMs()
    await caller.hearResponse()

    expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({
      kind: 'spoken',
      transcript: 'Je voudrais vous parler de ma journée au travail.',
    })
    expect(call.listTurns()).toEqual([
      'companion: Bonjour Camille, comment allez-vous ?',
      'caller: Je voudrais vous parler de ma journée au travail.',
      'companion: Je comprends très bien ce que vous dites. Racontez-moi la suite.',
    ])
    const answeredAfterMs = findNextFrameAtMs(call, stoppedSpeakingAtMs) - stoppedSpeakingAtMs
    expect(answeredAfterMs).toBe(400)
    expectSettledCall(call)
  })

  test('is answered sooner after a short utterance', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)

    await caller.speak('Oui, très bien.', 700)
    const stoppedSpeakingAtMs = call.nowMs()
    await caller.hearResponse()

    expect(findNextFrameAtMs(call, stoppedSpeakingAtMs) - stoppedSpeakingAtMs).toBe(250)
    expectSettledCall(call)
  })

  test('does not hear the speculative response when they go on speaking after 300 ms', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)

    await caller.speak(untranscribedSpeech, 900)
    await caller.pause(300)
    await caller.speak(untranscribedSpeech, 800)
    await caller.hearResponse()

    const prompts = call.dialogue.prompts.filter((prompt) => prompt.kind === 'unrecognised')
    expect(prompts).toEqual([
      { kind: 'unrecognised', speechMs: 900 },
      { kind: 'unrecognised', speechMs: 1_700 },
    ])
    expect(call.dialogue.acceptedPrompts.slice(1)).toEqual([
      { kind: 'unrecognised', speechMs: 1_700 },
    ])
    expect(call.listOutputs('response-created')).toHaveLength(2)
    expectSettledCall(call)
  })
})

describe('a caller who says "attends"', () => {
  test('gets up to eight seconds before an answer', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)

    await caller.speak('Attends, laisse-moi réfléchir', 1_300)
    await caller.pause(6_500)
    expect(call.listOutputs('response-created')).toHaveLength(1)

    await caller.speak('C’était mardi dernier au bureau.', 1_600)
    await caller.hearResponse()
    expect(call.listTurns().at(-2)).toBe(
      'caller: Attends, laisse-moi réfléchir C’était mardi dernier au bureau.',
    )

    await caller.speak('Attends une seconde', 900)
    const stoppedSpeakingAtMs = call.nowMs()
    await caller.hearResponse()
    expect(findNextFrameAtMs(call, stoppedSpeakingAtMs) - stoppedSpeakingAtMs).toBe(8_000)
    expectSettledCall(call)
  })
})

describe('a call in which the caller types', () => {
  test('answers a text at once while the microphone is muted, and can be interrupted by the next text', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    caller.mute()

    await caller.typeText('Bonsoir, je préfère écrire')
    const typedAtMs = call.nowMs()
    expect(findNextFrameAtMs(call, typedAtMs)).toBe(typedAtMs)
    // The companion is heard for 600 ms before the next text interrupts it.
    await caller.pause(600)
    await caller.typeText('En fait, une question')
    await caller.hearResponse()
    await caller.hangUp()

    expect(call.listTurns()).toEqual([
      'companion: Bonjour Camille, comment allez-vous ?',
      'caller: Bonsoir, je préfère écrire',
      'companion: Merci de',
      'caller: En fait, une question',
      'companion: Merci de me l’écrire. Racontez-moi la suite.',
    ])
    expect(call.dialogue.truncations).toEqual(['Merci de'])
    expectSettledCall(call)
  })

  test('receives captions at the pace of speech when it has no audio', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.send({ type: 'modalities-changed', hasAudio: false })
    await caller.typeText('Sans le son, merci')
    const frameCountBefore = call.frames.length
    const typedAtMs = call.nowMs()
    await caller.hearResponse()

    expect(call.frames).toHaveLength(frameCountBefore)
    const captions = call.listOutputs('response-text').filter(({ atMs }) => atMs >= typedAtMs)
    expect(captions.map(({ text }) => text).join('')).toBe(
      'Merci de me l’écrire. Racontez-moi la suite.',
    )
    for (const { atMs, audioStartMs } of captions)
      expect(Math.abs(atMs - typedAtMs - audioStartMs)).toBeLessThanOrEqual(40)
    expectSettledCall(call)
  })
})

/** Returns the time at which the first frame at or after `atMs` was sent. */
function findNextFrameAtMs(call: SimulatedCall, atMs: number): number {
  const frame = call.frames.find((sent) => sent.atMs >= atMs)
  if (!frame) throw new Error('No frame was sent')
  return frame.atMs
}
