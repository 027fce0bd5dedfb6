import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  dailyFreeTime,
  droppedAudioAllowanceMs,
  maxAiDisclosureMs,
  maxConnectingMs,
  maxForgivenAudioMs,
  maxLinkLostMs,
  maxSuspensions,
} from '../../voice/session/metering/free-time'
import { createFakeDialogue } from '../../voice/testing/fake-dialogue'
import {
  createSimulatedAttacker,
  type SimulatedAttacker,
} from '../../voice/testing/simulated-attacker'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { startCall } from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

/**
 * Maximum audio that is sent ahead of playback. A client that skips the resent audio gets this much for free
 * at each loss of the link.
 */
const maxLeadMs = 1_000

const longAnswer = Array.from(
  { length: 20 },
  () => 'Il était une fois une longue histoire du soir.',
)

/** Opens a call whose companion speaks for nearly a minute in each answer to a typed line. */
async function openAttackedCall() {
  const call = openSimulatedCall({
    dialogue: createFakeDialogue(({ kind }) =>
      kind === 'typed' ? longAnswer : ['Bonjour Camille.'],
    ),
  })
  await startCall(call)
  return { call, attacker: createSimulatedAttacker(call) }
}

const getLastFrame = (call: SimulatedCall) => call.frames.at(-1)?.frame.frameNumber ?? 0

const countLosses = (call: SimulatedCall) => call.listOutputs('suspended').length

/** Expects that all heard audio is billed, except what one call forgives and what was sent ahead at each loss. */
function expectHeardToBeBilled(call: SimulatedCall, attacker: SimulatedAttacker) {
  const { billableMs } = call.session.readFigures()
  const forgivenMs = maxForgivenAudioMs + countLosses(call) * maxLeadMs
  expect(billableMs).toBeGreaterThanOrEqual(attacker.measureHeardMs() - forgivenMs)
}

describe('a client that tries to hear without paying', () => {
  test('pays when it answers no ping until it times out and then claims to have heard nothing', async () => {
    const { call, attacker } = await openAttackedCall()
    for (let loss = 0; loss < 11; loss += 1) {
      await attacker.typeText('Continue')
      await attacker.listenSilently(10_000)
      attacker.timeOut()
      await attacker.resume(0)
    }
    expect(attacker.measureHeardMs()).toBeGreaterThan(100_000)
    expectHeardToBeBilled(call, attacker)
    expectSettledCall(call)
  })

  test('pays when it stops typing and requests the same audio repeatedly', async () => {
    const { call, attacker } = await openAttackedCall()
    await attacker.typeText('Continue')
    for (let loss = 0; loss < 10; loss += 1) {
      await attacker.listenSilently(10_000)
      attacker.timeOut()
      await attacker.resume(Math.floor(getLastFrame(call) / 2))
    }
    expectHeardToBeBilled(call, attacker)
    expectSettledCall(call)
  })

  test('pays when it disconnects as soon as it has typed, resumes a second later and claims to have heard nothing', async () => {
    const { call, attacker } = await openAttackedCall()
    for (let loss = 0; loss < 15; loss += 1) {
      await attacker.typeText('Continue')
      attacker.disconnect()
      await call.clock.advance(1_000)
      await attacker.resume(0)
    }
    expectHeardToBeBilled(call, attacker)
    expectSettledCall(call)
  })

  test('pays when it does not resume after its third loss of the link', async () => {
    const { call, attacker } = await openAttackedCall()
    for (let loss = 0; loss < 3; loss += 1) {
      await attacker.typeText('Continue')
      await attacker.listenSilently(10_000)
      attacker.timeOut()
      if (loss < 2) await attacker.resume(0)
    }
    await call.clock.advance(21_000)
    expect(call.listOutputs('closed')[0]?.reason).toBe('link-lost')
    expectHeardToBeBilled(call, attacker)
    expectSettledCall(call)
  })

  test('pays for captions when it receives no audio', async () => {
    const { call, attacker } = await openAttackedCall()
    call.send({ type: 'modalities-changed', hasAudio: false })
    const fromMs = call.nowMs()
    const billedBeforeMs = call.session.readFigures().billableMs
    for (let loss = 0; loss < 8; loss += 1) {
      await attacker.typeText('Continue')
      await attacker.listenSilently(10_000)
      attacker.timeOut()
      await attacker.resume(0)
    }
    const billedMs = call.session.readFigures().billableMs - billedBeforeMs
    expect(billedMs).toBeGreaterThanOrEqual(
      call.nowMs() - fromMs - maxForgivenAudioMs - 8 * maxLeadMs,
    )
    expectSettledCall(call)
  })

  test('uses up the free time for crises when it times out repeatedly in a crisis', async () => {
    const { call, attacker } = await openAttackedCall()
    call.dialogue.isInCrisisNow = true
    await attacker.typeText('Continue')
    const { billableMs } = call.session.readFigures()
    const heardMs = attacker.measureHeardMs()
    for (let loss = 0; loss < 8; loss += 1) {
      await attacker.typeText('Continue')
      await attacker.listenSilently(10_000)
      attacker.timeOut()
      await attacker.resume(0)
    }
    const figures = call.session.readFigures()
    const crisisMs = figures.pauses.find(({ reason }) => reason === 'crisis')?.ms ?? 0
    expect(figures.billableMs).toBe(billableMs)
    expect(crisisMs).toBeGreaterThanOrEqual(
      attacker.measureHeardMs() - heardMs - maxForgivenAudioMs - 8 * maxLeadMs,
    )
    expectSettledCall(call)
  })

  test('receives audio no faster than real time, even if it claims to have heard everything', async () => {
    const { call, attacker } = await openAttackedCall()
    await attacker.typeText('Continue')
    for (let loss = 0; loss < 15; loss += 1) {
      attacker.disconnect()
      await attacker.resume(getLastFrame(call))
      await call.clock.advance(20)
    }
    const receivedMs = new Set(call.frames.map(({ frame }) => frame.frameNumber)).size * 20
    expect(receivedMs).toBeLessThanOrEqual(call.nowMs() - call.frames[0]!.atMs + maxLeadMs)
    expectSettledCall(call)
  })
})

describe('a client that makes many calls', () => {
  /**
   * Types during the AI disclosure, listens without answering pings, and does not resume: for the server,
   * the link was lost during the whole call.
   */
  async function listenForFree(forgivenAudioMs: number) {
    const call = openSimulatedCall({
      isAiDisclosureDue: true,
      freeTime: { ...dailyFreeTime, forgivenAudioMs },
      dialogue: createFakeDialogue(({ kind }) =>
        kind === 'typed' ? longAnswer : ['Je suis une IA.'],
      ),
    })
    const attacker = createSimulatedAttacker(call)
    call.session.start()
    await call.clock.advance(500)
    await attacker.typeText('Continue')
    await attacker.listenSilently(10_000)
    attacker.timeOut()
    await call.clock.advance(21_000)
    expectSettledCall(call)
    const { billableMs, pauses } = call.listOutputs('closed')[0]!.figures
    const disclosureMs = call.frames.filter(({ frame }) => frame.responseNumber === 1).length * 20
    return {
      unpaidMs: attacker.measureHeardMs() - disclosureMs - billableMs,
      forgivenMs: pauses.find(({ reason }) => reason === 'link-lost')?.forgivenMs ?? 0,
      billableMs,
    }
  }

  test('hears no more free audio than is forgiven in a day', async () => {
    let leftMs = dailyFreeTime.forgivenAudioMs
    let unpaidMs = 0
    let lastCall = await listenForFree(leftMs)
    for (let callCount = 1; callCount < 30; callCount += 1) {
      unpaidMs += lastCall.unpaidMs
      leftMs -= lastCall.forgivenMs
      lastCall = await listenForFree(leftMs)
    }
    expect(leftMs).toBe(0)
    expect(unpaidMs).toBeLessThanOrEqual(dailyFreeTime.forgivenAudioMs)
    expect(lastCall.billableMs).toBeGreaterThan(9_000)
  })
})

describe('a client that types all the time', () => {
  test('receives audio at most slightly faster than real time', async () => {
    const { call, attacker } = await openAttackedCall()
    for (let line = 0; line < 200; line += 1) {
      await attacker.typeText('Continue')
      await call.clock.advance(20)
    }
    const receivedMs = call.frames.length * 20
    const passedMs = call.nowMs() - call.frames[0]!.atMs
    expect(receivedMs).toBeLessThanOrEqual(passedMs * 1.1 + droppedAudioAllowanceMs + maxLeadMs)
    expectSettledCall(call)
  })

  test('is answered at once if it interrupts only every ten seconds', async () => {
    const { call, attacker } = await openAttackedCall()
    for (let line = 0; line < 60; line += 1) {
      await call.clock.advance(10_000)
      const typedAtMs = call.nowMs()
      await attacker.typeText('Continue')
      expect(call.frames.at(-1)!.atMs).toBe(typedAtMs)
    }
    expectSettledCall(call)
  })
})

describe('a client that cancels every response before it is heard', () => {
  async function cancelResponses(call: SimulatedCall, untilMs: number) {
    while (call.nowMs() <= untilMs) {
      call.send({ type: 'text-typed', itemId: `line_${call.nowMs()}`, text: 'Continue' })
      call.send({ type: 'response-cancelled' })
      await call.clock.advance(1_000)
    }
  }

  test('is disconnected after the maximum connecting time', async () => {
    const call = openSimulatedCall()
    call.session.start()
    await cancelResponses(call, maxConnectingMs)
    expect(call.listOutputs('closed')).toMatchObject([
      { reason: 'provider-failed', atMs: maxConnectingMs, figures: { billableMs: 0 } },
    ])
    expect(call.frames).toEqual([])
    expectSettledCall(call)
  })

  test('may stay longer if the process stalls, by the duration of the stalls', async () => {
    const call = openSimulatedCall()
    call.session.start()
    for (let stallCount = 0; stallCount < 3; stallCount += 1) {
      await cancelResponses(call, call.nowMs() + 5_000)
      await call.clock.stall(20_000)
    }
    await cancelResponses(call, maxConnectingMs + 50_000)
    expect(call.listOutputs('closed')).toEqual([])
    await cancelResponses(call, maxConnectingMs + 61_000)
    expect(call.listOutputs('closed')).toMatchObject([{ reason: 'provider-failed' }])
    expectSettledCall(call)
  })
})

test('a client that makes the server resend the AI disclosure pays for the repetitions', async () => {
  const call = openSimulatedCall({
    isAiDisclosureDue: true,
    dialogue: createFakeDialogue(() => ['Je suis une intelligence artificielle, voilà.']),
  })
  const attacker = createSimulatedAttacker(call)
  call.session.start()
  for (let loss = 0; loss < 19; loss += 1) {
    await call.clock.advance(2_500)
    attacker.disconnect()
    await attacker.resume(0)
  }
  const { pauses } = call.session.readFigures()
  const disclosureMs = pauses.find(({ reason }) => reason === 'ai-notice')?.ms ?? 0
  expect(disclosureMs).toBeLessThanOrEqual(maxAiDisclosureMs + 20)
  expectSettledCall(call)
})

type Step = (attacker: SimulatedAttacker, call: SimulatedCall) => Promise<void> | void

/** The share of the frames sent so far that the client claims to have played. */
const claimedShare = fc.constantFrom(0, 0, 0.3, 0.9, 1, 2)

/** In each round, the client may type, listens, drops the link, and resumes with a true or false claim. */
const rounds = fc
  .record({
    isTyping: fc.boolean(),
    silentMs: fc.constantFrom(20, 900, 5_000, 10_000),
    isTimingOut: fc.boolean(),
    awayMs: fc.constantFrom(0, 500, 3_000, 12_000),
    claim: claimedShare,
    stayMs: fc.constantFrom(0, 0, 20, 2_000),
  })
  .map(
    (round): Step =>
      async (attacker, call) => {
        if (round.isTyping) await attacker.typeText('Continue')
        await attacker.listenSilently(round.silentMs)
        if (round.isTimingOut) attacker.timeOut()
        else attacker.disconnect()
        await call.clock.advance(round.awayMs)
        await attacker.resume(Math.floor(getLastFrame(call) * round.claim))
        await call.clock.advance(round.stayMs)
      },
  )

/** Single messages that the client sends at any time: playback reports and resumes, true or false, and cancellations. */
const singleMessages = fc.oneof(
  fc.nat(60_000).map(
    (playedMs): Step =>
      (_attacker, call) => {
        call.send({ type: 'playback-truncated', itemId: 'msg_2', playedMs })
      },
  ),
  fc.constant<Step>((_attacker, call) => call.send({ type: 'response-cancelled' })),
  claimedShare.map(
    (share): Step =>
      (attacker, call) => {
        return attacker.resume(Math.floor(getLastFrame(call) * share))
      },
  ),
)

const steps = fc.oneof({ weight: 5, arbitrary: rounds }, { weight: 1, arbitrary: singleMessages })

test('bills at least what was heard minus the forgiven audio, for any sequence of client actions', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { maxLength: 20, size: 'max' }), async (sequence) => {
      const { call, attacker } = await openAttackedCall()
      for (const step of sequence) {
        await step(attacker, call)
        expectHeardToBeBilled(call, attacker)
      }
      expectHeardToBeBilled(call, attacker)
      expectSettledCall(call)
      const { pauses } = call.createReceipt()
      const lostMs = pauses.find(({ reason }) => reason === 'link-lost')?.ms ?? 0
      expect(lostMs).toBeLessThanOrEqual(maxLinkLostMs + 20_000)
    }),
    { numRuns: 60 },
  )
}, 60_000)

describe('an honest caller', () => {
  test('is not billed twice for lost audio that is resent after the resume', async () => {
    const { call } = await openAttackedCall()
    const { player } = call
    call.send({ type: 'text-typed', itemId: 'line', text: 'Continue' })
    await call.clock.advance(2_000)
    for (let loss = 0; loss < 4; loss += 1) {
      const lastFramePlayed = player.getLastFramePlayed(call.nowMs())
      const lastActivityMs = call.nowMs()
      player.loseLink(call.nowMs())
      await call.clock.advance(9_000)
      call.send({ type: 'link-lost', lastActivityMs })
      await call.clock.advance(1_000)
      player.isLinkUp = true
      call.send({ type: 'link-restored', lastFramePlayed })
      await call.clock.advance(11_000)
    }
    expect(call.session.readFigures().pauses).toContainEqual({ reason: 'link-lost', ms: 40_000 })
    expectSettledCall(call)
  })
})

describe('a link that is lost repeatedly', () => {
  test(`ends the call when it is lost more than ${maxSuspensions} times`, async () => {
    const { call, attacker } = await openAttackedCall()
    for (let loss = 0; loss < maxSuspensions; loss += 1) {
      attacker.disconnect()
      await attacker.resume(getLastFrame(call))
      await call.clock.advance(100)
    }
    expect(attacker.hasCallEnded).toBe(false)
    attacker.disconnect()
    await call.clock.advance(100)
    expect(call.listOutputs('closed').map(({ reason }) => reason)).toEqual(['link-lost'])
    expectSettledCall(call)
  })

  test('ends the call when its losses last five minutes in all, and that time is not billed', async () => {
    const { call, attacker } = await openAttackedCall()
    await call.clock.advance(1_000)
    const { billableMs } = call.session.readFigures()
    for (let loss = 0; loss < 16 && !attacker.hasCallEnded; loss += 1) {
      attacker.disconnect()
      await call.clock.advance(19_000)
      await attacker.resume(getLastFrame(call))
    }
    const [closed] = call.listOutputs('closed')
    expect(closed?.reason).toBe('link-lost')
    expect(closed?.figures.billableMs).toBe(billableMs)
    expect(closed?.figures.pauses).toContainEqual({ reason: 'link-lost', ms: maxLinkLostMs })
    expectSettledCall(call)
  })
})
