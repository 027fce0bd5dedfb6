import { randomUUID } from 'node:crypto'
import type { CompanionVoice, Timbre } from '../../domain/companions/companion-voice'
import type { ChatMessage } from '../../voice/ports/language-model'
import type { ProviderRequest } from '../../voice/ports/provider-request'
import {
  type RealtimeConversation,
  type RealtimeModel,
  RealtimeModelUnavailable,
  type RealtimeOptions,
} from '../../voice/ports/realtime-model'
import { recognitionSampleRate } from '../../voice/ports/speech-to-text'
import { speechSampleRate } from '../../voice/ports/text-to-speech'
import { getRecipient, type Service } from '../openai-compatible/service'
import { commitEventId, createCallerSpeech } from './caller-speech'
import { type CreateSocket, connect, sessionEventId, toFatalError } from './connect'
import { createModelResponses, responseEventId } from './model-responses'
import type { ErrorDetails, ServerEvent } from './server-events'

/** The largest number that the protocol accepts; `maxRealtimeResponseMs` ends a response earlier. */
const maxOutputTokens = 4_096
/**
 * How much of the call the model remembers: about nine minutes of speech, at 10 tokens per second of the
 * caller and 20 of the model. Without a limit, each answer would be billed for the whole call so far.
 */
const maxConversationTokens = 8_000
/**
 * Share of the conversation that is kept when the limit is exceeded. Removing a fifth at once makes truncations rare:
 * each truncation makes the service's prompt cache useless.
 */
const retainedShare = 0.8

export type RealtimeService = Service & {
  /** Turns the caller's voice into text, at the same service. */
  transcriptionModel: string
  /** The service's voice for each timbre; when absent, the service uses its default voice. */
  voices?: (Partial<Record<Timbre, string>> & { default: string }) | undefined
  /** In euros per minute of speech, of the caller and of the model together. */
  pricePerMinute?: number | undefined
}

export type RealtimeDeps = {
  /**
   * A model calls this after each response of which some audio arrived, even if it was cancelled; a
   * recogniser, after each transcript.
   */
  onRequestFinished?(request: ProviderRequest): void
  createSocket?: CreateSocket
}

/**
 * Creates a model from a service that speaks the OpenAI Realtime protocol, such as OpenAI or LocalAI, or
 * its beta version, such as Speaches. The service's own turn detection is off.
 */
export function createRealtimeModel(service: RealtimeService, deps: RealtimeDeps): RealtimeModel {
  return {
    name: service.model,
    recipient: getRecipient(service),
    open: (options, signal) => openConversation(service, deps, options, signal),
  }
}

function openConversation(
  service: RealtimeService,
  deps: RealtimeDeps,
  { voice, messages }: RealtimeOptions,
  signal: AbortSignal,
): RealtimeConversation {
  const { host } = service.url
  const [system, ...earlierMessages] = messages
  let instructions = system?.content ?? ''
  let outputRate: number = speechSampleRate
  /** Content type of the companion's text: `text` in the beta protocol. */
  let assistantTextType: 'output_text' | 'text' = 'output_text'
  /**
   * Id of the latest accepted response or added message. A message that must precede unanswered speech is
   * inserted after that item.
   */
  let lastItemBeforeSpeechId: string | null = null

  const connection = connect(
    {
      service,
      createSocket: deps.createSocket,
      query: { model: service.model },
      firstEvent: {
        type: 'session.update',
        event_id: sessionEventId,
        session: describeSession(service, voice, instructions),
      },
      onEvent: receive,
      onEnd(error) {
        speech.onConnectionEnd(error)
        responses.onConnectionEnd(error)
      },
    },
    signal,
  )
  const speech = createCallerSpeech({
    rate: speechSampleRate,
    microphoneRate: recognitionSampleRate,
    send: connection.send,
  })
  const responses = createModelResponses({
    host,
    getRate: () => outputRate,
    send: connection.send,
    onAccepted(itemId) {
      lastItemBeforeSpeechId = itemId
      speech.markAnswered()
    },
    onFinished({ latencyMs, speechMinutes }) {
      const minutes = speechMinutes + speech.takeMinutes()
      const { pricePerMinute } = service
      deps.onRequestFinished?.({
        request: 'realtime',
        model: service.model,
        latencyMs,
        speechMinutes: minutes,
        costEuros: pricePerMinute === undefined ? null : minutes * pricePerMinute,
      })
    },
    describeFailure: (status, code) =>
      toFatalError(service.url, service.model, [code]) ??
      new RealtimeModelUnavailable('invalid-answer', `${host}: response ${status}`),
  })
  for (const message of earlierMessages) addMessage(message)

  function receive(event: ServerEvent) {
    if (event.type === 'error') return receiveError(event.error)
    if (event.type === 'session.created' || event.type === 'session.updated')
      outputRate = event.session.audio?.output?.format?.rate ?? outputRate
    if (event.type === 'session.created' && event.session.input_audio_format !== undefined) {
      assistantTextType = 'text'
      connection.send({
        type: 'session.update',
        session: describeBetaSession(service, voice, instructions),
      })
    }
    speech.handle(event)
    responses.handle(event)
  }

  /**
   * Ends the connection, the segment or the response that the error concerns. Ignores any other error, such
   * as one about the cancellation of a response that was already over.
   */
  function receiveError({ type, code, event_id }: ErrorDetails) {
    const fatalError = toFatalError(service.url, service.model, [code, type])
    if (fatalError) return connection.fail(fatalError)
    const error = new RealtimeModelUnavailable('invalid-answer', `${host}: ${describeCode(code)}`)
    if (event_id === sessionEventId) return connection.fail(error)
    if (event_id === commitEventId) return speech.onSegmentRefused()
    if (event_id === responseEventId) responses.onResponseRefused(error)
  }

  function addMessage({ role, content }: ChatMessage) {
    const id = `msg_${randomUUID().replaceAll('-', '').slice(0, 24)}`
    const isBeforeSpeech = speech.firstUnansweredId !== null
    connection.send({
      type: 'conversation.item.create',
      ...(isBeforeSpeech && { previous_item_id: lastItemBeforeSpeechId ?? 'root' }),
      item: {
        id,
        type: 'message',
        role,
        content: [{ type: role === 'assistant' ? assistantTextType : 'input_text', text: content }],
      },
    })
    lastItemBeforeSpeechId = id
  }

  return {
    get failure() {
      return connection.failure
    },
    listen: speech.listen,
    addMessage,
    respond(newInstructions, responseSignal) {
      if (newInstructions !== instructions) {
        instructions = newInstructions
        connection.send({ type: 'session.update', session: { type: 'realtime', instructions } })
      }
      return responses.respond(responseSignal)
    },
  }
}

/** Returns the code if it is a short word, and a fixed text otherwise, because a longer code could quote the caller. */
const describeCode = (code: string | null | undefined) =>
  code && /^[a-z0-9_.-]{1,60}$/i.test(code) ? code : 'an event was refused'

/**
 * Returns the session in the format of the beta protocol. Services that speak the beta protocol, such as
 * Speaches, ignore the format of `describeSession`; all others refuse the beta format.
 */
function describeBetaSession(
  { transcriptionModel, voices }: RealtimeService,
  { timbre }: CompanionVoice,
  instructions: string,
) {
  const voice = voices && (voices[timbre] ?? voices.default)
  return {
    instructions,
    modalities: ['audio', 'text'],
    input_audio_format: 'pcm16',
    output_audio_format: 'pcm16',
    turn_detection: null,
    input_audio_transcription: { model: transcriptionModel, language: 'fr' },
    ...(voice && { voice }),
  }
}

function describeSession(
  { model, transcriptionModel, voices }: RealtimeService,
  { timbre }: CompanionVoice,
  instructions: string,
) {
  const format = { type: 'audio/pcm', rate: speechSampleRate }
  const voice = voices && (voices[timbre] ?? voices.default)
  return {
    type: 'realtime',
    model,
    instructions,
    output_modalities: ['audio'],
    max_output_tokens: maxOutputTokens,
    truncation: {
      type: 'retention_ratio',
      retention_ratio: retainedShare,
      token_limits: { post_instructions: maxConversationTokens },
    },
    audio: {
      input: {
        format,
        // voice/session/turn-taking decides when a turn ends and what interrupts the companion.
        turn_detection: null,
        transcription: { model: transcriptionModel, language: 'fr' },
      },
      output: { format, ...(voice && { voice }) },
    },
  }
}
