import { describe, expect, test } from 'vitest'
import type { ClientEvent } from '../../../../contract/call-client-events'
import { canResumeAfter } from '../../../../contract/close-codes'
import { createSilentFrame } from '../../../../voice/audio/frame-allocator'
import { createVirtualClock } from '../../../../voice/testing/virtual-clock'
import { FakeSocket, toCallSocket } from '../testing/fake-socket'
import { createCallConnection } from './call-connection'

const frame = {
  responseNumber: 1,
  frameNumber: 1,
  isLastOfResponse: false,
  pcm: createSilentFrame(),
}

/** 20 ms of microphone audio. */
const microphoneFrame = Buffer.concat([Buffer.from([1, 0, 0, 0, 1, 0, 0, 0]), Buffer.alloc(640)])

const microphoneChunk = Buffer.from(
  JSON.stringify({
    type: 'input_audio_buffer.append',
    audio: Buffer.alloc(640).toString('base64'),
  }),
)

const meter = {
  type: 'call.meter',
  event_id: 'event_1',
  billableMs: 0,
  minutesLeft: 5,
  pausedFor: null,
} as const

function openConnection(clock = createVirtualClock()) {
  const socket = new FakeSocket()
  const events: ClientEvent[] = []
  const losses: number[] = []
  let pongs = 0
  let receivedFrames = 0
  const connection = createCallConnection({
    ...toCallSocket(socket),
    clock,
    isBase64: false,
    createEventId: () => 'event_0',
    findResponse: () => undefined,
    onEvent: (event) => events.push(event),
    onAudio: () => {
      receivedFrames += 1
    },
    onPong: () => {
      pongs += 1
    },
    onLost: (lastActivityMs) => losses.push(lastActivityMs),
  })
  return {
    socket,
    connection,
    events,
    losses,
    clock,
    countPongs: () => pongs,
    countReceivedFrames: () => receivedFrames,
  }
}

test('reports pending writes until all audio is written, because its memory must not be reused earlier', async () => {
  const { socket, connection } = openConnection()
  connection.sendAudio(frame)
  expect(connection.hasPendingWrites()).toBe(true)
  await Promise.resolve()
  expect(connection.hasPendingWrites()).toBe(false)
  socket.bufferedAmount = 1
  expect(connection.hasPendingWrites()).toBe(true)
})

describe('a client that reads too slowly', () => {
  test('gets only text until it has caught up', async () => {
    const { socket, connection } = openConnection()
    connection.sendAudio(frame)
    socket.bufferedAmount = 300 * 1_024
    connection.sendAudio(frame)
    connection.send(meter)
    socket.bufferedAmount = 100 * 1_024
    connection.sendAudio(frame)
    expect([socket.frames, socket.texts.length]).toEqual([1, 1])
    socket.bufferedAmount = 1_024
    connection.sendAudio(frame)
    await Promise.resolve()
    expect(socket.frames).toBe(2)
  })

  test('is disconnected when it does not even read text', () => {
    const { socket, connection } = openConnection()
    socket.bufferedAmount = 2 * 1_024 * 1_024
    connection.send(meter)
    expect(socket.isTerminated).toBe(true)
    expect(socket.texts).toEqual([])
  })
})

describe('a client that is not active', () => {
  test('is pinged once and then disconnected', () => {
    const { socket, connection } = openConnection()
    connection.checkAlive()
    expect([socket.pings, socket.isTerminated]).toEqual([1, false])
    connection.checkAlive()
    expect(socket.isTerminated).toBe(true)
  })

  test('is reported lost since its last activity, or since it closed the connection', async () => {
    const silentClient = openConnection()
    await silentClient.clock.advance(1_000)
    silentClient.socket.emit('message', Buffer.from('{"type":"call.mute"}'), false)
    await silentClient.clock.advance(4_000)
    silentClient.connection.checkAlive()
    await silentClient.clock.advance(5_000)
    silentClient.connection.checkAlive()
    silentClient.socket.emit('close')
    expect(silentClient.losses).toEqual([1_000])

    const closedClient = openConnection()
    await closedClient.clock.advance(4_000)
    closedClient.socket.emit('close')
    expect(closedClient.losses).toEqual([4_000])
  })
})

test('reports a pong, which means that earlier messages have arrived', () => {
  const { socket, connection, countPongs } = openConnection()
  connection.ping()
  expect([socket.pings, countPongs()]).toEqual([1, 0])
  socket.emit('pong')
  expect(countPongs()).toBe(1)
})

test.each(['pong', 'message'])('counts a %s from the client as activity', (activity) => {
  const { socket, connection } = openConnection()
  connection.checkAlive()
  socket.emit(activity, Buffer.from('{"type":"call.mute"}'), false)
  connection.checkAlive()
  expect(socket.isTerminated).toBe(false)
})

describe('a client that sends everything at once after a stall', () => {
  const sendAfterStall = (socket: FakeSocket, seconds: number, sendAudio: () => void) => {
    for (let frame = 0; frame < seconds * 50; frame += 1) {
      sendAudio()
      if (frame % 4 === 0) socket.emit('message', Buffer.from('{"type":"call.mute"}'), false)
    }
  }

  test.each(['binary', 'base64'])(
    'keeps its connection, all its events and all its audio after 4 s, with %s audio',
    (format) => {
      const { socket, events, countReceivedFrames } = openConnection()
      sendAfterStall(socket, 4, () =>
        format === 'binary'
          ? socket.emit('message', microphoneFrame, true)
          : socket.emit('message', microphoneChunk, false),
      )
      expect([socket.closedWith, socket.texts]).toEqual([null, []])
      expect(events).toHaveLength(50)
      expect(countReceivedFrames()).toBe(200)
    },
  )

  test.each(['binary', 'base64'])(
    'keeps its connection and all its events after 15 s, and loses only the %s audio beyond 5 s',
    (format) => {
      const { socket, events, countReceivedFrames } = openConnection()
      sendAfterStall(socket, 15, () =>
        format === 'binary'
          ? socket.emit('message', microphoneFrame, true)
          : socket.emit('message', microphoneChunk, false),
      )
      expect([socket.closedWith, socket.texts]).toEqual([null, []])
      expect(events).toHaveLength(188)
      expect(countReceivedFrames()).toBe(250)
    },
  )
})

describe('the connection of a client that sends too much', () => {
  test.each(['ping', 'pong'])('is terminated after a flood of %s frames', (kind) => {
    const { socket } = openConnection()
    for (let count = 0; count < 1_000; count += 1) socket.emit(kind)
    expect(socket.isTerminated).toBe(false)
    socket.emit(kind)
    expect(socket.isTerminated).toBe(true)
  })

  test('is terminated when the client keeps sending messages after the close frame', () => {
    const { socket, connection } = openConnection()
    connection.close('tooFast')
    for (let count = 0; count < 1_000; count += 1) socket.emit('message', microphoneFrame, true)
    expect(socket.isTerminated).toBe(false)
    socket.emit('message', microphoneFrame, true)
    expect(socket.isTerminated).toBe(true)
  })

  test('is closed after a flood of empty audio', () => {
    const { socket } = openConnection()
    const emptyAudio = Buffer.from('{"type":"input_audio_buffer.append","audio":""}')
    for (let count = 0; count < 8_000; count += 1) socket.emit('message', emptyAudio, false)
    expect(socket.closedWith).toBe(1008)
  })

  test('is closed after more than 4 MB of JSON at once, of which the excess is not parsed', () => {
    const { socket, events } = openConnection()
    const largeMessage = `{"type":"response.cancel","extra":[${'{},'.repeat(20_000)}{}]}`
    for (let count = 0; count < 100; count += 1)
      socket.emit('message', Buffer.from(largeMessage), false)
    expect(events).toHaveLength(69)
    expect(socket.closedWith).toBe(4429)
  })

  test('is closed after a flood of events, with a code after which the client can resume', () => {
    const { socket } = openConnection()
    for (let count = 0; count < 400; count += 1)
      socket.emit('message', Buffer.from('{"type":"call.mute"}'), false)
    expect(socket.closedWith).toBe(4429)
    expect(canResumeAfter(4429)).toBe(true)
  })

  test.each([
    ['typed', { type: 'input_text', text: 'a'.repeat(4_000) }, 3],
    ['spoken', { type: 'input_audio', transcript: 'a'.repeat(4_000) }, 3],
    ['short typed', { type: 'input_text', text: 'Oui.' }, 120],
  ])(
    'is closed after a flood of %s texts, of which only some are passed on',
    (_kind, part, passedCount) => {
      const { socket, events } = openConnection()
      for (let count = 0; count < 299; count += 1) socket.emit('message', createItem(part), false)
      expect(events.length).toBe(passedCount)
      expect(socket.texts[0]).toContain('RATE_LIMITED')
      expect(socket.closedWith).toBe(4429)
    },
  )
})

const createItem = (...content: object[]) =>
  Buffer.from(
    JSON.stringify({
      type: 'conversation.item.create',
      item: { type: 'message', role: 'user', content },
    }),
  )

test('passes on only a few provisional texts of a flood, and keeps the connection', () => {
  const { socket, events } = openConnection()
  const spokenPart = { type: 'input_audio', transcript: 'a'.repeat(4_000) }
  const provisionalMarker = { type: 'input_audio', transcript: '' }
  for (let count = 0; count < 200; count += 1)
    socket.emit('message', createItem(spokenPart, provisionalMarker), false)
  expect([events.length, socket.closedWith]).toEqual([3, null])
})

test('passes on every provisional text of a long monologue that is sent five times a second', async () => {
  const { socket, events, clock } = openConnection()
  for (let length = 0; length < 2_000; length += 5) {
    const transcript = 'a'.repeat(length)
    const provisionalMarker = { type: 'input_audio', transcript: '' }
    socket.emit(
      'message',
      createItem({ type: 'input_audio', transcript }, provisionalMarker),
      false,
    )
    await clock.advance(200)
  }
  expect([events.length, socket.closedWith]).toEqual([400, null])
})

test('reads and sends nothing after the close frame', () => {
  const { socket, connection, events, losses } = openConnection()
  connection.close('callEnded')
  connection.send(meter)
  connection.sendAudio(frame)
  socket.emit('message', Buffer.from('{"type":"call.mute"}'), false)
  socket.emit('close')
  expect(socket.closedWith).toBe(1000)
  expect([socket.texts, socket.frames, events, losses]).toEqual([[], 0, [], [0]])
})
