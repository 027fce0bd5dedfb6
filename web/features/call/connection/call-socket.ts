import {
  type AudioFrame,
  decodeAudioFrame,
  encodeAudioFrame,
} from '../../../../contract/audio-frame'
import type { ClientEvent } from '../../../../contract/call-client-events'
import { type ServerEvent, serverEvent } from '../../../../contract/call-server-events'
import { parseJsonOrNull } from '../../../../domain/parse-json'
import { createMicrophoneQueue } from './microphone-queue'

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
 * Opens one WebSocket of a call. Events travel as JSON, audio as binary frames. While the network is stalled, old audio
 * frames are dropped; events never are.
 */
export const openCallSocket: OpenCallSocket = (callUrl, handlers) => {
  const socket = new WebSocket(toWebSocketUrl(callUrl))
  socket.binaryType = 'arraybuffer'
  let isClosed = false
  let wasOpen = false
  const microphoneQueue = createMicrophoneQueue(socket)

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
    microphoneQueue.clear()
    handlers.onClosed(code, wasOpen)
  }

  return {
    send(event) {
      if (socket.readyState !== WebSocket.OPEN) return false
      const text = JSON.stringify(event)
      if (isAboutAudio(event)) microphoneQueue.pushEvent(text)
      else socket.send(text)
      return true
    },
    sendMicrophone(pcm, frameNumber) {
      if (socket.readyState !== WebSocket.OPEN) return
      const encoded = encodeAudioFrame({
        source: 'microphone',
        isLastOfResponse: false,
        responseNumber: 0,
        frameNumber,
        pcm: new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength),
      })
      if (encoded.ok) microphoneQueue.pushFrame(frameNumber, new Uint8Array(encoded.value))
    },
    close() {
      isClosed = true
      microphoneQueue.clear()
      socket.close(1000)
    },
  }
}

/** Whether the event refers to the audio before it, and therefore must not overtake that audio. */
function isAboutAudio(event: ClientEvent) {
  switch (event.type) {
    case 'input_audio_buffer.speech_started':
    case 'input_audio_buffer.speech_stopped':
    case 'input_audio_buffer.commit':
      return true
    case 'conversation.item.create':
      return event.item.content.some(({ type }) => type === 'input_audio')
    default:
      return false
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
