import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodeAudioFrame } from '../../../../contract/audio-frame'
import { openCallSocket } from './call-socket'

/** A socket on a network that transmits nothing: all that is sent stays in `bufferedAmount`. */
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
  vi.useFakeTimers()
  vi.stubGlobal('WebSocket', StalledWebSocket)
  vi.stubGlobal('window', { location: { href: 'https://amivoix.test/talk/margaux' } })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const frameMs = 20
const silence = new Int16Array(320)
const probability = 0.9

function open() {
  const callSocket = openCallSocket('/stream', { onEvent() {}, onFrame() {}, onClosed() {} })
  const [webSocket] = openedSockets
  if (!webSocket) throw new Error('No WebSocket was opened')
  let nextFrameNumber = 0
  return {
    ...callSocket,
    webSocket,
    capture(ms: number) {
      for (const end = nextFrameNumber + ms / frameMs; nextFrameNumber < end; nextFrameNumber++)
        callSocket.sendMicrophone(silence, nextFrameNumber)
    },
    /** Empties the buffer; from now on the network transmits everything at once. */
    restoreNetwork() {
      Object.defineProperty(webSocket, 'bufferedAmount', { get: () => 0, set() {} })
      vi.advanceTimersByTime(100)
    },
    /** The numbers of the frames and the types of the events, as they were sent. */
    listSent: () =>
      webSocket.sentMessages.map((message) => {
        if (typeof message === 'string') return JSON.parse(message).type as string
        const decoded = decodeAudioFrame(message)
        return decoded.ok ? decoded.value.frameNumber : Number.NaN
      }),
  }
}

describe('a call socket on a stalled network', () => {
  it('sends the last five seconds of audio when the network is back, and drops older audio', () => {
    const socket = open()
    socket.capture(10_000)
    const sentBefore = socket.listSent()
    expect(sentBefore.length * frameMs).toBeLessThanOrEqual(520)
    socket.restoreNetwork()
    const sentAfter = socket.listSent().slice(sentBefore.length)
    expect(sentAfter).toEqual(Array.from({ length: 250 }, (_, index) => 250 + index))
  })

  it('sends a hang-up at once, however much audio is waiting', () => {
    const socket = open()
    socket.capture(10_000)
    expect(socket.send({ type: 'call.hang_up' })).toBe(true)
    expect(socket.listSent().at(-1)).toBe('call.hang_up')
  })

  it('sends the start and the end of speech in order, even when their audio is dropped', () => {
    const socket = open()
    socket.capture(2_000)
    const startMs = 2_000
    socket.send({ type: 'input_audio_buffer.speech_started', audio_start_ms: startMs, probability })
    socket.capture(20)
    socket.send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: 2_020, probability })
    socket.capture(6_000)
    socket.restoreNetwork()
    const sent = socket.listSent()
    expect(sent.filter((message) => typeof message === 'string')).toEqual([
      'input_audio_buffer.speech_started',
      'input_audio_buffer.speech_stopped',
    ])
    expect(sent.at(-1)).toBe(400)
  })

  it('sends the end of speech after the audio before it', () => {
    const socket = open()
    socket.capture(1_000)
    socket.send({ type: 'input_audio_buffer.speech_stopped', audio_end_ms: 1_000, probability })
    expect(socket.listSent()).not.toContain('input_audio_buffer.speech_stopped')
    socket.restoreNetwork()
    expect(socket.listSent().slice(-2)).toEqual([49, 'input_audio_buffer.speech_stopped'])
  })

  it('sends nothing more once it is closed', () => {
    const socket = open()
    socket.capture(1_000)
    const { length } = socket.listSent()
    socket.close()
    socket.restoreNetwork()
    expect(socket.listSent()).toHaveLength(length)
  })
})

it('sends audio at once while the network takes it', () => {
  const socket = open()
  socket.restoreNetwork()
  socket.capture(200)
  expect(socket.listSent()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
