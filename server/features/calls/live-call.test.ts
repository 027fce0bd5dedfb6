import { describe, expect, test } from 'vitest'
import { createPacer } from '../../../voice/session/create-pacer'
import { createFakeDialogue } from '../../../voice/testing/fake-dialogue'
import { createFakeTextToSpeech } from '../../../voice/testing/fake-text-to-speech'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { createLiveCall, type Ending } from './live-call'
import { factsOf } from './testing/call-samples'
import { FakeSocket, lineOf } from './testing/fake-socket'
import { writeReceipt } from './write-receipt'

function openCall({ isDatabaseGone = false } = {}) {
  const clock = createVirtualClock()
  const endings: Ending[] = []
  const facts = factsOf('call')
  const call = createLiveCall(facts, {
    clock,
    pacer: createPacer(clock),
    dialogue: createFakeDialogue(),
    textToSpeech: createFakeTextToSpeech(clock),
    onFault: (error) => {
      throw error
    },
    async settle(_call, ending) {
      endings.push(ending)
      if (isDatabaseGone) return null
      const { figures, reason } = ending
      const chargedMinutes = Math.ceil(figures.billableMs / 60_000)
      const { startedAt } = facts
      return {
        reason,
        receipt: writeReceipt({ startedAt, figures, chargedMinutes, balanceBefore: 5 }),
      }
    },
  })
  const connect = (lastFramePlayed = 0) => {
    const socket = new FakeSocket()
    call.connect({
      ...lineOf(socket),
      isBase64: false,
      resumeToken: 'next-token',
      lastFramePlayed,
      onArrival() {},
    })
    return socket
  }
  return { call, clock, connect, endings }
}

const eventsOf = ({ texts }: FakeSocket) =>
  texts.map((text) => JSON.parse(text) as { type: string; event_id: string; code?: string })

const hangUp = (socket: FakeSocket) =>
  socket.emit('message', Buffer.from('{"type":"call.hang_up"}'), false)

test('the goodbye comes after the settlement, and then the line is closed', async () => {
  const { clock, connect } = openCall()
  const socket = connect()
  await clock.advance(3_000)
  hangUp(socket)
  await clock.advance(1)
  expect(eventsOf(socket).at(-1)).toMatchObject({ type: 'call.ended', reason: 'hung-up' })
  expect(socket.closedWith).toBe(1000)
  expect(socket.frames).toBeGreaterThan(0)
})

test('a call that could not be saved says so, and its line may come back for the receipt', async () => {
  const { clock, connect } = openCall({ isDatabaseGone: true })
  const socket = connect()
  hangUp(socket)
  await clock.advance(1)
  expect(eventsOf(socket).at(-1)).toMatchObject({
    type: 'error',
    code: 'DATABASE_FAILED',
    message: 'Erreur lors de la sauvegarde',
  })
  expect(socket.closedWith).toBe(1011)
})

test('an event has a name of its own, which it keeps when it is told again on another line', async () => {
  const { clock, connect } = openCall()
  const first = connect()
  await clock.advance(1_000)
  const second = connect(10)
  await clock.advance(1_000)
  const told = [...eventsOf(first), ...eventsOf(second)]
  const repeated = eventsOf(second).filter(({ event_id }) =>
    eventsOf(first).some((event) => event.event_id === event_id),
  )
  expect(repeated.length).toBeGreaterThan(0)
  expect(eventsOf(first)).toEqual(expect.arrayContaining(repeated))
  expect(new Set(told.map(({ event_id }) => event_id)).size).toBe(told.length - repeated.length)
})

test('a line that comes back when the call has ended is told the receipt and closed', async () => {
  const { call, clock, connect } = openCall()
  connect().emit('close')
  await Promise.all([call.end('ejected'), clock.advance(1)])
  const late = connect()
  expect(eventsOf(late)).toMatchObject([{ type: 'call.ended', reason: 'ejected', receipt: {} }])
  expect(late.closedWith).toBe(1000)
})

test('a line that died unnoticed is not billed from its last sign of life on', async () => {
  const { clock, connect, endings } = openCall()
  const first = connect()
  await clock.advance(2_000)
  first.emit('pong')
  await clock.advance(4_000)
  const second = connect()
  hangUp(second)
  await clock.advance(1)
  expect(endings[0]?.figures.pauses).toContainEqual({ reason: 'link-lost', ms: 4_000 })
})

describe('a line that another took over', () => {
  test('says nothing any more, and its end suspends nobody', async () => {
    const { call, clock, connect } = openCall()
    const first = connect()
    await clock.advance(1_000)
    const second = connect(10)
    expect(first.closedWith).toBe(4409)
    hangUp(first)
    first.emit('close')
    await clock.advance(100)
    expect(call.state).toBe('live')
    expect(eventsOf(second).map(({ type }) => type)).toContain('call.resumed')
  })
})

test('a caller who does not come back within 20 s has hung up', async () => {
  const { clock, connect, endings } = openCall()
  const socket = connect()
  await clock.advance(1_000)
  socket.emit('close')
  await clock.advance(19_000)
  expect(endings).toEqual([])
  await clock.advance(2_000)
  expect(endings).toMatchObject([{ reason: 'link-lost' }])
})

test('a line that was gone before the call began is a lost line', () => {
  const { call } = openCall()
  const socket = new FakeSocket()
  socket.readyState = 3
  call.connect({
    ...lineOf(socket),
    isBase64: false,
    resumeToken: '',
    lastFramePlayed: 0,
    onArrival() {},
  })
  expect(call.state).toBe('suspended')
})
