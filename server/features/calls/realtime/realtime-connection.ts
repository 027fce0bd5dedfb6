import type { ServerEvent } from '../../../../contract/call-server-events'
import { type CloseReason, closeCodes } from '../../../../contract/close-codes'
import type { CallConnection, CallConnectionOptions } from '../stream/call-connection'
import { createClientBackpressure } from '../stream/client-backpressure'
import {
  countCharacters,
  createMessageLimit,
  eventAllowance,
  jsonAllowance,
  malformedAllowance,
  microphoneAllowance,
  minAudioMs,
  textAllowance,
  uncountedAllowance,
  type Verdict,
} from '../stream/message-limits'
import { toErrorEvent } from '../stream/to-server-event'
import { type RealtimeMessage, readRealtimeMessage } from './client-protocol'
import { realtimeFaults } from './realtime-faults'
import { createRealtimeTranslator } from './realtime-translator'
import { type RealtimeServerEvent, realtimeRate } from './server-protocol'

/**
 * The caller's speech ends when no audio arrives for this long. A program that plays a recording
 * may stop sending in the middle of speech: the call would otherwise wait, and be billed, for
 * hours.
 */
const audioTimeoutMs = 1_000

/**
 * Creates the connection of an OpenAI Realtime client: parses, limits and encodes messages. The
 * call uses it like the connection of a page.
 */
export function createRealtimeConnection(
  options: CallConnectionOptions & {
    /** Whether the server recognises the caller's speech. */
    hasRecogniser: boolean
  },
): CallConnection {
  const { socket, clock, createEventId } = options
  const byteLimit = createMessageLimit(jsonAllowance)
  const eventLimit = createMessageLimit(eventAllowance)
  const textLimit = createMessageLimit(textAllowance)
  const audioLimit = createMessageLimit(microphoneAllowance)
  const malformedLimit = createMessageLimit(malformedAllowance)
  const uncountedLimit = createMessageLimit(uncountedAllowance)
  const backpressure = createClientBackpressure(socket)
  let unsentAudio: Uint8Array[] = []
  let isClosing = false
  let wasActive = true
  let lastActivityMs = clock.monotonicMs()
  let wasTerminated = false
  let lastAudioMs = 0
  let cancelAudioTimer: (() => void) | null = null

  const translator = createRealtimeTranslator({
    hasRecogniser: options.hasRecogniser,
    findResponse: options.findResponse,
    send: sendToClient,
    sendToCall: options.onEvent,
    pushMicrophone: options.onAudio,
  })

  /**
   * A client that closes the connection counts as active until then; a client that we disconnect
   * does not.
   */
  function terminate() {
    wasTerminated = true
    socket.terminate()
  }

  function limitUncounted(nowMs: number) {
    if (uncountedLimit.consume(1, nowMs) !== 'accept') terminate()
  }

  function sendToClient(event: RealtimeServerEvent) {
    if (isClosing) return
    if (backpressure.isStuck()) return terminate()
    socket.send(JSON.stringify({ event_id: createEventId(), ...event }))
  }

  function flushAudio() {
    if (unsentAudio.length === 0) return
    const frames = unsentAudio
    unsentAudio = []
    translator.addAudio(frames)
  }

  function send(event: ServerEvent) {
    flushAudio()
    translator.handleServerEvent(event)
  }

  function close(reason: CloseReason) {
    if (isClosing) return
    flushAudio()
    isClosing = true
    socket.close(closeCodes[reason].code)
  }

  function applyVerdict(verdict: Verdict, reason: CloseReason) {
    if (verdict === 'warn') send(toErrorEvent(createEventId(), 'RATE_LIMITED'))
    if (verdict === 'close') close(reason)
    return verdict === 'accept'
  }

  function startAudioTimer() {
    if (cancelAudioTimer || !translator.isCallerSpeaking) return
    const silentMs = clock.monotonicMs() - lastAudioMs
    cancelAudioTimer = clock.schedule(Math.max(1, audioTimeoutMs - silentMs), () => {
      cancelAudioTimer = null
      if (!translator.isCallerSpeaking) return
      if (clock.monotonicMs() - lastAudioMs >= audioTimeoutMs) translator.endSpeech()
      else startAudioTimer()
    })
  }

  function pushAudio(pcm: Buffer, nowMs: number) {
    const durationMs = (pcm.byteLength / 2 / realtimeRate) * 1_000
    const verdict = audioLimit.consume(Math.max(durationMs, minAudioMs), nowMs)
    if (!applyVerdict(verdict, 'protocolViolated')) return
    lastAudioMs = nowMs
    translator.pushAudio(pcm)
    startAudioTimer()
  }

  function handleMessage(message: RealtimeMessage, nowMs: number) {
    switch (message.kind) {
      case 'audio':
        return pushAudio(message.pcm, nowMs)
      case 'unsupported':
        return translator.refuse(realtimeFaults.unknownEvent(message.type), message.eventId)
      case 'malformed':
        translator.refuse(realtimeFaults.malformed, message.eventId)
        if (malformedLimit.consume(1, nowMs) === 'close') close('protocolViolated')
        return
      case 'event': {
        const characters = measureEvent(message.event)
        if (characters > 0 && !applyVerdict(textLimit.consume(characters, nowMs), 'tooFast')) return
        return translator.handleClientEvent(message.event)
      }
    }
  }

  socket.on('message', (data, isBinary) => {
    if (!Buffer.isBuffer(data)) return
    wasActive = true
    lastActivityMs = clock.monotonicMs()
    if (isClosing) return limitUncounted(lastActivityMs)
    if (!applyVerdict(byteLimit.consume(data.byteLength, lastActivityMs), 'tooFast')) return
    const message = readRealtimeMessage(data, isBinary)
    if (message.kind !== 'audio') applyVerdict(eventLimit.consume(1, lastActivityMs), 'tooFast')
    if (!isClosing) handleMessage(message, lastActivityMs)
  })
  socket.on('ping', () => limitUncounted(clock.monotonicMs()))
  socket.on('pong', () => {
    wasActive = true
    lastActivityMs = clock.monotonicMs()
    limitUncounted(lastActivityMs)
    options.onPong()
  })
  socket.once('close', () => {
    isClosing = true
    cancelAudioTimer?.()
    options.onLost(wasTerminated ? lastActivityMs : clock.monotonicMs())
  })

  function ping() {
    if (socket.readyState === socket.OPEN) socket.ping()
  }

  return {
    send,
    close,
    ping,
    lastActivityMs: () => lastActivityMs,
    // Sent audio was copied into JSON, so its memory can be reused at once.
    hasPendingWrites: () => unsentAudio.length > 0,
    /** Sends the frames of one microtask in one event. */
    sendAudio({ pcm }) {
      if (isClosing || !backpressure.canSendAudio()) return
      if (unsentAudio.length === 0) queueMicrotask(flushAudio)
      unsentAudio.push(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
    },
    checkAlive() {
      if (!wasActive) return terminate()
      wasActive = false
      ping()
    },
  }
}

function measureEvent(event: Extract<RealtimeMessage, { kind: 'event' }>['event']) {
  if (event.type !== 'conversation.item.create') return 0
  return countCharacters((event.item.content ?? []).map(({ text = '' }) => text))
}
