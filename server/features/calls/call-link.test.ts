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

function openLink() {
  const socket = new FakeSocket()
  const events: ClientEvent[] = []
  let losses = 0
  const link = createCallLink({
    ...lineOf(socket),
    clock: createVirtualClock(),
    isBase64: false,
    createEventId: () => 'event_0',
    findResponse: () => undefined,
    onEvent: (event) => events.push(event),
    onSound: () => {},
    onLost: () => {
      losses += 1
    },
  })
  return { socket, link, events, losses: () => losses }
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
  expect([socket.texts, socket.frames, events, losses()]).toEqual([[], 0, [], 1])
})
