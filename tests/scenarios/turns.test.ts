import { describe, expect, test } from 'vitest'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { greet, unheard } from '../../voice/testing/simulated-caller'
import { expectToSettle } from './end-of-call'

describe('a caller who pauses in the middle of a clause', () => {
  test('is not cut off, and is answered once for the whole of it', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)

    await caller.says('Je voudrais vous parler de', 1_400)
    await caller.pauses(900)
    await caller.says('ma journée au travail.', 1_100)
    const fellSilentAtMs = call.nowMs()
    await caller.hearsOut()

    expect(call.dialogue.accepted.at(-1)).toEqual({
      kind: 'spoken',
      transcript: 'Je voudrais vous parler de ma journée au travail.',
    })
    expect(call.turns()).toEqual([
      'companion: Bonjour Camille, comment allez-vous ?',
      'caller: Je voudrais vous parler de ma journée au travail.',
      'companion: Je comprends très bien ce que vous dites. Racontez-moi la suite.',
    ])
    const answeredAfterMs = firstFrameAfter(call, fellSilentAtMs) - fellSilentAtMs
    expect(answeredAfterMs).toBe(400)
    expectToSettle(call)
  })

  test('is answered sooner after a complete short answer', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)

    await caller.says('Oui, très bien.', 700)
    const fellSilentAtMs = call.nowMs()
    await caller.hearsOut()

    expect(firstFrameAfter(call, fellSilentAtMs) - fellSilentAtMs).toBe(250)
    expectToSettle(call)
  })

  test('has an answer prepared at 200 ms of silence thrown away unheard when they go on', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)

    await caller.says(unheard, 900)
    await caller.pauses(300)
    await caller.says(unheard, 800)
    await caller.hearsOut()

    const asked = call.dialogue.prompts.filter((prompt) => prompt.kind === 'unheard')
    expect(asked).toEqual([
      { kind: 'unheard', speechMs: 900 },
      { kind: 'unheard', speechMs: 1_700 },
    ])
    expect(call.dialogue.accepted.slice(1)).toEqual([{ kind: 'unheard', speechMs: 1_700 }])
    expect(call.told('response-created')).toHaveLength(2)
    expectToSettle(call)
  })
})

describe('a caller who says « attends »', () => {
  test('is waited for up to eight seconds', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)

    await caller.says('Attends, laisse-moi réfléchir', 1_300)
    await caller.pauses(6_500)
    expect(call.told('response-created')).toHaveLength(1)

    await caller.says('C’était mardi dernier au bureau.', 1_600)
    await caller.hearsOut()
    expect(call.turns().at(-2)).toBe(
      'caller: Attends, laisse-moi réfléchir C’était mardi dernier au bureau.',
    )

    await caller.says('Attends une seconde', 900)
    const fellSilentAtMs = call.nowMs()
    await caller.hearsOut()
    expect(firstFrameAfter(call, fellSilentAtMs) - fellSilentAtMs).toBe(8_000)
    expectToSettle(call)
  })
})

describe('a typed call', () => {
  test('answers each text at once, and the microphone stays out of it', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    caller.mutes()

    await caller.types('Bonsoir, je préfère écrire')
    const typedAtMs = call.nowMs()
    expect(firstFrameAfter(call, typedAtMs)).toBe(typedAtMs)
    // What fits into the second ahead has gone out already, so that no new frame tells the time.
    await caller.pauses(600)
    await caller.types('En fait, une question')
    await caller.hearsOut()
    await caller.hangsUp()

    expect(call.turns()).toEqual([
      'companion: Bonjour Camille, comment allez-vous ?',
      'caller: Bonsoir, je préfère écrire',
      'companion: Merci de',
      'caller: En fait, une question',
      'companion: Merci de me l’écrire. Racontez-moi la suite.',
    ])
    expect(call.dialogue.truncations).toEqual(['Merci de'])
    expectToSettle(call)
  })

  test('without sound has its words come at the pace of speech', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.send({ type: 'modalities-changed', hasAudio: false })
    await caller.types('Sans le son, merci')
    const framesBefore = call.frames.length
    const typedAtMs = call.nowMs()
    await caller.hearsOut()

    expect(call.frames).toHaveLength(framesBefore)
    const words = call.told('response-text').filter(({ atMs }) => atMs >= typedAtMs)
    expect(words.map(({ text }) => text).join('')).toBe(
      'Merci de me l’écrire. Racontez-moi la suite.',
    )
    for (const { atMs, audioStartMs } of words)
      expect(Math.abs(atMs - typedAtMs - audioStartMs)).toBeLessThanOrEqual(40)
    expectToSettle(call)
  })
})

/** When the first frame after this moment went out. */
function firstFrameAfter(call: SimulatedCall, atMs: number): number {
  const frame = call.frames.find((sent) => sent.atMs >= atMs)
  if (!frame) throw new Error('Nothing was heard')
  return frame.atMs
}
