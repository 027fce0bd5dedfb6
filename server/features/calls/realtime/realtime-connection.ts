import type { ServerEvent } from '../../../../contract/call-server-events'
import type { CallConnection, CallConnectionOptions } from '../stream/call-connection'
import { createClientBackpressure } from '../stream/client-backpressure'
import { guardSocket } from '../stream/guard-socket'
import {
  countCharacters,
  createMessageLimit,
  eventAllowance,
  jsonAllowance,
  malformedAllowance,
  microphoneAllowance,
  minAudioMs,
  textAllowance,
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
 * Creates the connection of an OpenAI Realtime client: parses, limits and encodes messages. To the
 * call it looks like the connection of our web page.
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
  const backpressure = createClientBackpressure(socket)
  let unsentAudio: Uint8Array[] = []
  let lastAudioMs = 0
  let cancelAudioTimer: (() => void) | null = null

  const translator = createRealtimeTranslator({
    hasRecogniser: options.hasRecogniser,
    findResponse: options.findResponse,
    send: sendToClient,
    sendToCall: options.onEvent,
    pushMicrophone: options.onAudio,
  })

  const guard = guardSocket({
    ...options,
    onMessage: readMessage,
    onLost(lastActivityMs) {
      cancelAudioTimer?.()
      options.onLost(lastActivityMs)
    },
    beforeWrite: flushAudio,
    warn: () => send(toErrorEvent(createEventId(), 'RATE_LIMITED')),
  })

  function sendToClient(event: RealtimeServerEvent) {
    if (guard.isClosing()) return
    if (backpressure.isStuck()) return guard.terminate()
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

  function startAudioTimer() {
    if (cancelAudioTimer || !translator.isCallerSpeaking) return
    const sinceLastAudioMs = clock.monotonicMs() - lastAudioMs
    cancelAudioTimer = clock.schedule(Math.max(1, audioTimeoutMs - sinceLastAudioMs), () => {
      cancelAudioTimer = null
      if (!translator.isCallerSpeaking) return
      if (clock.monotonicMs() - lastAudioMs >= audioTimeoutMs) translator.endSpeech()
      else startAudioTimer()
    })
  }

  function pushAudio(pcm: Buffer, nowMs: number) {
    const durationMs = (pcm.byteLength / 2 / realtimeRate) * 1_000
    const verdict = audioLimit.consume(Math.max(durationMs, minAudioMs), nowMs)
    if (!guard.applyVerdict(verdict, 'protocolViolated')) return
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
        if (malformedLimit.consume(1, nowMs) === 'close') guard.close('protocolViolated')
        return
      case 'event': {
        const characters = countTypedCharacters(message.event)
        const isAccepted =
          characters === 0 || guard.applyVerdict(textLimit.consume(characters, nowMs), 'tooFast')
        if (!isAccepted) return
        return translator.handleClientEvent(message.event)
      }
    }
  }

  function readMessage(data: Buffer, isBinary: boolean, nowMs: number) {
    if (!guard.applyVerdict(byteLimit.consume(data.byteLength, nowMs), 'tooFast')) return
    const message = readRealtimeMessage(data, isBinary)
    if (message.kind !== 'audio') guard.applyVerdict(eventLimit.consume(1, nowMs), 'tooFast')
    if (!guard.isClosing()) handleMessage(message, nowMs)
  }

  return {
    send,
    close: guard.close,
    ping: guard.ping,
    checkAlive: guard.checkAlive,
    lastActivityMs: guard.lastActivityMs,
    // Sent audio was copied into JSON, so its memory can be reused immediately.
    hasPendingWrites: () => unsentAudio.length > 0,
    /** Collects frames until a microtask sends them in one event. */
    sendAudio({ pcm }) {
      if (guard.isClosing() || !backpressure.canSendAudio()) return
      if (unsentAudio.length === 0) queueMicrotask(flushAudio)
      unsentAudio.push(new Uint8Array(pcm.buffer, pcm.byteOffset, pcm.byteLength))
    },
  }
}

function countTypedCharacters(event: Extract<RealtimeMessage, { kind: 'event' }>['event']) {
  if (event.type !== 'conversation.item.create') return 0
  return countCharacters((event.item.content ?? []).map(({ text = '' }) => text))
}
