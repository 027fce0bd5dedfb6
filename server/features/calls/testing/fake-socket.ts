import { EventEmitter } from 'node:events'
import type { WebSocket } from 'ws'
import type { Line } from '../call-link'

/** What a link needs of a socket; `bufferedAmount` is what the reader has not fetched. */
export class FakeSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  readonly texts: string[] = []
  frames = 0
  pings = 0
  closedWith: number | null = null
  isTerminated = false

  send(data: string | Uint8Array) {
    if (typeof data === 'string') this.texts.push(data)
    else this.frames += 1
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

/** What is sent arrives at once. */
const openWire = { cork() {}, uncork() {} }

/** A link asks no more of a socket than the fake has. */
export const lineOf = (socket: FakeSocket): Line => ({
  socket: socket as unknown as WebSocket,
  wire: openWire,
})
