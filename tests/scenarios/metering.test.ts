import { describe, expect, test } from 'vitest'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import {
  createSimulatedCaller,
  greet,
  type SimulatedCaller,
} from '../../voice/testing/simulated-caller'
import { expectToSettle } from './end-of-call'

/** Chats by typing every ten seconds, as long as the call lasts. */
async function chat(call: SimulatedCall, caller: SimulatedCaller, ms: number) {
  const untilMs = call.nowMs() + ms
  while (call.nowMs() < untilMs && call.told('closed').length === 0) {
    await caller.types('Et alors ?')
    await caller.pauses(10_000)
  }
}

describe('a balance that runs out', () => {
  test('ends the call exactly at the minute, after its warnings', async () => {
    const call = openSimulatedCall({ minutesLeft: 3 })
    const caller = await greet(call)
    const startedAtMs = call.frames[0]!.atMs
    await chat(call, caller, 240_000)

    const { reason, atMs, figures } = call.told('closed')[0]!
    expect(reason).toBe('balance-exhausted')
    expect(figures.billableMs).toBe(180_000)
    expect(atMs - startedAtMs).toBeLessThanOrEqual(180_020)
    const warnings = call.told('balance-warned')
    expect(warnings.map(({ secondsLeft }) => secondsLeft)).toEqual([120, 60, 15])
    for (const { secondsLeft, atMs: warnedAtMs } of warnings) {
      const dueAtMs = startedAtMs + 180_000 - secondsLeft * 1_000
      expect(warnedAtMs).toBeGreaterThanOrEqual(dueAtMs)
      expect(warnedAtMs).toBeLessThanOrEqual(dueAtMs + 20)
    }
    expect(call.dialogue.accepted).toContainEqual({ kind: 'balance', secondsLeft: 60 })
    const receipt = call.receipt()
    expect(receipt.chargedMinutes).toBe(3)
    expect(receipt.balanceAfter).toBe(0)
    expectToSettle(call)
  })

  test('of one minute is not announced by warnings that are no news', async () => {
    const call = openSimulatedCall({ minutesLeft: 1 })
    const caller = await greet(call)
    await chat(call, caller, 90_000)
    expect(call.told('balance-warned').map(({ secondsLeft }) => secondsLeft)).toEqual([15])
    expect(call.told('metered').at(-1)!.minutesLeft).toBe(0)
    expectToSettle(call)
  })
})

describe('a synthesiser that fails', () => {
  test('and hangs is waited for unbilled, said in text, and billed again when it is back', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.textToSpeech.mood = 'hangs'
    const brokeAtMs = call.nowMs()
    await caller.types('Vous m’entendez ?')
    await caller.hearsOutTheRest()
    expect(call.turns().at(-1)).toBe('companion: Merci de me l’écrire. Racontez-moi la suite.')
    expect(call.told('problem-met').map(({ code }) => code)).toEqual(['VOICE_UNAVAILABLE'])

    call.textToSpeech.mood = 'speaks'
    await caller.types('Et maintenant ?')
    const backAtMs = call.nowMs()
    await caller.hearsOutTheRest()
    await caller.hangsUp()

    expect(call.told('metered').at(-1)!.pausedFor).toBeNull()
    const receipt = call.receipt()
    expect(receipt.pauses).toContainEqual({ reason: 'provider-fault', ms: backAtMs - brokeAtMs })
    expectToSettle(call)
  })

  test('once in the middle of a sentence goes on with the rest of it, nothing said twice', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.textToSpeech.mood = 'throws-midway'
    await caller.types('Bonsoir')
    call.textToSpeech.mood = 'speaks'
    await caller.hearsOutTheRest()

    expect(call.turns().at(-1)).toBe('companion: Merci de me l’écrire. Racontez-moi la suite.')
    const [first, rest] = call.textToSpeech.asked.slice(1)
    expect(first!.endsWith(rest!)).toBe(true)
    expect(rest).not.toBe(first)
    expectToSettle(call)
  })

  test('for a minute ends the call, and nothing of the minute is billed', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    const greetedMs = call.session.figures().billableMs
    call.textToSpeech.mood = 'throws'
    await chat(call, caller, 120_000)

    const { reason, figures } = call.told('closed')[0]!
    expect(reason).toBe('provider-failed')
    expect(figures.billableMs).toBe(greetedMs)
    expectToSettle(call)
  })
})

test('words that were asked for without sound are billed, whatever is asked for next', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  const beforeMs = call.session.figures().billableMs
  const fromMs = call.nowMs()
  call.send({ type: 'modalities-changed', hasAudio: false })
  await caller.types('Racontez-moi votre journée')
  call.send({ type: 'modalities-changed', hasAudio: true })
  await caller.hearsOutTheRest()

  expect(call.told('problem-met')).toEqual([])
  expect(call.session.figures().billableMs - beforeMs).toBe(call.nowMs() - fromMs)
  expectToSettle(call)
})

describe('a dialogue that fails', () => {
  test('twice is told, unbilled, and the call goes on', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    call.dialogue.mood = 'throws'
    await caller.types('Bonsoir')
    expect(call.told('response-done').at(-1)!.status).toBe('failed')
    expect(call.told('metered').at(-1)!.pausedFor).toBe('provider-fault')

    call.dialogue.mood = 'answers'
    await caller.types('Toujours là ?')
    await caller.hearsOutTheRest()
    expect(call.told('response-done').at(-1)!.status).toBe('completed')
    expect(call.told('metered').at(-1)!.pausedFor).toBeNull()
    expectToSettle(call)
  })

  test('to answer within 20 s is given up without being billed', async () => {
    const call = openSimulatedCall()
    const caller = await greet(call)
    const greetedMs = call.session.figures().billableMs
    call.dialogue.mood = 'hangs'
    await caller.types('Bonsoir')
    await caller.hearsOutTheRest()
    expect(call.told('response-done').at(-1)!.status).toBe('failed')
    expect(call.session.figures().billableMs).toBe(greetedMs)
    expectToSettle(call)
  })
})

describe('what is never billed', () => {
  test('is the notice, the way to the first word, and help in a crisis', async () => {
    const call = openSimulatedCall({ isAiNoticeDue: true, speech: { firstSoundMs: 300 } })
    const caller = createSimulatedCaller(call)
    call.session.start()
    await caller.hearsOut()
    await caller.hearsOut()
    call.dialogue.isInCrisisNow = true
    await caller.types('Je n’en peux plus')
    await caller.hearsOutTheRest()
    call.dialogue.isInCrisisNow = false
    await caller.types('Merci, ça va mieux')
    await caller.hearsOutTheRest()
    await caller.hangsUp()

    const receipt = call.receipt()
    expect(receipt.pauses.map(({ reason }) => reason)).toEqual([
      'connecting',
      'ai-notice',
      'crisis',
    ])
    expect(receipt.pauses[0]!.ms).toBe(300)
    const noticeMs = 'Je suis une intelligence artificielle.'.length * 60
    expect(receipt.pauses[1]!.ms - noticeMs).toBeGreaterThanOrEqual(300)
    expect(receipt.pauses[1]!.ms - noticeMs).toBeLessThanOrEqual(340)
    expect(receipt.billableMs).toBeGreaterThan(4_000)
    expect(call.told('metered').map(({ pausedFor }) => pausedFor)).toContain('crisis')
    expectToSettle(call)
  })
})
