import { describe, expect, test } from 'vitest'
import { createScriptedDialogue } from '../../voice/brain/create-scripted-dialogue'
import { testCompanion } from '../../voice/brain/testing/start-test-call'
import type { Dialogue } from '../../voice/ports/dialogue'
import { createFakeDialogue } from '../../voice/testing/fake-dialogue'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { createSimulatedCaller, startCall } from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

const createTestDialogue = (): Dialogue =>
  createScriptedDialogue({
    companion: testCompanion,
    caller: { name: 'Inès', profileSummary: null, pastSummaries: [] },
    isAiDisclosureDue: false,
    seed: 7,
  })

const openCall = (minutesLeft?: number) =>
  openSimulatedCall({ dialogue: createTestDialogue(), ...(minutesLeft && { minutesLeft }) })

const getClosedOutput = (call: SimulatedCall) => call.listOutputs('closed')[0]

const farewells = ['À bientôt Inès.', 'Bonne nuit.', 'Salut.']
const countFarewells = (call: SimulatedCall) =>
  call.listTurns().filter((turn) => farewells.some((farewell) => turn.endsWith(farewell))).length

describe('a call from a minor', () => {
  test('ends after the farewell, with less than two seconds billed', async () => {
    const call = openCall()
    const caller = await startCall(call)
    const { billableMs: billedBeforeMs } = call.session.readFigures()
    await caller.typeText('J’ai treize ans')
    await caller.hearResponse()
    await caller.pause(9_000)

    const ending = getClosedOutput(call)!
    expect(ending.reason).toBe('ejected')
    expect(ending.figures.billableMs - billedBeforeMs).toBeLessThan(2_000)
    expectSettledCall(call)
  })

  test('continues when the minor reports a danger after the farewell', async () => {
    const call = openCall()
    const caller = await startCall(call)
    await caller.typeText('J’ai treize ans')
    await caller.hearResponse()
    await caller.pause(5_000)
    await caller.typeText('Mon père me frappe')
    await caller.hearResponse()
    await caller.pause(9_000)

    expect(getClosedOutput(call)).toBeUndefined()
    expect(call.listTurns().join()).toContain('119')
    expectSettledCall(call)
  })
})

describe('a goodbye', () => {
  test('is answered by one farewell, and the call ends five seconds later', async () => {
    const call = openCall()
    const caller = await startCall(call)
    await caller.speak('Bon, je te laisse, bonne nuit', 1_500)
    await caller.hearResponse()
    const answeredAtMs = call.nowMs()
    const { billableMs: billedBeforeMs } = call.session.readFigures()
    await caller.pause(6_000)

    const ending = getClosedOutput(call)!
    expect(ending.reason).toBe('hung-up')
    expect(Math.abs(ending.atMs - answeredAtMs - 5_000)).toBeLessThanOrEqual(100)
    expect(countFarewells(call)).toBe(1)
    expect(ending.figures.billableMs - billedBeforeMs).toBeLessThanOrEqual(40)
    expectSettledCall(call)
  })

  test('does not end the call when the caller goes on typing, and is answered by one farewell only', async () => {
    const call = openCall()
    const caller = await startCall(call)
    await caller.typeText('au revoir')
    await caller.hearResponse()
    await caller.pause(3_000)
    await caller.typeText('Attends, je voulais te parler de mon travail')
    await caller.hearResponse()
    await caller.pause(20_000)

    expect(getClosedOutput(call)).toBeUndefined()
    expect(countFarewells(call)).toBe(1)
    await caller.hangUp()
    expectSettledCall(call)
  })

  test('does not end the call while the caller goes on speaking', async () => {
    const call = openCall()
    const caller = await startCall(call)
    await caller.speak('à demain', 900)
    await caller.hearResponse()
    await caller.pause(2_000)
    await caller.speak('En fait je me demande si mon frère va bien en ce moment', 6_000)
    await caller.hearResponse()
    await caller.pause(10_000)
    expect(getClosedOutput(call)).toBeUndefined()
    await caller.hangUp()
    expectSettledCall(call)
  })

  test('is answered by one farewell only, even if the caller replies to the farewell', async () => {
    const call = openCall()
    const caller = await startCall(call)
    await caller.typeText('bonne nuit')
    await caller.hearResponse()
    await caller.pause(1_000)
    await caller.speak('Merci, toi aussi', 900)
    await caller.pause(6_000)
    expect(getClosedOutput(call)?.reason).toBe('hung-up')
    expect(countFarewells(call)).toBe(1)
    expectSettledCall(call)
  })

  test('ends the call after a farewell that the client cancelled', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Au revoir')
    await caller.listen(200)
    call.dialogue.isCallEndingNow = true
    call.send({ type: 'response-cancelled' })
    await caller.pause(6_000)
    expect(getClosedOutput(call)?.reason).toBe('hung-up')
    expectSettledCall(call)
  })
})

/** Opens a call with a companion whose answers to typed messages last more than a minute. */
const openStoryCall = (minutesLeft: number) =>
  openSimulatedCall({
    minutesLeft,
    dialogue: createFakeDialogue(({ kind }) => {
      if (kind === 'farewell') return ['Voilà, tes minutes se terminent.', 'À bientôt Inès.']
      if (kind === 'greeting') return ['Bonjour Camille.']
      return Array.from({ length: 40 }, (_, index) => `Il était une fois le conte numéro ${index}.`)
    }),
  })

describe('a balance that is nearly used up', () => {
  test('ends the call with a farewell that is heard to its end', async () => {
    const call = openStoryCall(1)
    const caller = await startCall(call)
    await caller.typeText('Raconte')
    await caller.pause(70_000)

    expect(getClosedOutput(call)?.reason).toBe('balance-exhausted')
    const turns = call.listTurns()
    expect(turns.at(-1)).toBe('companion: Voilà, tes minutes se terminent. À bientôt Inès.')
    expect(turns.at(-2)).toMatch(/\d\.$/)
    expect(call.listOutputs('response-done').map(({ status }) => status)).not.toContain('cancelled')
    expectSettledCall(call)
  })

  test('ends the call with a farewell even while the caller does not stop speaking', async () => {
    const call = openStoryCall(1)
    const caller = await startCall(call)
    await caller.pause(20_000)
    call.send({ type: 'speech-started', audioMs: call.nowMs(), probability: 0.9 })
    await caller.pause(50_000)
    expect(call.listTurns().at(-1)).toBe(
      'companion: Voilà, tes minutes se terminent. À bientôt Inès.',
    )
    expectSettledCall(call)
  })

  test('causes only one farewell, even when the caller answers it', async () => {
    const call = openCall(1)
    const caller = await startCall(call)
    await caller.pause(45_000)
    await caller.hearRest()
    await caller.typeText('merci, au revoir')
    await caller.pause(20_000)
    expect(getClosedOutput(call)?.reason).toBe('balance-exhausted')
    expect(countFarewells(call)).toBe(1)
    expectSettledCall(call)
  })

  test('does not end the call when a danger is reported in the last seconds, and the danger is answered', async () => {
    const call = openCall(1)
    const caller = await startCall(call)
    await caller.pause(52_000)
    await caller.typeText('je vais me tuer ce soir')
    await caller.pause(20_000)
    expect(getClosedOutput(call)).toBeUndefined()
    expect(call.listTurns().at(-1)).toContain('112')
    await caller.hangUp()
    expectSettledCall(call)
  })

  test('causes no farewell while another minute is left', async () => {
    const call = openStoryCall(2)
    const caller = createSimulatedCaller(call)
    call.session.start()
    await caller.hearResponse()
    await caller.typeText('Raconte')
    await caller.pause(60_000)
    expect(call.dialogue.prompts.map(({ kind }) => kind)).toEqual(['greeting', 'typed'])
    await caller.hangUp()
    expectSettledCall(call)
  })
})

describe('a time budget', () => {
  const tenMinutesMs = 600_000
  /** Talks until the budget is nearly used up. */
  async function talkForNearlyTenMinutes() {
    const call = openSimulatedCall({ dialogue: createTestDialogue(), timeBudgetMs: tenMinutesMs })
    const caller = await startCall(call)
    while (call.nowMs() < tenMinutesMs - 20_000) {
      await caller.typeText('Je continue mon histoire de vacances à la mer')
      await caller.hearResponse()
      await caller.pause(15_000)
    }
    return { call, caller }
  }
  const countAnnouncements = (call: SimulatedCall) =>
    call.listTurns().filter((turn) => turn.includes('Un mot suffit')).length

  test('ends the call with a farewell when the caller stays silent', async () => {
    const { call, caller } = await talkForNearlyTenMinutes()
    expect(countAnnouncements(call)).toBe(0)
    await caller.pause(30_000)
    await caller.pause(15_000)

    expect(countAnnouncements(call)).toBe(1)
    const ending = getClosedOutput(call)!
    expect(ending.reason).toBe('hung-up')
    expect(ending.atMs).toBeGreaterThan(tenMinutesMs)
    expect(ending.atMs).toBeLessThan(tenMinutesMs + 45_000)
    expectSettledCall(call)
  })

  test('is announced once when it is used up, and the call continues if the caller says something', async () => {
    const { call, caller } = await talkForNearlyTenMinutes()
    while (countAnnouncements(call) === 0) await caller.pause(1_000)
    await caller.pause(4_000)
    expect(getClosedOutput(call)).toBeUndefined()
    await caller.typeText('On continue')
    await caller.hearResponse()
    await caller.pause(25_000)
    expect(getClosedOutput(call)).toBeUndefined()
    expect(countAnnouncements(call)).toBe(1)
    await caller.hangUp()
    expectSettledCall(call)
  })

  test('is not announced when it is used up in a crisis', async () => {
    const { call, caller } = await talkForNearlyTenMinutes()
    await caller.typeText('Je veux mourir')
    await caller.hearResponse()
    await caller.pause(20_000)
    await caller.typeText('Je ne sais plus quoi faire')
    await caller.hearResponse()
    await caller.pause(15_000)
    expect(call.nowMs()).toBeGreaterThan(tenMinutesMs)
    expect(countAnnouncements(call)).toBe(0)
    expect(getClosedOutput(call)).toBeUndefined()
    await caller.hangUp()
    expectSettledCall(call)
  })
})
