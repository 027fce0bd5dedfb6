import { expect, test } from 'vitest'
import { createSilentFrame } from '../../../../voice/audio/frame-allocator'
import { createVirtualClock } from '../../../../voice/testing/virtual-clock'
import { FakeSocket, toCallSocket } from '../testing/fake-socket'
import { createRealtimeConnection } from './realtime-connection'

function openConnection() {
  const socket = new FakeSocket()
  const clock = createVirtualClock()
  let framesSentToCall = 0
  let eventCount = 0
  const losses: number[] = []
  const connection = createRealtimeConnection({
    ...toCallSocket(socket),
    clock,
    hasRecogniser: true,
    createEventId: () => `event_${++eventCount}`,
    findResponse: () => ({ responseId: 'resp_1', itemId: 'msg_1' }),
    onEvent: () => {},
    onAudio: () => {
      framesSentToCall += 1
    },
    onPong: () => {},
    onLost: (lastActivityMs) => losses.push(lastActivityMs),
  })
  const emitMessage = (message: unknown) =>
    socket.emit('message', Buffer.from(JSON.stringify(message)), false)
  const startResponse = () =>
    connection.send({
      type: 'response.created',
      event_id: 'event_0',
      response: { id: 'resp_1', status: 'in_progress', number: 1 },
    })
  const listTypes = () => socket.texts.map((text) => (JSON.parse(text) as { type: string }).type)
  return {
    socket,
    clock,
    connection,
    emitMessage,
    startResponse,
    listTypes,
    losses,
    countFramesSentToCall: () => framesSentToCall,
  }
}

const frame = {
  responseNumber: 1,
  frameNumber: 1,
  isLastOfResponse: false,
  pcm: createSilentFrame(),
}

test('sends the frames that are added before the next microtask as one event', async () => {
  const { connection, startResponse, socket } = openConnection()
  startResponse()
  socket.texts.length = 0
  for (let count = 0; count < 5; count += 1) connection.sendAudio(frame)
  await Promise.resolve()
  expect(socket.texts).toHaveLength(1)
  const { type, delta } = JSON.parse(socket.texts[0] ?? '') as { type: string; delta: string }
  expect(type).toBe('response.output_audio.delta')
  expect(Buffer.from(delta, 'base64')).toHaveLength(5 * 960)
})

test('drops audio for a client that reads slowly, and disconnects one that reads nothing', async () => {
  const { connection, startResponse, socket, listTypes } = openConnection()
  startResponse()
  socket.bufferedAmount = 300 * 1_024
  connection.sendAudio(frame)
  await Promise.resolve()
  expect(listTypes()).not.toContain('response.output_audio.delta')
  socket.bufferedAmount = 2 * 1_024 * 1_024
  startResponse()
  expect(socket.isTerminated).toBe(true)
})

test('answers malformed messages with an error, and closes the connection after many', () => {
  const { socket, listTypes } = openConnection()
  const malformedMessages = ['{', '{"type":5}', '{"type":"input_audio_buffer.append","audio":"%"}']
  for (const message of malformedMessages) socket.emit('message', Buffer.from(message), false)
  socket.emit('message', Buffer.from([1, 2, 3]), true)
  expect(listTypes()).toEqual(['error', 'error', 'error', 'error'])
  for (let count = 0; count < 10; count += 1) socket.emit('message', Buffer.from('{'), false)
  expect(socket.closedWith).toBe(1008)
})

test('accepts audio at 24 kHz; drops audio that arrives much faster than real time, then closes the connection', () => {
  const { emitMessage, countFramesSentToCall, listTypes, socket } = openConnection()
  const sendAudio = (ms: number) =>
    emitMessage({
      type: 'input_audio_buffer.append',
      audio: Buffer.alloc(ms * 48).toString('base64'),
    })
  sendAudio(1_000)
  // The resampler keeps the last samples back.
  expect(countFramesSentToCall()).toBe(49)
  for (let second = 0; second < 8; second += 1) sendAudio(1_000)
  expect(countFramesSentToCall()).toBeLessThan(5 * 50)
  for (let second = 0; second < 40; second += 1) sendAudio(1_000)
  expect(listTypes()).toContain('error')
  expect(socket.closedWith).toBe(1008)
})

test('ends speech when no more audio arrives', async () => {
  const { emitMessage, listTypes, clock } = openConnection()
  const loudAudio = Buffer.from(
    new Int16Array(12_000).map((_, index) => 8_000 * Math.sin(index / 12)).buffer,
  )
  emitMessage({ type: 'input_audio_buffer.append', audio: Buffer.alloc(9_600).toString('base64') })
  emitMessage({ type: 'input_audio_buffer.append', audio: loudAudio.toString('base64') })
  expect(listTypes()).toEqual(['input_audio_buffer.speech_started'])
  await clock.advance(900)
  emitMessage({ type: 'input_audio_buffer.append', audio: loudAudio.toString('base64') })
  await clock.advance(900)
  expect(listTypes()).toHaveLength(1)
  await clock.advance(200)
  expect(listTypes().slice(1, 3)).toEqual([
    'input_audio_buffer.speech_stopped',
    'input_audio_buffer.committed',
  ])
  emitMessage({ type: 'input_audio_buffer.append', audio: Buffer.alloc(4_800).toString('base64') })
  emitMessage({ type: 'input_audio_buffer.append', audio: loudAudio.toString('base64') })
  expect(listTypes().filter((type) => type === 'input_audio_buffer.speech_started')).toHaveLength(2)
})

test('closes the connection of a client that floods it with events or long texts', () => {
  const eventConnection = openConnection()
  for (let count = 0; count < 400; count += 1)
    eventConnection.emitMessage({ type: 'input_audio_buffer.clear' })
  expect(eventConnection.socket.closedWith).toBe(4429)
  const textConnection = openConnection()
  const content = [{ type: 'input_text', text: 'a'.repeat(4_000) }]
  for (let count = 0; count < 8; count += 1)
    textConnection.emitMessage({
      type: 'conversation.item.create',
      item: { type: 'message', content },
    })
  expect(textConnection.socket.closedWith).toBe(4429)
})

test('drops messages without parsing them once a client exceeds its byte rate, and closes the connection if the client continues', () => {
  const { socket, listTypes } = openConnection()
  const largeMessage = `{"type":"session.update","session":{"tools":[${'{},'.repeat(160_000)}{}]}}`
  for (let count = 0; count < 8; count += 1)
    socket.emit('message', Buffer.from(largeMessage), false)
  expect(listTypes()).toHaveLength(8)
  expect(socket.closedWith).toBeNull()
  for (let count = 0; count < 2; count += 1)
    socket.emit('message', Buffer.from(largeMessage), false)
  expect(listTypes()).toHaveLength(9)
  expect(socket.closedWith).toBe(4429)
})

test('disconnects a client that answers no ping, and reports when it was last active', async () => {
  const { socket, clock, connection, emitMessage, losses } = openConnection()
  emitMessage({ type: 'input_audio_buffer.clear' })
  await clock.advance(5_000)
  connection.checkAlive()
  connection.checkAlive()
  expect(socket.isTerminated).toBe(true)
  socket.emit('close')
  expect(losses).toEqual([0])
})

test.each(['ping', 'pong'])('disconnects a client after a flood of %s frames', (kind) => {
  const { socket } = openConnection()
  for (let count = 0; count < 1_000; count += 1) socket.emit(kind)
  expect(socket.isTerminated).toBe(false)
  socket.emit(kind)
  expect(socket.isTerminated).toBe(true)
})

test('disconnects a client that keeps sending messages after the close frame', () => {
  const { socket, connection, emitMessage } = openConnection()
  connection.close('tooFast')
  for (let count = 0; count < 1_000; count += 1) emitMessage({})
  expect(socket.isTerminated).toBe(false)
  emitMessage({})
  expect(socket.isTerminated).toBe(true)
})
