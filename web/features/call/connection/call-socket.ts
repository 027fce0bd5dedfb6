import {
  type AudioFrame,
  decodeAudioFrame,
  encodeAudioFrame,
} from '../../../../contract/audio-frame'
import type { ClientEvent } from '../../../../contract/call-client-events'
import { type ServerEvent, serverEvent } from '../../../../contract/call-server-events'
import { parseJsonOrNull } from '../../../../domain/parse-json'

export type CallSocket = {
  /** Returns false when the socket is not open; nothing was sent then. */
  send(event: ClientEvent): boolean
  sendMicrophone(pcm: Int16Array, frameNumber: number): void
  close(): void
}

export type CallSocketHandlers = {
  onEvent(event: ServerEvent): void
  onFrame(frame: AudioFrame): void
  /**
   * Called once with the socket's close code, and never after `close()`. `wasOpen` is false when the socket
   * never opened; browsers do not report whether the network was down or the server refused the connection.
   */
  onClosed(code: number, wasOpen: boolean): void
}

export type OpenCallSocket = (callUrl: string, handlers: CallSocketHandlers) => CallSocket

/**
 * About 5 s of audio. While more than this waits to be sent, because the network is stalled, new microphone frames
 * are dropped: the browser cannot take back what it has buffered, and events must not wait behind a long backlog.
 */
const maxBufferedBytes = 160_000

/** Opens one WebSocket of a call. Events travel as JSON, audio as binary frames. */
export const openCallSocket: OpenCallSocket = (callUrl, handlers) => {
  const socket = new WebSocket(toWebSocketUrl(callUrl))
  socket.binaryType = 'arraybuffer'
  let isClosed = false
  let wasOpen = false

  socket.onopen = () => {
    wasOpen = true
  }
  socket.onmessage = ({ data }) => {
    if (isClosed) return
    if (typeof data === 'string') return readEvent(data, handlers)
    const decoded = decodeAudioFrame(new Uint8Array(data))
    if (decoded.ok && decoded.value.source === 'companion') handlers.onFrame(decoded.value)
  }
  socket.onclose = ({ code }) => {
    if (isClosed) return
    isClosed = true
    handlers.onClosed(code, wasOpen)
  }

  return {
    send(event) {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(event))
      return true
    },
    sendMicrophone(pcm, frameNumber) {
      if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > maxBufferedBytes) return
      const encoded = encodeAudioFrame({
        source: 'microphone',
        isLastOfResponse: false,
        responseNumber: 0,
        frameNumber,
        pcm: new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength),
      })
      if (encoded.ok) socket.send(new Uint8Array(encoded.value))
    },
    close() {
      isClosed = true
      socket.close(1000)
    },
  }
}

/** Ignores events that this page does not know, because the server may be newer than the page. */
function readEvent(text: string, { onEvent }: CallSocketHandlers) {
  const parsed = serverEvent.safeParse(parseJsonOrNull(text))
  if (parsed.success) onEvent(parsed.data)
}

/** Not every browser accepts http(s) or relative URLs for a WebSocket. */
function toWebSocketUrl(callUrl: string) {
  const url = new URL(callUrl, window.location.href)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  return url
}
