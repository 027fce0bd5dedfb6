import type { ClientEvent } from '../../../../contract/call-client-events'
import type { ServerEvent, ServerEventOf } from '../../../../contract/call-server-events'
import { errorCodes } from '../../../../contract/error-codes'
import { applySessionUpdate } from './apply-session-update'
import { createCallerAudio } from './caller-audio'
import { createCallerTurns } from './caller-turns'
import type { RealtimeClientEvent, RealtimeClientEventOf } from './client-protocol'
import { createCompanionResponses } from './companion-responses'
import { createConversationItems } from './conversation-items'
import { type RealtimeFault, realtimeFaults } from './realtime-faults'
import {
  createErrorEvent,
  createItem,
  describeRealtimeSession,
  type RealtimeServerEvent,
  type SessionSettings,
} from './server-protocol'

/** Minimum duration of buffered audio that the protocol lets a client commit. */
const minCommittedMs = 100

type Deps = {
  /** Whether the server recognises the caller's speech. */
  hasRecogniser: boolean
  /** Returns the ids of the response with this number. */
  findResponse(number: number): { responseId: string; itemId: string } | undefined
  /** Sends an event to the client. */
  send(event: RealtimeServerEvent): void
  /** Passes an event to the call, which may send events before this returns. */
  sendToCall(event: ClientEvent): void
  /** Passes 20 ms of the caller's audio to the call. */
  pushMicrophone(pcm: Int16Array): void
}

type HandledEvent = Exclude<RealtimeClientEvent, { type: 'input_audio_buffer.append' }>

export type RealtimeTranslator = ReturnType<typeof createRealtimeTranslator>

/**
 * Translates between the OpenAI Realtime protocol and the events of a call, defined in
 * contract/call-client-events.ts and contract/call-server-events.ts. Uses neither a clock nor a
 * socket.
 */
export function createRealtimeTranslator({ hasRecogniser, findResponse, ...deps }: Deps) {
  const { send, sendToCall, pushMicrophone } = deps
  const items = createConversationItems()
  const responses = createCompanionResponses({ items, send })
  const isCompanionSpeaking = () => responses.active !== null
  const turns = createCallerTurns({ items, isCompanionSpeaking, send, sendToCall, pushMicrophone })
  const audio = createCallerAudio({ isCompanionSpeaking, onEvent: turns.handleAudio })
  let settings: SessionSettings = { hasAudio: true, hasTurnDetection: true }
  /** Typed words that wait for response.create. */
  let typedTexts: string[] = []
  let typedCount = 0
  let billableMs = 0
  let isClientCancelling = false

  const refuse = (fault: RealtimeFault, eventId?: string | null) =>
    send(createErrorEvent(fault, eventId ?? null))

  function updateSession({ session, event_id }: RealtimeClientEventOf<'session.update'>) {
    const newSettings = applySessionUpdate(session, settings)
    if ('fault' in newSettings) return refuse(newSettings.fault, event_id)
    if (newSettings.hasTurnDetection !== settings.hasTurnDetection) turns.reset(audio.receivedMs)
    settings = newSettings
    audio.setTurnDetection(settings.hasTurnDetection)
    const output_modalities = settings.hasAudio ? (['audio', 'text'] as const) : (['text'] as const)
    // The call answers with session.updated.
    sendToCall({
      type: 'session.update',
      session: { type: 'realtime', output_modalities: [...output_modalities] },
    })
  }

  function commitAudio({ event_id }: RealtimeClientEventOf<'input_audio_buffer.commit'>) {
    if (settings.hasTurnDetection) {
      if (!turns.endTurn(audio.receivedMs)) refuse(realtimeFaults.audioTooShort, event_id)
      return
    }
    if (audio.bufferedMs < minCommittedMs) return refuse(realtimeFaults.audioTooShort, event_id)
    turns.commitBuffered(audio.takeBufferedTurn())
  }

  function addTypedText({ item, event_id }: RealtimeClientEventOf<'conversation.item.create'>) {
    const { id, type, role = 'user', content = [] } = item
    const text = content.map((part) => part.text?.trim() ?? '').join(' ')
    const hasOnlyText = content.every((part) => part.type === 'input_text')
    if (type !== 'message' || role !== 'user' || !hasOnlyText || text.trim() === '')
      return refuse(realtimeFaults.unsupportedItem, event_id)
    if (id !== undefined && items.find(id)) return refuse(realtimeFaults.itemExists, event_id)
    typedCount += 1
    const newItem = createItem(id ?? `typed-${typedCount}`, 'user', 'completed', [
      { type: 'input_text', text },
    ])
    typedTexts.push(text)
    const previous_item_id = items.add(newItem)
    send({ type: 'conversation.item.added', item: newItem, previous_item_id })
    send({ type: 'conversation.item.done', item: newItem, previous_item_id })
  }

  function requestResponse({ response, event_id }: RealtimeClientEventOf<'response.create'>) {
    const isOutOfBand = response?.conversation === 'none' || response?.input !== undefined
    if (isOutOfBand) return refuse(realtimeFaults.responseOptions, event_id)
    if (responses.active) return refuse(realtimeFaults.responseActive, event_id)
    if (typedTexts.length > 0) {
      const text = typedTexts.join(' ')
      typedTexts = []
      return sendToCall({
        type: 'conversation.item.create',
        item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
      })
    }
    // Speech is answered without response.create.
    if (!turns.isAnswerDue) refuse(realtimeFaults.nothingToAnswer, event_id)
  }

  function cancelResponse({ response_id, event_id }: RealtimeClientEventOf<'response.cancel'>) {
    const { active } = responses
    if (!active || (response_id && response_id !== active.responseId))
      return refuse(realtimeFaults.cancelNotActive, event_id)
    isClientCancelling = true
    sendToCall({ type: 'response.cancel' })
    isClientCancelling = false
  }

  function truncateResponse(event: RealtimeClientEventOf<'conversation.item.truncate'>) {
    const { item_id, audio_end_ms, event_id } = event
    if (items.find(item_id)?.role !== 'assistant')
      return refuse(realtimeFaults.itemNotFound, event_id)
    sendToCall({ type: 'conversation.item.truncate', item_id, content_index: 0, audio_end_ms })
    responses.truncate(item_id, audio_end_ms)
  }

  function finishResponse({ response: { status } }: ServerEventOf<'response.done'>) {
    const isCancelled = status === 'cancelled'
    // Clients stop playback on speech_started, so it is sent before response.done.
    if (isCancelled && !isClientCancelling) turns.announceInterruptingSpeech()
    const reason = isClientCancelling ? 'client_cancelled' : 'turn_detected'
    responses.finish(status, reason, billableMs)
    if (!isCancelled) turns.announceOrForgetSpeech()
  }

  return {
    refuse,

    /** Handles a chunk of the caller's audio: PCM16 at the protocol's rate. */
    pushAudio(pcm: Buffer) {
      if (!audio.push(pcm)) refuse(realtimeFaults.bufferFull)
    },

    /** Whether the caller is speaking, judged by the audio received so far. */
    get isCallerSpeaking() {
      return turns.isSpeaking
    },

    /** Call it when the client has stopped sending audio: the caller then counts as silent. */
    endSpeech() {
      audio.endSpeech()
      turns.endSpeech(audio.receivedMs)
    },

    handleClientEvent(event: HandledEvent) {
      switch (event.type) {
        case 'session.update':
          return updateSession(event)
        case 'input_audio_buffer.commit':
          return commitAudio(event)
        case 'input_audio_buffer.clear':
          audio.takeBufferedTurn()
          return send({ type: 'input_audio_buffer.cleared' })
        case 'conversation.item.create':
          return addTypedText(event)
        case 'conversation.item.retrieve': {
          const item = items.find(event.item_id)
          if (!item) return refuse(realtimeFaults.itemNotFound, event.event_id)
          return send({ type: 'conversation.item.retrieved', item })
        }
        case 'conversation.item.truncate':
          return truncateResponse(event)
        case 'response.create':
          return requestResponse(event)
        case 'response.cancel':
          return cancelResponse(event)
        case 'call.hang_up':
          return sendToCall({ type: 'call.hang_up' })
        default:
          return event satisfies never
      }
    },

    /** Passes on the next frames of the companion's voice (PCM bytes), in playback order. */
    addAudio: responses.addAudio,

    handleServerEvent(event: ServerEvent) {
      switch (event.type) {
        case 'session.created':
        case 'session.updated': {
          const session = describeRealtimeSession(event.session, settings, hasRecogniser)
          return send({ type: event.type, event_id: event.event_id, session })
        }
        case 'conversation.item.input_audio_transcription.completed':
          return turns.addTranscript(event.item_id, event.transcript)
        case 'response.created': {
          const ids = findResponse(event.response.number)
          turns.markAnswered()
          return ids && responses.begin(ids, settings.hasAudio)
        }
        case 'response.output_audio_transcript.delta':
          return responses.addText(event.delta, event.audio_start_ms)
        case 'response.output_audio.done':
          return responses.finishAudio()
        case 'response.done':
          return finishResponse(event)
        case 'call.meter':
          billableMs = event.billableMs
          return send(event)
        case 'call.warning':
        case 'call.ended':
          return send(event)
        case 'error':
          return refuse(toFault(event), event.caused_by)
        // This protocol has no resume. Audio goes through addAudio. Only final transcripts are
        // sent.
        case 'call.suspended':
        case 'call.resumed':
        case 'response.output_audio.delta':
        case 'conversation.item.input_audio_transcription.delta':
          return
        default:
          return event satisfies never
      }
    },
  }
}

const toFault = ({ code, message }: ServerEventOf<'error'>): RealtimeFault => ({
  type: errorCodes[code].status < 500 ? 'invalid_request_error' : 'server_error',
  code: code.toLowerCase(),
  message,
})
