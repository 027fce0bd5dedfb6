import { expect, test } from 'vitest'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { greet } from '../../voice/testing/simulated-caller'
import { expectToSettle } from './end-of-call'

/** What has arrived at the caller's side of the companion's words. */
const wordsTo = (call: SimulatedCall) =>
  call.player.told.map((output) => (output.type === 'response-text' ? output.text : '')).join('')

const endsTo = (call: SimulatedCall) =>
  call.player.told.flatMap((output) => (output.type === 'response-done' ? [output.status] : []))

test('a dropped line is taken up without a word lost or repeated, and is not billed', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Racontez-moi votre journée')
  await caller.listensFor(900)
  await caller.losesLink(6_000, 700)
  await caller.hearsOutTheRest()
  await caller.hangsUp()

  const heard = call.player.heardFrames(call.nowMs())
  const sent = new Set(call.frames.map(({ frame }) => frame.frameNumber))
  expect(heard).toEqual([...sent])
  expect(wordsTo(call)).toBe(
    'Bonjour Camille, comment allez-vous ?Merci de me l’écrire. Racontez-moi la suite.',
  )
  expect(endsTo(call)).toEqual(['completed', 'completed'])

  const receipt = call.receipt()
  expect(receipt.pauses).toContainEqual({ reason: 'link-lost', ms: 6_000 })
  const { durationMs, wallMs } = call.told('closed')[0]!.figures
  expect(durationMs).toBe(wallMs - 6_000)
  expectToSettle(call)
})

test('what the caller was saying when the line dropped is answered when it is back', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  call.send({ type: 'speech-started', audioMs: 0, probability: 0.9 })
  call.send({ type: 'speech-transcribed', itemId: 'said', text: 'Je pensais à ma sœur.' })
  await caller.pauses(900)
  await caller.losesLink(3_000)
  const backAtMs = call.nowMs()
  await caller.hearsOut()

  expect(call.turns()).toContain('caller: Je pensais à ma sœur.')
  expect(call.told('response-created').at(-1)!.atMs - backAtMs).toBe(400)
  expectToSettle(call)
})

test('a line that does not come back within 20 s ends the call', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Bonjour')
  await caller.listensFor(500)
  const lostAtMs = call.nowMs()
  call.send({ type: 'link-lost', lastHeardMs: lostAtMs })
  await caller.pauses(30_000)

  const closed = call.told('closed')
  expect(closed.map(({ reason }) => reason)).toEqual(['link-lost'])
  expect(closed[0]!.atMs - lostAtMs).toBeLessThanOrEqual(20_020)
  expect(call.turns().at(-1)).toBe('companion: Merci de')
  expectToSettle(call)
})

test('an answer that ended while the line was dead is told to its end when it is back', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Racontez-moi votre journée')
  await caller.listensFor(900)
  await caller.losesLink(9_000, 6_000)
  await caller.pauses(4_000)

  expect(call.player.heardFrames(call.nowMs()).at(-1)).toBe(call.frames.at(-1)!.frame.frameNumber)
  expect(wordsTo(call)).toContain('Merci de me l’écrire. Racontez-moi la suite.')
  expect(endsTo(call)).toEqual(['completed', 'completed'])
  expectToSettle(call)
})

test('what was cut while the line was dead is not said any more, and its end is told', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Racontez-moi votre journée')
  await caller.listensFor(900)
  const cutAtMs = 300
  call.clock.schedule(cutAtMs, () => call.send({ type: 'response-cancelled' }))
  await caller.losesLink(6_000, 2_000)
  await caller.pauses(4_000)

  expect(endsTo(call)).toEqual(['completed', 'cancelled'])
  expect(wordsTo(call)).not.toContain('la suite')
  expectToSettle(call)
})

test('a warning that went out into a dead line is told when it is back', async () => {
  const call = openSimulatedCall({ minutesLeft: 2 })
  const caller = await greet(call)
  await caller.pauses(55_000)
  await caller.losesLink(12_000, 9_000)
  await caller.pauses(1_000)
  const warnings = call.player.told.flatMap((output) =>
    output.type === 'balance-warned' ? [output.secondsLeft] : [],
  )
  expect(warnings).toEqual([60])
  expectToSettle(call)
})

test('time on a dead line is not billed, however often it dies', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  for (let losses = 0; losses < 8; losses += 1) {
    await caller.pauses(1_000)
    await caller.types('Vous m’entendez ?')
    await caller.losesLink(9_000, 9_000)
  }
  const { pauses } = call.session.figures()
  expect(pauses).toContainEqual({ reason: 'link-lost', ms: 72_000 })
  expectToSettle(call)
})

const lastFrameOf = (call: SimulatedCall) => call.frames.at(-1)?.frame.frameNumber ?? 0

test('what is heard between two lines is billed, or a call could be had second by second', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Racontez-moi une longue histoire')
  const { billableMs } = call.session.figures()
  await caller.pauses(20)
  call.send({ type: 'link-lost', lastHeardMs: call.nowMs() })
  await caller.pauses(1_000)
  call.send({ type: 'link-restored', lastFramePlayed: lastFrameOf(call) })
  await caller.pauses(0)
  expect(call.session.figures().billableMs - billableMs).toBe(1_000)
})

test('a line that hides its signs of life is billed for what it heard', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Racontez-moi une longue histoire')
  const { billableMs } = call.session.figures()
  const silentSinceMs = call.nowMs()
  await caller.pauses(2_000)
  call.send({ type: 'link-lost', lastHeardMs: silentSinceMs })
  call.send({ type: 'link-restored', lastFramePlayed: lastFrameOf(call) })
  await caller.pauses(0)
  expect(call.session.figures().billableMs - billableMs).toBe(2_000)
})

test('a line that never gave a sign of life is not forgiven the time before it was missed', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.pauses(5_000)
  const { billableMs } = call.session.figures()
  call.send({ type: 'link-lost', lastHeardMs: 0 })
  await caller.pauses(0)
  expect(call.session.figures().billableMs).toBe(billableMs)
})

test('a second drop in the middle of what is played again loses nothing either', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Racontez-moi votre journée')
  await caller.listensFor(900)
  await caller.losesLink(2_000, 400)
  await caller.pauses(300)
  await caller.losesLink(2_000, 400)
  await caller.hearsOutTheRest()

  const heard = call.player.heardFrames(call.nowMs())
  expect(heard).toEqual([...new Set(call.frames.map(({ frame }) => frame.frameNumber))])
  expect(wordsTo(call)).toBe(
    'Bonjour Camille, comment allez-vous ?Merci de me l’écrire. Racontez-moi la suite.',
  )
  expect(endsTo(call)).toEqual(['completed', 'completed'])
  expectToSettle(call)
})

test('a server that stops ends the call with a record of what was heard', async () => {
  const call = openSimulatedCall()
  const caller = await greet(call)
  await caller.types('Une histoire, s’il vous plaît')
  await caller.listensFor(2_000)
  call.send({ type: 'stopped', reason: 'server-stopping' })
  call.send({ type: 'hung-up' })
  await caller.pauses(1_000)

  expect(call.told('closed').map(({ reason }) => reason)).toEqual(['server-stopping'])
  expect(call.turns().slice(-2)).toEqual([
    'caller: Une histoire, s’il vous plaît',
    'companion: Merci de me l’écrire. Racontez-moi',
  ])
  expectToSettle(call)
})
