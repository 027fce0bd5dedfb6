import { randomUUID } from 'node:crypto'
import type { CompanionVoice, Timbre } from '../../domain/companions/companion-voice'
import type { Exchange } from '../../voice/ports/exchange'
import type { ChatMessage } from '../../voice/ports/language-model'
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
import { type CreateSocket, connect, describeProblem } from './connect'
import { createModelResponses, responseEventId } from './model-responses'
import type { Problem, ServerEvent } from './server-events'

/** About a minute and a half of speech, which is more than a response may take. */
const maxOutputTokens = 4_096

export type RealtimeService = Service & {
  /** Turns the caller's voice into text, at the same service. */
  transcriptionModel: string
  /** The service's voice for each timbre; its usual one when absent. */
  voices?: (Partial<Record<Timbre, string>> & { default: string }) | undefined
  /** In euros, of speech heard and made. */
  pricePerMinute?: number | undefined
}

export type RealtimeDeps = {
  /** Each complete response. */
  onExchange?(exchange: Exchange): void
  createSocket?: CreateSocket
}

/**
 * Creates a model from a service that speaks the general-availability events of the OpenAI Realtime
 * protocol, such as OpenAI, LocalAI or speaches. The service's own turn detection is off.
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
  const [system, ...former] = messages
  let instructions = system?.content ?? ''
  let outputRate: number = speechSampleRate
  /** What the companion's text is called in a message. */
  let spokenTextType: 'output_text' | 'text' = 'output_text'
  /** The last item before the speech that nobody has answered. */
  let anchorId: string | null = null

  const connection = connect(
    {
      service,
      createSocket: deps.createSocket,
      query: { model: service.model },
      hello: {
        type: 'session.update',
        event_id: sessionEventId,
        session: describeSession(service, voice, instructions),
      },
      onEvent: receive,
      onEnd(error) {
        speech.end(error)
        responses.end(error)
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
    onKept(itemId) {
      anchorId = itemId
      speech.markAnswered()
    },
    onFinished({ firstByteMs, speechMinutes }) {
      const minutes = speechMinutes + speech.takeMinutes()
      const { pricePerMinute } = service
      deps.onExchange?.({
        request: 'realtime',
        model: service.model,
        firstByteMs,
        speechMinutes: minutes,
        costEuros: pricePerMinute === undefined ? null : minutes * pricePerMinute,
      })
    },
    describeFailure: (status, code) =>
      describeProblem(service.url, service.model, [code]) ??
      new RealtimeModelUnavailable('invalid-answer', `${host}: response ${status}`),
  })
  for (const message of former) addMessage(message)

  function receive(event: ServerEvent) {
    if (event.type === 'error') return receiveError(event.error)
    if (event.type === 'session.created' || event.type === 'session.updated')
      outputRate = event.session.audio?.output?.format?.rate ?? outputRate
    if (event.type === 'session.created' && event.session.input_audio_format !== undefined) {
      spokenTextType = 'text'
      connection.send({
        type: 'session.update',
        session: describeFormerSession(service, voice, instructions),
      })
    }
    speech.handle(event)
    responses.handle(event)
  }

  /** Most errors concern one event, such as the cancellation of a response that was over. */
  function receiveError({ type, code, event_id }: Problem) {
    const fatal = describeProblem(service.url, service.model, [code, type])
    if (fatal) return connection.fail(fatal)
    const error = new RealtimeModelUnavailable('invalid-answer', `${host}: ${describeCode(code)}`)
    if (event_id === sessionEventId) return connection.fail(error)
    if (event_id === commitEventId) return speech.refuse()
    if (event_id === responseEventId) responses.refuse(error)
  }

  function addMessage({ role, content }: ChatMessage) {
    const id = `msg_${randomUUID().replaceAll('-', '').slice(0, 24)}`
    const isBeforeSpeech = speech.firstUnansweredId !== null
    connection.send({
      type: 'conversation.item.create',
      ...(isBeforeSpeech && { previous_item_id: anchorId ?? 'root' }),
      item: {
        id,
        type: 'message',
        role,
        content: [{ type: role === 'assistant' ? spokenTextType : 'input_text', text: content }],
      },
    })
    anchorId = id
  }

  return {
    get failure() {
      return connection.failure
    },
    listen: speech.listen,
    addMessage,
    respond(wanted, responseSignal) {
      if (wanted !== instructions) {
        instructions = wanted
        connection.send({ type: 'session.update', session: { type: 'realtime', instructions } })
      }
      return responses.respond(responseSignal)
    },
  }
}

/** Names the event in an error of the service. */
const sessionEventId = 'session'

/** Codes are short words; a message could quote the caller. */
const describeCode = (code: string | null | undefined) =>
  code && /^[a-z0-9_.-]{1,60}$/i.test(code) ? code : 'an event was refused'

/**
 * The shape before the general availability of the protocol. Services that use it, such as speaches,
 * ignore the one above; those that use the one above refuse this one.
 */
function describeFormerSession(
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
    audio: {
      input: {
        format,
        // Ours decides when the caller's turn is over, and what interrupts the companion.
        turn_detection: null,
        transcription: { model: transcriptionModel, language: 'fr' },
      },
      output: { format, ...(voice && { voice }) },
    },
  }
}
