import { expect, test } from 'vitest'
import { openSimulatedCall, type SimulatedCall } from '../../voice/testing/simulated-call'
import { startCall } from '../../voice/testing/simulated-caller'
import { expectSettledCall } from './expect-settled-call'

/** Joins the captions that arrived at the client. */
const joinCaptions = (call: SimulatedCall) =>
  call.player.receivedOutputs
    .map((output) => (output.type === 'response-text' ? output.text : ''))
    .join('')

const listStatuses = (call: SimulatedCall) =>
  call.player.receivedOutputs.flatMap((output) =>
    output.type === 'response-done' ? [output.status] : [],
  )

test('resumes a lost link without losing or repeating words, and does not bill the loss', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Racontez-moi votre journée')
  await caller.listen(900)
  await caller.loseLink(6_000, 700)
  await caller.hearRest()
  await caller.hangUp()

  const heardFrameNumbers = call.player.listHeardFrames(call.nowMs())
  const sentFrameNumbers = new Set(call.frames.map(({ frame }) => frame.frameNumber))
  expect(heardFrameNumbers).toEqual([...sentFrameNumbers])
  expect(joinCaptions(call)).toBe(
    'Bonjour Camille, comment allez-vous ?Merci de me l’écrire. Racontez-moi la suite.',
  )
  expect(listStatuses(call)).toEqual(['completed', 'completed'])

  const receipt = call.createReceipt()
  expect(receipt.pauses).toContainEqual({ reason: 'link-lost', ms: 6_000 })
  const { durationMs, wallMs } = call.listOutputs('closed')[0]!.figures
  expect(durationMs).toBe(wallMs - 6_000)
  expectSettledCall(call)
})

test('answers, once the link is restored, what the caller said before the loss', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  call.send({ type: 'speech-started', audioMs: 0, probability: 0.9 })
  call.send({ type: 'speech-transcribed', itemId: 'said', text: 'Je pensais à ma sœur.' })
  await caller.pause(900)
  await caller.loseLink(3_000)
  const restoredAtMs = call.nowMs()
  await caller.hearResponse()

  expect(call.listTurns()).toContain('caller: Je pensais à ma sœur.')
  expect(call.listOutputs('response-created').at(-1)!.atMs - restoredAtMs).toBe(400)
  expectSettledCall(call)
})

test('answers a typed message once when the client sends it again after a loss', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  const message = { type: 'text-typed', itemId: 'typed_again', text: 'Tu m’entends ?' } as const
  call.send(message)
  await caller.loseLink(3_000)
  call.send(message)
  await caller.hearRest()
  await caller.pause(1_000)

  expect(call.listTurns().filter((turn) => turn === 'caller: Tu m’entends ?')).toHaveLength(1)
  expect(listStatuses(call)).toEqual(['completed', 'completed'])
  expectSettledCall(call)
})

test('answers recognised words that were lost with the link, when the client sends them again', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.loseLink(8_000, 6_500)
  call.send({ type: 'speech-transcribed', itemId: 'said', text: 'Je pensais à ma sœur.' })
  call.send({ type: 'turn-committed' })
  await caller.hearResponse()

  expect(call.listTurns()).toContain('caller: Je pensais à ma sœur.')
  expectSettledCall(call)
})

test('answers recognised words once when the client sends them again after a loss', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.speak('Je pensais à ma sœur.', 1_200)
  await caller.hearResponse()
  await caller.loseLink(3_000)
  call.send({ type: 'speech-transcribed', itemId: 'said_1', text: 'Je pensais à ma sœur.' })
  call.send({ type: 'turn-committed' })
  await caller.pause(3_000)

  expect(call.listTurns().filter((turn) => turn.startsWith('caller:'))).toHaveLength(1)
  expect(call.listOutputs('response-created')).toHaveLength(2)
  expectSettledCall(call)
})

test('ends the call when the link does not come back within 20 s', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Bonjour')
  await caller.listen(500)
  const lostAtMs = call.nowMs()
  call.send({ type: 'link-lost', lastActivityMs: lostAtMs })
  await caller.pause(30_000)

  const closedOutputs = call.listOutputs('closed')
  expect(closedOutputs.map(({ reason }) => reason)).toEqual(['link-lost'])
  expect(closedOutputs[0]!.atMs - lostAtMs).toBeLessThanOrEqual(20_020)
  expect(call.listTurns().at(-1)).toBe('companion: Merci de me')
  expectSettledCall(call)
})

test('does not count a stall of the process towards the 20 s in which the link may come back', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  call.send({ type: 'link-lost', lastActivityMs: call.nowMs() })
  await caller.pause(1_000)
  await call.clock.stall(25_000)
  await caller.pause(18_000)
  expect(call.listOutputs('closed')).toEqual([])
  await caller.pause(1_500)

  expect(call.listOutputs('closed').map(({ reason }) => reason)).toEqual(['link-lost'])
  expectSettledCall(call)
})

test('sends the rest of a response that ended while the link was dead', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Racontez-moi votre journée')
  await caller.listen(900)
  await caller.loseLink(9_000, 6_000)
  await caller.pause(4_000)

  expect(call.player.listHeardFrames(call.nowMs()).at(-1)).toBe(
    call.frames.at(-1)!.frame.frameNumber,
  )
  expect(joinCaptions(call)).toContain('Merci de me l’écrire. Racontez-moi la suite.')
  expect(listStatuses(call)).toEqual(['completed', 'completed'])
  expectSettledCall(call)
})

test('sends the cancellation, but no more words, of a response that was cancelled while the link was dead', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Racontez-moi votre journée')
  await caller.listen(900)
  const cancelAfterMs = 300
  call.clock.schedule(cancelAfterMs, () => call.send({ type: 'response-cancelled' }))
  await caller.loseLink(6_000, 2_000)
  await caller.pause(4_000)

  expect(listStatuses(call)).toEqual(['completed', 'cancelled'])
  expect(joinCaptions(call)).not.toContain('la suite')
  expectSettledCall(call)
})

test('resends a balance warning that was lost on a dead link', async () => {
  const call = openSimulatedCall({ minutesLeft: 2 })
  const caller = await startCall(call)
  await caller.pause(55_000)
  await caller.loseLink(12_000, 9_000)
  await caller.pause(1_000)
  const warnings = call.player.receivedOutputs.flatMap((output) =>
    output.type === 'balance-warned' ? [output.secondsLeft] : [],
  )
  expect(warnings).toEqual([60])
  expectSettledCall(call)
})

test('does not bill the time of a dead link, even after eight losses', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  for (let lossCount = 0; lossCount < 8; lossCount += 1) {
    await caller.pause(1_000)
    await caller.typeText('Vous m’entendez ?')
    await caller.loseLink(9_000, 9_000)
  }
  const { pauses } = call.session.readFigures()
  expect(pauses).toContainEqual(expect.objectContaining({ reason: 'link-lost', ms: 72_000 }))
  expectSettledCall(call)
})

const getLastFrame = (call: SimulatedCall) => call.frames.at(-1)?.frame.frameNumber ?? 0

test('bills what was heard even though the link was reported as lost', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Racontez-moi une longue histoire')
  const { billableMs: billedBeforeMs } = call.session.readFigures()
  await caller.pause(20)
  call.send({ type: 'link-lost', lastActivityMs: call.nowMs() })
  await caller.pause(1_000)
  call.send({ type: 'link-restored', lastFramePlayed: getLastFrame(call) })
  await caller.pause(0)
  expect(call.session.readFigures().billableMs - billedBeforeMs).toBe(1_000)
})

test('bills what was heard even though the client sent nothing in the meantime', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Racontez-moi une longue histoire')
  const { billableMs: billedBeforeMs } = call.session.readFigures()
  const silentSinceMs = call.nowMs()
  await caller.pause(2_000)
  call.send({ type: 'link-lost', lastActivityMs: silentSinceMs })
  call.send({ type: 'link-restored', lastFramePlayed: getLastFrame(call) })
  await caller.pause(0)
  expect(call.session.readFigures().billableMs - billedBeforeMs).toBe(2_000)
})

test('bills the time until the loss was noticed when the client never sent anything', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.pause(5_000)
  const { billableMs: billedBeforeMs } = call.session.readFigures()
  call.send({ type: 'link-lost', lastActivityMs: 0 })
  await caller.pause(0)
  expect(call.session.readFigures().billableMs).toBe(billedBeforeMs)
})

test('loses nothing when the link is lost again while audio is resent', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Racontez-moi votre journée')
  await caller.listen(900)
  await caller.loseLink(2_000, 400)
  await caller.pause(300)
  await caller.loseLink(2_000, 400)
  await caller.hearRest()

  const heardFrameNumbers = call.player.listHeardFrames(call.nowMs())
  expect(heardFrameNumbers).toEqual([...new Set(call.frames.map(({ frame }) => frame.frameNumber))])
  expect(joinCaptions(call)).toBe(
    'Bonjour Camille, comment allez-vous ?Merci de me l’écrire. Racontez-moi la suite.',
  )
  expect(listStatuses(call)).toEqual(['completed', 'completed'])
  expectSettledCall(call)
})

test('records what was heard when the server stops', async () => {
  const call = openSimulatedCall()
  const caller = await startCall(call)
  await caller.typeText('Une histoire, s’il vous plaît')
  await caller.listen(2_000)
  call.send({ type: 'stopped', reason: 'server-stopping' })
  call.send({ type: 'hung-up' })
  await caller.pause(1_000)

  expect(call.listOutputs('closed').map(({ reason }) => reason)).toEqual(['server-stopping'])
  expect(call.listTurns().slice(-2)).toEqual([
    'caller: Une histoire, s’il vous plaît',
    'companion: Merci de me l’écrire. Racontez-moi la',
  ])
  expectSettledCall(call)
})
