import { type AudioFrame, decodeAudioFrame, encodeAudioFrame } from '../../../contract/audio-frame'
import type { ClientEvent } from '../../../contract/call-client-events'
import { type ServerEvent, serverEvent } from '../../../contract/call-server-events'
import { readJson } from '../../../domain/read-json'

export type CallSocket = {
  /** false: the line is not up, and nothing was sent. */
  send(event: ClientEvent): boolean
  sendMicrophone(pcm: Int16Array, frameNumber: number): void
  close(): void
}

export type CallSocketHandlers = {
  onEvent(event: ServerEvent): void
  onFrame(frame: AudioFrame): void
  /** Once, with the socket's close code; never after `close()`. */
  onClosed(code: number): void
}

export type OpenCallSocket = (address: string, handlers: CallSocketHandlers) => CallSocket

/** Above this the line is stuck, and old microphone frames would only arrive too late: about 2 s. */
const fullBufferBytes = 64_000

/** One WebSocket of a call, events as JSON and audio as binary frames (03, « Contract »). */
export const openCallSocket: OpenCallSocket = (address, handlers) => {
  const socket = new WebSocket(toSocketAddress(address))
  socket.binaryType = 'arraybuffer'
  let isClosed = false

  socket.onmessage = ({ data }) => {
    if (isClosed) return
    if (typeof data === 'string') return readEvent(data, handlers)
    const frame = decodeAudioFrame(new Uint8Array(data))
    if (frame.ok && frame.value.source === 'companion') handlers.onFrame(frame.value)
  }
  socket.onclose = ({ code }) => {
    if (isClosed) return
    isClosed = true
    handlers.onClosed(code)
  }

  return {
    send(event) {
      if (socket.readyState !== WebSocket.OPEN) return false
      socket.send(JSON.stringify(event))
      return true
    },
    sendMicrophone(pcm, frameNumber) {
      if (socket.readyState !== WebSocket.OPEN || socket.bufferedAmount > fullBufferBytes) return
      const frame = encodeAudioFrame({
        source: 'microphone',
        isLastOfResponse: false,
        responseNumber: 0,
        frameNumber,
        pcm: new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength),
      })
      if (frame.ok) socket.send(new Uint8Array(frame.value))
    },
    close() {
      isClosed = true
      socket.close(1000)
    },
  }
}

/** A newer server may say things that this page does not know: they are passed over. */
function readEvent(text: string, { onEvent }: CallSocketHandlers) {
  const parsed = serverEvent.safeParse(readJson(text))
  if (parsed.success) onEvent(parsed.data)
}

/** Not every browser takes http(s) or relative addresses for a WebSocket. */
function toSocketAddress(address: string) {
  const url = new URL(address, window.location.href)
  url.protocol = url.protocol.replace(/^http/, 'ws')
  return url
}
