import { describe, expect, test } from 'vitest'
import {
  crisisFarewellMs,
  dailyFreeTime,
  maxProviderFaultMs,
  minFreeTime,
} from '../../voice/session/metering/free-time'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { type SimulatedCaller, startCall } from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

const hasEnded = (call: SimulatedCall) => call.listOutputs('closed').length > 0

/** Types every five seconds for `ms`, or until the call ends; the companion may still be speaking. */
async function typeOften(call: SimulatedCall, caller: SimulatedCaller, ms: number) {
  const untilMs = call.nowMs() + ms
  while (call.nowMs() < untilMs && !hasEnded(call)) {
    await caller.typeText('Je n’en peux plus')
    await caller.pause(5_000)
  }
}

describe('a crisis', () => {
  test('is free for half an hour, and then the companion says farewell and the call ends', async () => {
    const call = openSimulatedCall({ minutesLeft: 60 })
    const caller = await startCall(call)
    const billedForGreetingMs = call.session.readFigures().billableMs
    call.dialogue.isInCrisisNow = true
    await typeOften(call, caller, dailyFreeTime.crisisMs + 60_000)

    const { reason, figures } = call.listOutputs('closed')[0]!
    expect(reason).toBe('time-limit')
    expect(figures.billableMs).toBe(billedForGreetingMs)
    expect(call.dialogue.acceptedPrompts.at(-1)).toEqual({ kind: 'farewell', reason: 'time-limit' })
    expect(call.listTurns().at(-1)).toBe('companion: À bientôt.')
    const crisisMs = figures.pauses.find((pause) => pause.reason === 'crisis')!.ms
    expect(crisisMs).toBeGreaterThanOrEqual(dailyFreeTime.crisisMs)
    expect(crisisMs).toBeLessThanOrEqual(dailyFreeTime.crisisMs + crisisFarewellMs)
    expectSettledCall(call)
  })

  test('is answered and free in every call, even when the free time of the day is used up', async () => {
    const call = openSimulatedCall({ freeTime: minFreeTime })
    const caller = await startCall(call)
    const billedForGreetingMs = call.session.readFigures().billableMs
    call.dialogue.isInCrisisNow = true
    await caller.typeText('Je n’en peux plus')
    await caller.hearRest()
    expect(call.listTurns().at(-1)).toBe('companion: Merci de me l’écrire. Racontez-moi la suite.')
    expect(call.session.readFigures().billableMs).toBe(billedForGreetingMs)
    expect(hasEnded(call)).toBe(false)
    expectSettledCall(call)
  })

  test('gets no new free time when it ends and begins again', async () => {
    const call = openSimulatedCall({ freeTime: minFreeTime })
    const caller = await startCall(call)
    for (let round = 0; round < 20 && !hasEnded(call); round += 1) {
      call.dialogue.isInCrisisNow = round % 2 === 0
      await typeOften(call, caller, 30_000)
    }
    const { reason, figures } = call.listOutputs('closed')[0]!
    expect(reason).toBe('time-limit')
    const crisisMs = figures.pauses.find((pause) => pause.reason === 'crisis')!.ms
    expect(crisisMs).toBeLessThanOrEqual(minFreeTime.crisisMs + crisisFarewellMs)
    expectSettledCall(call)
  })

  test('ends the call at most a minute after its free time, even if the caller keeps interrupting the farewell', async () => {
    const call = openSimulatedCall({ freeTime: minFreeTime })
    const caller = await startCall(call)
    call.dialogue.isInCrisisNow = true
    const fromMs = call.nowMs()
    while (!hasEnded(call)) {
      await caller.typeText('Je n’en peux plus')
      await caller.pause(500)
    }
    const durationMs = call.nowMs() - fromMs
    expect(durationMs).toBeLessThanOrEqual(minFreeTime.crisisMs + crisisFarewellMs + 1_000)
    expectSettledCall(call)
  })
})

describe('a failing synthesiser', () => {
  test('ends the call after three minutes of failures in all, which are not billed', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    let workingMs = 0
    while (!hasEnded(call)) {
      call.textToSpeech.behaviour = 'throws'
      await typeOften(call, caller, 40_000)
      call.textToSpeech.behaviour = 'speaks'
      await caller.typeText('Bonjour')
      await caller.pause(200)
      workingMs += 200
    }
    const { reason, figures } = call.listOutputs('closed')[0]!
    expect(reason).toBe('provider-failed')
    expect(figures.pauses).toContainEqual({ reason: 'provider-fault', ms: maxProviderFaultMs })
    expect(figures.billableMs).toBeGreaterThanOrEqual(workingMs - 200)
    expectSettledCall(call)
  })

  test('ends the call after ten seconds when the free time of the day is used up', async () => {
    const call = openSimulatedCall({ freeTime: minFreeTime })
    const caller = await startCall(call)
    call.textToSpeech.behaviour = 'throws'
    await typeOften(call, caller, 60_000)
    const { reason, figures } = call.listOutputs('closed')[0]!
    expect(reason).toBe('provider-failed')
    expect(figures.pauses).toContainEqual({ reason: 'provider-fault', ms: 10_000 })
    expectSettledCall(call)
  })
})

describe('a stalled process', () => {
  test('bills the audio that was sent before the stall', async () => {
    const call = openSimulatedCall()
    const caller = await startCall(call)
    await caller.typeText('Racontez-moi votre journée')
    await caller.pause(20)
    const measureHeardMs = () => call.player.listHeardFrames(call.nowMs()).length * 20
    const { billableMs: billedBeforeMs } = call.session.readFigures()
    const heardMs = measureHeardMs()
    await call.clock.stall(1_600)
    const sentAheadMs = measureHeardMs() - heardMs
    expect(sentAheadMs).toBeGreaterThan(900)
    expect(call.session.readFigures().billableMs - billedBeforeMs).toBe(sentAheadMs)
    expectSettledCall(call)
  })

  test('does not count towards the free time for provider failures', async () => {
    const call = openSimulatedCall({ freeTime: minFreeTime })
    const caller = await startCall(call)
    await call.clock.stall(2 * minFreeTime.providerFaultMs)
    call.textToSpeech.behaviour = 'throws'
    await typeOften(call, caller, minFreeTime.providerFaultMs / 2)
    expect(hasEnded(call)).toBe(false)
    const [faultPause] = call.session
      .readFigures()
      .pauses.filter(({ reason }) => reason === 'provider-fault')
    expect(faultPause?.stalledMs).toBeGreaterThanOrEqual(2 * minFreeTime.providerFaultMs)
    await typeOften(call, caller, minFreeTime.providerFaultMs)
    expect(call.listOutputs('closed')[0]?.reason).toBe('provider-failed')
    expectSettledCall(call)
  })
})
