import type { WebSocket } from 'ws'
import { encodeAudioFrame } from '../../../contract/audio-frame'
import type { ClientEvent } from '../../../contract/call-client-events'
import type { ServerEvent } from '../../../contract/call-server-events'
import { type CloseReason, closeCodes } from '../../../contract/close-codes'
import type { ErrorCode } from '../../../contract/error-codes'
import type { Clock } from '../../../voice/ports/clock'
import type { OutgoingFrame } from '../../../voice/session/call-events'
import { createMicrophoneSound } from './microphone-sound'
import {
  createRateLimit,
  malformedAllowance,
  messageAllowance,
  microphoneAllowance,
  type Verdict,
} from './rate-limits'
import { readClientMessage } from './read-client-message'
import { itemOf, toErrorEvent } from './to-server-event'

/** About 5 s of sound that the reader has not fetched: from here on it gets words alone. */
const slowReaderBytes = 256 * 1_024
/** Below this the reader has caught up, and hears again. */
const caughtUpBytes = 32 * 1_024
/** Not even words get through. */
const stuckReaderBytes = 1_024 * 1_024

/** A caller's socket, and the connection under it: what is held back there leaves in one write. */
export type Line = {
  socket: WebSocket
  wire: { cork(): void; uncork(): void }
}

type Options = Line & {
  clock: Clock
  /** Sound as base64 in JSON, for clients that read no binary frames. */
  isBase64: boolean
  createEventId(): string
  /** Which response a frame's number means. */
  findResponse(number: number): { responseId: string; itemId: string } | undefined
  onEvent(event: ClientEvent): void
  onSound(pcm: Int16Array): void
  /** The other side answered: what was sent before it was asked has arrived. */
  onAnswer(): void
  /** The line is gone, whoever cut it; lastHeardMs: its last sign of life, on the clock. */
  onLost(lastHeardMs: number): void
}

export type CallLink = {
  tell(event: ServerEvent): void
  play(frame: OutgoingFrame): void
  close(reason: CloseReason): void
  /** The last sign of life, on the clock. */
  readonly lastHeardMs: number
  /** Asks whether what was sent arrives. */
  ask(): void
  /** Asks for a sign of life, and cuts a line that gave none since it was asked last. */
  probe(): void
}

/** One socket of a call: reads, limits and words what passes; what it means is the call's. */
export function createCallLink(options: Options): CallLink {
  const { socket, wire, clock, isBase64, createEventId } = options
  const messages = createRateLimit(messageAllowance)
  const sound = createRateLimit(microphoneAllowance)
  const malformed = createRateLimit(malformedAllowance)
  const microphone = createMicrophoneSound(options.onSound)
  let isClosing = false
  let isBehind = false
  let isGathering = false
  let wasHeard = true
  let lastHeardMs = clock.monotonicMs()
  let isCut = false

  function hear() {
    wasHeard = true
    lastHeardMs = clock.monotonicMs()
  }

  /** Whoever closes a line has given a sign of life by that; a line that we cut has not. */
  function cut() {
    isCut = true
    socket.terminate()
  }

  function ask() {
    if (socket.readyState === socket.OPEN) socket.ping()
  }

  /** Writing costs more than anything else here, so that what goes out at once goes out together. */
  function send(message: string | Uint8Array) {
    if (!isGathering) {
      isGathering = true
      wire.cork()
      queueMicrotask(() => {
        isGathering = false
        wire.uncork()
      })
    }
    socket.send(message, { binary: typeof message !== 'string' })
  }

  function tell(event: ServerEvent) {
    if (isClosing) return
    if (socket.bufferedAmount > stuckReaderBytes) return cut()
    send(JSON.stringify(event))
  }

  function close(reason: CloseReason) {
    if (isClosing) return
    isClosing = true
    socket.close(closeCodes[reason].code)
  }

  /** Whether the message may pass; says why not. */
  function passes(verdict: Verdict, reason: CloseReason, code: ErrorCode) {
    if (verdict === 'warn') tell(toErrorEvent(createEventId(), code))
    if (verdict === 'close') close(reason)
    return verdict === 'accept'
  }

  function read(data: Buffer, isBinary: boolean) {
    const nowMs = clock.monotonicMs()
    hear()
    if (isClosing || !passes(messages.take(1, nowMs), 'tooFast', 'RATE_LIMITED')) return
    const message = readClientMessage(data, isBinary)
    if (message.kind === 'event') return options.onEvent(message.event)
    if (message.kind === 'malformed') {
      tell(toErrorEvent(createEventId(), 'MESSAGE_MALFORMED', message.causedBy))
      if (malformed.take(1, nowMs) === 'close') close('protocolViolated')
      return
    }
    const verdict = sound.take(message.soundMs, nowMs)
    if (!passes(verdict, 'protocolViolated', 'RATE_LIMITED')) return
    if (message.kind === 'frame') microphone.pushFrame(message.pcm)
    else microphone.pushPiece(message.pcm)
  }

  /** Drops sound, never words, for a reader that does not keep up. */
  function mayPlay() {
    if (isClosing) return false
    const waiting = socket.bufferedAmount
    isBehind = waiting > (isBehind ? caughtUpBytes : slowReaderBytes)
    return !isBehind
  }

  socket.on('message', (data, isBinary) => {
    if (Buffer.isBuffer(data)) read(data, isBinary)
  })
  socket.on('pong', () => {
    hear()
    options.onAnswer()
  })
  socket.once('close', () => {
    isClosing = true
    options.onLost(isCut ? lastHeardMs : clock.monotonicMs())
  })

  return {
    tell,
    close,
    ask,
    get lastHeardMs() {
      return lastHeardMs
    },
    play(frame) {
      if (!mayPlay()) return
      const pcm = new Uint8Array(frame.pcm.buffer, frame.pcm.byteOffset, frame.pcm.byteLength)
      if (isBase64) {
        const response = options.findResponse(frame.responseNumber)
        if (response) tell(toSoundEvent(createEventId(), response, pcm))
        return
      }
      const { responseNumber, frameNumber, isLastOfResponse } = frame
      const encoded = encodeAudioFrame({
        source: 'companion',
        responseNumber,
        frameNumber,
        isLastOfResponse,
        pcm,
      })
      if (!encoded.ok) throw new Error(`The engine cut a frame that is none: ${encoded.fault}`)
      send(encoded.value)
    },
    probe() {
      if (!wasHeard) return cut()
      wasHeard = false
      ask()
    },
  }
}

const toSoundEvent = (
  event_id: string,
  response: { responseId: string; itemId: string },
  pcm: Uint8Array,
): ServerEvent => ({
  type: 'response.output_audio.delta',
  event_id,
  ...itemOf(response),
  delta: Buffer.from(pcm.buffer, pcm.byteOffset, pcm.byteLength).toString('base64'),
})
