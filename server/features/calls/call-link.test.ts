import { describe, expect, test } from 'vitest'
import type { ClientEvent } from '../../../contract/call-client-events'
import { createVirtualClock } from '../../../voice/testing/virtual-clock'
import { createCallLink } from './call-link'
import { FakeSocket, lineOf } from './testing/fake-socket'

const frame = {
  responseNumber: 1,
  frameNumber: 1,
  isLastOfResponse: false,
  pcm: new Int16Array(480),
}

const meter = {
  type: 'call.meter',
  event_id: 'event_1',
  billableMs: 0,
  minutesLeft: 5,
  pausedFor: null,
} as const

function openLink(clock = createVirtualClock()) {
  const socket = new FakeSocket()
  const events: ClientEvent[] = []
  const losses: number[] = []
  let answers = 0
  const link = createCallLink({
    ...lineOf(socket),
    clock,
    isBase64: false,
    createEventId: () => 'event_0',
    findResponse: () => undefined,
    onEvent: (event) => events.push(event),
    onSound: () => {},
    onAnswer: () => {
      answers += 1
    },
    onLost: (lastHeardMs) => losses.push(lastHeardMs),
  })
  return { socket, link, events, losses, clock, answers: () => answers }
}

describe('a reader that does not keep up', () => {
  test('gets words alone until it has caught up', () => {
    const { socket, link } = openLink()
    link.play(frame)
    socket.bufferedAmount = 300 * 1_024
    link.play(frame)
    link.tell(meter)
    socket.bufferedAmount = 100 * 1_024
    link.play(frame)
    expect([socket.frames, socket.texts.length]).toEqual([1, 1])
    socket.bufferedAmount = 1_024
    link.play(frame)
    expect(socket.frames).toBe(2)
  })

  test('is cut when not even words get through', () => {
    const { socket, link } = openLink()
    socket.bufferedAmount = 2 * 1_024 * 1_024
    link.tell(meter)
    expect(socket.isTerminated).toBe(true)
    expect(socket.texts).toEqual([])
  })
})

describe('a line that gives no sign of life', () => {
  test('is asked once and then cut', () => {
    const { socket, link } = openLink()
    link.probe()
    expect([socket.pings, socket.isTerminated]).toEqual([1, false])
    link.probe()
    expect(socket.isTerminated).toBe(true)
  })

  test('was lost when it was last heard, and one that is closed when it is', async () => {
    const dead = openLink()
    await dead.clock.advance(1_000)
    dead.socket.emit('message', Buffer.from('{"type":"call.mute"}'), false)
    await dead.clock.advance(4_000)
    dead.link.probe()
    await dead.clock.advance(5_000)
    dead.link.probe()
    dead.socket.emit('close')
    expect(dead.losses).toEqual([1_000])

    const closed = openLink()
    await closed.clock.advance(4_000)
    closed.socket.emit('close')
    expect(closed.losses).toEqual([4_000])
  })

  test('gives one by answering, which says that what was sent has arrived', () => {
    const { socket, link, answers } = openLink()
    link.ask()
    expect([socket.pings, answers()]).toEqual([1, 0])
    socket.emit('pong')
    expect(answers()).toBe(1)
  })

  test.each(['pong', 'message'])('is kept when a %s came', (sign) => {
    const { socket, link } = openLink()
    link.probe()
    socket.emit(sign, Buffer.from('{"type":"call.mute"}'), false)
    link.probe()
    expect(socket.isTerminated).toBe(false)
  })
})

test('nothing is read or sent after the goodbye', () => {
  const { socket, link, events, losses } = openLink()
  link.close('callEnded')
  link.tell(meter)
  link.play(frame)
  socket.emit('message', Buffer.from('{"type":"call.mute"}'), false)
  socket.emit('close')
  expect(socket.closedWith).toBe(1000)
  expect([socket.texts, socket.frames, events, losses]).toEqual([[], 0, [], [0]])
})
