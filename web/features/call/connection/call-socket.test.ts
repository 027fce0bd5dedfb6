import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openCallSocket } from './call-socket'

/** A socket whose network transmits nothing. */
class StalledWebSocket {
  static readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  binaryType = ''
  readonly sentMessages: (string | Uint8Array)[] = []
  constructor() {
    openedSockets.push(this)
  }
  send(message: string | Uint8Array) {
    this.sentMessages.push(message)
    this.bufferedAmount += message.length
  }
  close() {}
}

const openedSockets: StalledWebSocket[] = []

beforeEach(() => {
  openedSockets.length = 0
  vi.stubGlobal('WebSocket', StalledWebSocket)
  vi.stubGlobal('window', { location: { href: 'https://amivoix.test/talk/margaux' } })
})
afterEach(() => vi.unstubAllGlobals())

it('buffers five seconds of audio and every event while the network is stalled', () => {
  const socket = openCallSocket('/stream', { onEvent() {}, onFrame() {}, onClosed() {} })
  for (let frame = 0; frame < 500; frame++) {
    socket.sendMicrophone(new Int16Array(320), frame)
    if (frame % 50 === 0) expect(socket.send({ type: 'call.unmute' })).toBe(true)
  }
  const sentMessages = openedSockets.flatMap((opened) => opened.sentMessages)
  const frames = sentMessages.filter((message) => typeof message !== 'string')
  expect(frames.length).toBeGreaterThanOrEqual(240)
  expect(frames.length).toBeLessThanOrEqual(250)
  expect(sentMessages.length - frames.length).toBe(10)
})
