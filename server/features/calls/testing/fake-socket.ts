import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import type { CallSocket } from '../stream/call-connection'

/**
 * The part of a WebSocket that a connection uses; `bufferedAmount` is what the client has not read.
 */
export class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readonly CLOSED = 3
  readyState = 1
  bufferedAmount = 0
  readonly texts: string[] = []
  frames = 0
  pings = 0
  closedWith: number | null = null
  isTerminated = false

  send(text: string) {
    this.texts.push(text)
  }
  close(code: number) {
    this.closedWith = code
  }
  terminate() {
    this.isTerminated = true
  }
  ping() {
    this.pings += 1
  }
}

/** Size of an audio frame with its own header and that of its WebSocket message. */
const messageBytes = 972

/** Returns the fake as a WebSocket; it has every member of WebSocket that a connection uses. */
export const toCallSocket = (socket: FakeSocket): CallSocket => ({
  socket: socket as unknown as WebSocket,
  tcpSocket: {
    cork() {},
    uncork() {},
    write: (bytes) => {
      socket.frames += bytes.byteLength / messageBytes
    },
    get writableLength() {
      return socket.bufferedAmount
    },
  },
})
