import type { WebSocket } from 'ws'
import type { ClientEvent } from '../../../../contract/call-client-events'
import type { ServerEvent } from '../../../../contract/call-server-events'
import type { CloseReason } from '../../../../contract/close-codes'
import type { Clock } from '../../../../voice/ports/clock'
import type { OutgoingFrame } from '../../../../voice/session/call-events'
import { createAudioWriter } from './audio-writer'
import { createClientBackpressure } from './client-backpressure'
import { guardSocket } from './guard-socket'
import {
  createMessageLimit,
  eventAllowance,
  jsonAllowance,
  malformedAllowance,
  measureText,
  microphoneAllowance,
  minAudioMs,
  provisionalAllowance,
  textAllowance,
} from './message-limits'
import { createMicrophoneFramer } from './microphone-framer'
import { readClientMessage } from './read-client-message'
import { toErrorEvent, toItemFields } from './to-server-event'

/**
 * A caller's WebSocket, and its TCP socket, which is corked to send several messages in one write.
 * Audio is written to the TCP socket as whole WebSocket messages.
 */
export type CallSocket = {
  socket: WebSocket
  tcpSocket: {
    cork(): void
    uncork(): void
    write(bytes: Uint8Array): unknown
    readonly writableLength: number
  }
}

export type CallConnectionOptions = CallSocket & {
  clock: Clock
  createEventId(): string
  /** Returns the ids of the response with this number. */
  findResponse(number: number): { responseId: string; itemId: string } | undefined
  onEvent(event: ClientEvent): void
  onAudio(pcm: Int16Array): void
  /** The client answered a ping: everything sent before the ping has arrived. */
  onPong(): void
  /** The connection is closed. lastActivityMs: when the client was last active (`monotonicMs`). */
  onLost(lastActivityMs: number): void
}

export type CallConnection = {
  send(event: ServerEvent): void
  sendAudio(frame: OutgoingFrame): void
  close(reason: CloseReason): void
  /** When the client was last active (`monotonicMs` of the clock). */
  lastActivityMs(): number
  /** Whether some data is not written yet. The memory of sent audio may then still be in use. */
  hasPendingWrites(): boolean
  ping(): void
  /** Disconnects a client that has not been active since the last check; pings any other. */
  checkAlive(): void
}

/** One WebSocket of a call: parses, limits and encodes messages. The live call handles them. */
export function createCallConnection(
  options: CallConnectionOptions & {
    /** Whether to send audio as base64 in JSON, for clients that cannot read binary frames. */
    isBase64: boolean
  },
): CallConnection {
  const { socket, tcpSocket, isBase64, createEventId } = options
  const jsonLimit = createMessageLimit(jsonAllowance)
  const eventLimit = createMessageLimit(eventAllowance)
  const textLimit = createMessageLimit(textAllowance)
  const provisionalLimit = createMessageLimit(provisionalAllowance)
  const audioLimit = createMessageLimit(microphoneAllowance)
  const malformedLimit = createMessageLimit(malformedAllowance)
  const microphone = createMicrophoneFramer(options.onAudio)
  const audioWriter = createAudioWriter((bytes) => {
    if (socket.readyState === socket.OPEN) tcpSocket.write(bytes)
  })
  const backpressure = createClientBackpressure(socket)
  let isCorked = false
  const guard = guardSocket({
    ...options,
    onMessage: readMessage,
    beforeWrite: audioWriter.flush,
    warn: () => send(toErrorEvent(createEventId(), 'RATE_LIMITED')),
  })

  /** Sends in one write what is added before the next microtask, because writes are expensive. */
  function collectWrites() {
    if (isCorked) return
    isCorked = true
    tcpSocket.cork()
    queueMicrotask(() => {
      audioWriter.flush()
      isCorked = false
      tcpSocket.uncork()
    })
  }

  function send(event: ServerEvent) {
    if (guard.isClosing()) return
    if (backpressure.isStuck()) return guard.terminate()
    collectWrites()
    audioWriter.flush()
    socket.send(JSON.stringify(event))
  }

  function handleEvent(event: ClientEvent, nowMs: number) {
    const text = measureText(event)
    if (!text) return options.onEvent(event)
    const limit = text.isProvisional ? provisionalLimit : textLimit
    const verdict = limit.consume(text.characters, nowMs)
    if (guard.applyVerdict(verdict, 'tooFast')) options.onEvent(event)
  }

  function readMessage(data: Buffer, isBinary: boolean, nowMs: number) {
    if (!isBinary && !guard.applyVerdict(jsonLimit.consume(data.byteLength, nowMs), 'tooFast'))
      return
    const message = readClientMessage(data, isBinary)
    // Audio in JSON does not count as an event, because a stall makes many such messages arrive at
    // once. Events beyond the limit are still handled until the connection is closed.
    if (!isBinary && message.kind !== 'chunk')
      guard.applyVerdict(eventLimit.consume(1, nowMs), 'tooFast')
    if (guard.isClosing()) return
    if (message.kind === 'event') return handleEvent(message.event, nowMs)
    if (message.kind === 'malformed') {
      send(toErrorEvent(createEventId(), 'MESSAGE_MALFORMED', message.causedBy))
      if (malformedLimit.consume(1, nowMs) === 'close') guard.close('protocolViolated')
      return
    }
    const verdict = audioLimit.consume(Math.max(message.durationMs, minAudioMs), nowMs)
    if (!guard.applyVerdict(verdict, 'protocolViolated')) return
    if (message.kind === 'frame') microphone.pushFrame(data)
    else microphone.pushChunk(message.pcm)
  }

  return {
    send,
    close: guard.close,
    ping: guard.ping,
    checkAlive: guard.checkAlive,
    lastActivityMs: guard.lastActivityMs,
    hasPendingWrites: () => isCorked || tcpSocket.writableLength > 0,
    sendAudio(frame) {
      if (guard.isClosing() || !backpressure.canSendAudio()) return
      if (isBase64) {
        const response = options.findResponse(frame.responseNumber)
        if (response) send(toAudioEvent(createEventId(), response, frame.pcm))
        return
      }
      collectWrites()
      audioWriter.add(frame)
    },
  }
}

const toAudioEvent = (
  event_id: string,
  response: { responseId: string; itemId: string },
  pcm: Int16Array,
): ServerEvent => ({
  type: 'response.output_audio.delta',
  event_id,
  ...toItemFields(response),
  delta: Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64'),
})
