import { describe, expect, test } from 'vitest'
import { openSimulatedCall } from '../../voice/testing/simulated-call'
import { createSimulatedCaller, greet, unheard } from '../../voice/testing/simulated-caller'
import { expectToSettle } from './end-of-call'

const answer = 'Je comprends très bien ce que vous dites. Racontez-moi la suite.'

describe('« mm-hm » over the companion', () => {
  test.each([
    ['of 600 ms, understood on the way', 'mm-hm', 600],
    ['« oui, c’est vrai »', 'oui, c’est vrai', 700],
    ['« ah bon », short', 'Ah bon ?', 320],
    ['a burst of 300 ms that nothing understands', unheard, 300],
    ['a burst of 345 ms', unheard, 345],
  ])('%s lets it go on in the same sentence', async (_what, words, lengthMs) => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says('Je suis un peu fatigué ce soir.', 1_500)
    await caller.listensFor(1_000)

    await caller.says(words, lengthMs, 300)
    await caller.hearsOutTheRest()

    expect(call.told('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
    expect(call.turns().at(-1)).toBe(`companion: ${answer}`)
    await caller.pauses(5_000)
    expect(call.told('response-created')).toHaveLength(2)
    expectToSettle(call)
  })
})

describe('a real interruption', () => {
  test('stops the companion, which remembers only what was heard, and is answered', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says('Je suis un peu fatigué ce soir.', 1_500)
    await caller.listensFor(1_200)

    const interruptedAtMs = call.nowMs()
    await caller.says(unheard, 1_000)
    await caller.hearsOut()

    const cut = call.told('response-done').find(({ status }) => status === 'cancelled')
    expect(cut!.atMs - interruptedAtMs).toBeLessThanOrEqual(460)
    expect(call.dialogue.truncations).toEqual(['Je comprends très bien ce'])
    expect(call.turns()).toEqual([
      'companion: Bonjour Camille, comment allez-vous ?',
      'caller: Je suis un peu fatigué ce soir.',
      'companion: Je comprends très bien ce',
      'caller: (inaudible)',
      'companion: Je vous écoute.',
    ])
    const heardMs = call.told('turn-recorded')[2]!.turn.heardMs
    expect(heardMs).toBeGreaterThan(1_500)
    expect(heardMs).toBeLessThanOrEqual(1_660)
    expectToSettle(call)
  })

  test('of one understood word stops it before 350 ms have passed', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.says('Parlez-moi de la mer.', 1_200)
    await caller.listensFor(800)

    const interruptedAtMs = call.nowMs()
    await caller.says('Stop !', 260)
    await caller.pauses(400)
    await caller.hearsOut()

    const cut = call.told('response-done').find(({ status }) => status === 'cancelled')
    expect(cut!.atMs - interruptedAtMs).toBeLessThanOrEqual(320)
    expect(call.turns().slice(-2)[0]).toBe('caller: Stop !')
    expectToSettle(call)
  })

  test('of the greeting is the caller’s turn too', async () => {
    const call = openSimulatedCall()
    const caller = createSimulatedCaller(call)
    call.session.start()
    await caller.listensFor(700)
    await caller.says('Non, parlons d’autre chose.', 1_300)
    await caller.hearsOut()

    expect(call.dialogue.accepted.at(-1)).toEqual({
      kind: 'spoken',
      transcript: 'Non, parlons d’autre chose.',
    })
    expectToSettle(call)
  })
})

describe('bursts of noise', () => {
  test('while the companion listens become no turn', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    for (const lengthMs of [32, 64, 96, 128, 150]) {
      await caller.says(unheard, lengthMs)
      await caller.pauses(2_000)
    }
    expect(call.told('response-created')).toHaveLength(1)
    expect(call.dialogue.prompts.map(({ kind }) => kind)).toEqual(['greeting'])
    expectToSettle(call)
  })

  test('while the companion speaks do not cut it, however many', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    await caller.types('Racontez')
    for (let burst = 0; burst < 4; burst += 1) {
      await caller.pauses(500)
      await caller.says(unheard, 200)
    }
    await caller.hearsOutTheRest()
    expect(call.told('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
    ])
    expectToSettle(call)
  })
})
