import { describe, expect, test } from 'vitest'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import {
  createSimulatedCaller,
  type SimulatedCaller,
  startCall,
} from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

/** Starts a call whose synthesiser fails from the caller's first message on. */
async function typeToFailingSynthesiser(behaviour: SimulatedCall['textToSpeech']['behaviour']) {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  call.textToSpeech.behaviour = behaviour
  await caller.typeText('Bonsoir')
  return { call, caller }
}

/** Types a message every ten seconds for `ms`, or until the call ends. */
async function chat(call: SimulatedCall, caller: SimulatedCaller, ms: number) {
  const untilMs = call.nowMs() + ms
  while (call.nowMs() < untilMs && call.listOutputs('closed').length === 0) {
    await caller.typeText('Et alors ?')
    await caller.pause(10_000)
  }
}

describe('a balance that runs out', () => {
  test('ends the call exactly at the end of the last minute, after three warnings', async () => {
    const call = openSimulatedCall({ minutesLeft: 3 })
    const caller = await startCall(call)
    const startedAtMs = call.frames[0]!.atMs
    await chat(call, caller, 240_000)

    const { reason, atMs, figures } = call.listOutputs('closed')[0]!
    expect(reason).toBe('balance-exhausted')
    expect(figures.billableMs).toBe(180_000)
    expect(atMs - startedAtMs).toBeLessThanOrEqual(180_020)
    const warnings = call.listOutputs('balance-warned')
    expect(warnings.map(({ secondsLeft }) => secondsLeft)).toEqual([120, 60, 15])
    for (const { secondsLeft, atMs: warnedAtMs } of warnings) {
      const dueAtMs = startedAtMs + 180_000 - secondsLeft * 1_000
      expect(warnedAtMs).toBeGreaterThanOrEqual(dueAtMs)
      expect(warnedAtMs).toBeLessThanOrEqual(dueAtMs + 20)
    }
    expect(call.dialogue.acceptedPrompts).toContainEqual({ kind: 'balance', secondsLeft: 60 })
    const receipt = call.createReceipt()
    expect(receipt.chargedMinutes).toBe(3)
    expect(receipt.balanceAfter).toBe(0)
    expectSettledCall(call)
  })

  test('warns only at 15 s when the balance is one minute', async () => {
    const call = openSimulatedCall({ minutesLeft: 1 })
    const caller = await startCall(call)
    await chat(call, caller, 90_000)
    expect(call.listOutputs('balance-warned').map(({ secondsLeft }) => secondsLeft)).toEqual([15])
    expect(call.listOutputs('metered').at(-1)!.minutesLeft).toBe(0)
    expectSettledCall(call)
  })
})

describe('a stalled process', () => {
  test('reports no provider failure, bills only audio sent before the stall, and continues', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Racontez-moi votre journée')
    await caller.listen(300)
    await call.clock.stall(6_000)
    await caller.hearRest()
    await caller.typeText('Et ensuite ?')
    await caller.hearRest()
    await caller.hangUp()

    expect(call.listOutputs('problem-reported')).toEqual([])
    expect(call.listOutputs('response-done').map(({ status }) => status)).toEqual([
      'completed',
      'completed',
      'completed',
    ])
    const { pauses } = call.createReceipt()
    const stall = pauses.find(({ reason }) => reason === 'provider-fault')
    // At most a second of audio was sent ahead.
    expect(stall?.ms).toBeGreaterThanOrEqual(5_000)
    expect(stall?.ms).toBeLessThanOrEqual(6_020)
    expectSettledCall(call)
  })

  test('does not use up the balance, even when the stall is longer than the minutes left', async () => {
    const call = openSimulatedCall({ minutesLeft: 1 })
    const caller = await startCall(call)
    await caller.typeText('Racontez-moi votre journée')
    await caller.hearRest()
    await call.clock.stall(90_000)
    await caller.typeText('Et ensuite ?')
    await caller.hearRest()
    expect(call.listOutputs('response-done').at(-1)).toMatchObject({ status: 'completed' })
    await caller.hangUp()
    expect(call.createReceipt().billableMs).toBeLessThan(60_000)
    expectSettledCall(call)
  })

  test('reports no failure of a provider that was asked before the stall', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.textToSpeech.behaviour = 'hangs'
    await caller.typeText('Vous m’entendez ?')
    await caller.pause(200)
    await call.clock.stall(6_000)
    expect(call.listOutputs('problem-reported')).toEqual([])
    expectSettledCall(call)
  })
})

describe('a synthesiser that fails', () => {
  test('is replaced by text and not billed while it hangs, and billed again once it works', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.textToSpeech.behaviour = 'hangs'
    const failedAtMs = call.nowMs()
    await caller.typeText('Vous m’entendez ?')
    await caller.hearRest()
    expect(call.listTurns().at(-1)).toBe('companion: Merci de me l’écrire. Racontez-moi la suite.')
    expect(call.listOutputs('problem-reported').map(({ code }) => code)).toEqual([
      'VOICE_UNAVAILABLE',
    ])

    call.textToSpeech.behaviour = 'speaks'
    await caller.typeText('Et maintenant ?')
    const recoveredAtMs = call.nowMs()
    await caller.hearRest()
    await caller.hangUp()

    expect(call.listOutputs('metered').at(-1)!.pausedFor).toBeNull()
    const receipt = call.createReceipt()
    expect(receipt.pauses).toContainEqual({
      reason: 'provider-fault',
      ms: recoveredAtMs - failedAtMs,
    })
    expectSettledCall(call)
  })

  test('is asked only for the rest of a sentence in which it failed', async () => {
    const { call, caller } = await typeToFailingSynthesiser('throws-midway')
    call.textToSpeech.behaviour = 'speaks'
    await caller.hearRest()

    expect(call.listTurns().at(-1)).toBe('companion: Merci de me l’écrire. Racontez-moi la suite.')
    const [wholeSentence, restOfSentence] = call.textToSpeech.requests.slice(1)
    expect(wholeSentence!.endsWith(restOfSentence!)).toBe(true)
    expect(restOfSentence).not.toBe(wholeSentence)
    expectSettledCall(call)
  })

  test('ends the call when it keeps failing, and that time is not billed', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    const billedForGreetingMs = call.session.readFigures().billableMs
    call.textToSpeech.behaviour = 'throws'
    await chat(call, caller, 120_000)

    const { reason, figures } = call.listOutputs('closed')[0]!
    expect(reason).toBe('provider-failed')
    expect(figures.billableMs).toBe(billedForGreetingMs)
    expectSettledCall(call)
  })
})

describe('a call whose synthesiser fails', () => {
  const failures = [
    'throws',
    'hangs',
    'ends-at-once',
    'is-silent',
    'sends-malformed-parts',
  ] as const

  test.each(failures)(
    'costs nothing and has a duration of zero while the synthesiser %s',
    async (behaviour) => {
      const call = openSimulatedCall()
      call.textToSpeech.behaviour = behaviour
      const caller = createSimulatedCaller(call)
      call.session.start()
      await caller.pause(30_000)
      await caller.hangUp()

      const { figures } = call.listOutputs('closed')[0]!
      expect(figures.billableMs).toBe(0)
      expect(figures.durationMs).toBe(0)
      expect(call.frames).toEqual([])
      expect(call.listOutputs('problem-reported').map(({ code }) => code)).toEqual([
        'VOICE_UNAVAILABLE',
      ])
      expect(call.listTurns()).toEqual(['companion: Bonjour Camille, comment allez-vous ?'])
      expect(call.errors).toEqual([])
      expectSettledCall(call)
    },
  )

  test.each(failures)(
    'is neither billed nor counted as duration once the synthesiser %s after the greeting',
    async (behaviour) => {
      const call = openSimulatedCall()
      const caller = await startCall(call)
      call.textToSpeech.behaviour = behaviour
      await chat(call, caller, 120_000)

      const { reason, figures } = call.listOutputs('closed')[0]!
      expect(reason).toBe('provider-failed')
      const heardMs = call.frames.length * 20
      expect(figures.billableMs).toBeLessThanOrEqual(heardMs + 1_000)
      expect(figures.durationMs).toBe(figures.billableMs)
      const { pauses } = call.createReceipt()
      expect(pauses.find((pause) => pause.reason === 'provider-fault')?.ms).toBeGreaterThan(50_000)
      expectSettledCall(call)
    },
  )

  test('does not count the time during which its synthesiser hangs in the middle of a sentence', async () => {
    const { call, caller } = await typeToFailingSynthesiser('hangs-midway')
    await caller.hearRest()
    await caller.hangUp()

    const { figures } = call.listOutputs('closed')[0]!
    const heardMs = new Set(call.frames.map(({ frame }) => frame.frameNumber)).size * 20
    expect(figures.billableMs).toBeLessThanOrEqual(heardMs + 100)
    expect(figures.durationMs).toBe(figures.billableMs)
    expect(figures.wallMs).toBeGreaterThan(heardMs + 3_000)
    expectSettledCall(call)
  })

  test('goes on to the next sentence when the synthesiser never ends the current one', async () => {
    const { call, caller } = await typeToFailingSynthesiser('never-ends')
    await caller.pause(55_000)
    expect(call.textToSpeech.requests.length).toBeGreaterThan(2)
    await caller.hangUp()
    expectSettledCall(call)
  })
})

test('bills captions without audio, even if audio is switched on again during the response', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  const billedBeforeMs = call.session.readFigures().billableMs
  const fromMs = call.nowMs()
  call.send({ type: 'modalities-changed', hasAudio: false })
  await caller.typeText('Racontez-moi votre journée')
  call.send({ type: 'modalities-changed', hasAudio: true })
  await caller.hearRest()

  expect(call.listOutputs('problem-reported')).toEqual([])
  expect(call.session.readFigures().billableMs - billedBeforeMs).toBe(call.nowMs() - fromMs)
  expectSettledCall(call)
})

describe('a dialogue that fails', () => {
  test('is reported and not billed, and the call continues', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    call.dialogue.behaviour = 'throws'
    await caller.typeText('Bonsoir')
    expect(call.listOutputs('response-done').at(-1)!.status).toBe('failed')
    expect(call.listOutputs('metered').at(-1)!.pausedFor).toBe('provider-fault')

    call.dialogue.behaviour = 'answers'
    await caller.typeText('Toujours là ?')
    await caller.hearRest()
    expect(call.listOutputs('response-done').at(-1)!.status).toBe('completed')
    expect(call.listOutputs('metered').at(-1)!.pausedFor).toBeNull()
    expectSettledCall(call)
  })

  test('is aborted and not billed when it takes longer than 20 s', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    const billedForGreetingMs = call.session.readFigures().billableMs
    call.dialogue.behaviour = 'hangs'
    await caller.typeText('Bonsoir')
    await caller.hearRest()
    expect(call.listOutputs('response-done').at(-1)!.status).toBe('failed')
    expect(call.session.readFigures().billableMs).toBe(billedForGreetingMs)
    expectSettledCall(call)
  })
})

describe('the meter', () => {
  test('does not bill the wait for the first word, the AI disclosure or a crisis', async () => {
    const call = openSimulatedCall({ isAiDisclosureDue: true, speech: { firstSoundMs: 300 } })
    const caller = createSimulatedCaller(call)
    call.session.start()
    await caller.hearResponse()
    await caller.hearResponse()
    call.dialogue.isInCrisisNow = true
    await caller.typeText('Je n’en peux plus')
    await caller.hearRest()
    call.dialogue.isInCrisisNow = false
    await caller.typeText('Merci, ça va mieux')
    await caller.hearRest()
    await caller.hangUp()

    const receipt = call.createReceipt()
    expect(receipt.pauses.map(({ reason }) => reason)).toEqual([
      'connecting',
      'ai-notice',
      'crisis',
    ])
    expect(receipt.pauses[0]!.ms).toBe(300)
    const spokenMsPerCharacter = 60
    const disclosureMs = 'Je suis une intelligence artificielle.'.length * spokenMsPerCharacter
    expect(receipt.pauses[1]!.ms - disclosureMs).toBeGreaterThanOrEqual(300)
    expect(receipt.pauses[1]!.ms - disclosureMs).toBeLessThanOrEqual(340)
    expect(receipt.billableMs).toBeGreaterThan(4_000)
    expect(call.listOutputs('metered').map(({ pausedFor }) => pausedFor)).toContain('crisis')
    expectSettledCall(call)
  })
})
