import { RealtimeModelUnavailable } from '../../voice/ports/realtime-model'
import { recognitionSampleRate, type SpeechToText } from '../../voice/ports/speech-to-text'
import { getRecipient, type Service } from '../openai-compatible/service'
import { type CallerSpeech, commitEventId, createCallerSpeech } from './caller-speech'
import { connect, describeProblem, type RealtimeConnection } from './connect'
import type { RealtimeDeps } from './create-realtime-model'
import type { ServerEvent } from './server-events'

/** The only rate that OpenAI takes; others take it as well. */
const rate = 24_000

/** pricePerMinute: in euros, of speech. */
export type RecogniserService = Service & { pricePerMinute?: number | undefined }

type Session = { connection: RealtimeConnection; speech: CallerSpeech }

/**
 * Creates a recogniser from a service that transcribes over the OpenAI Realtime protocol, while the
 * caller speaks. The segments of one signal, which is a call's, share a connection.
 */
export function createRealtimeRecogniser(
  service: RecogniserService,
  deps: RealtimeDeps,
): SpeechToText {
  const sessions = new WeakMap<AbortSignal, Session>()

  function openSession(signal: AbortSignal): Session {
    const connection = connect(
      {
        service,
        createSocket: deps.createSocket,
        query: { intent: 'transcription' },
        hello: {
          type: 'session.update',
          event_id: sessionEventId,
          session: describeSession(service.model),
        },
        onEvent: receive,
        onEnd: (error) => speech.end(error),
      },
      signal,
    )
    const speech = createCallerSpeech({
      rate,
      microphoneRate: recognitionSampleRate,
      send: connection.send,
      onText({ firstByteMs, speechMinutes }) {
        const { model, pricePerMinute } = service
        const costEuros = pricePerMinute === undefined ? null : speechMinutes * pricePerMinute
        deps.onExchange?.({
          request: 'realtime transcription',
          model,
          firstByteMs,
          speechMinutes,
          costEuros,
        })
      },
    })

    function receive(event: ServerEvent) {
      if (event.type !== 'error') return speech.handle(event)
      const { type, code, event_id } = event.error
      const fatal = describeProblem(service.url, service.model, [code, type])
      if (fatal) return connection.fail(fatal)
      if (event_id === commitEventId) return speech.refuse()
      if (event_id === sessionEventId)
        connection.fail(
          new RealtimeModelUnavailable(
            'invalid-answer',
            `${service.url.host}: refused the session`,
          ),
        )
    }

    const session = { connection, speech }
    sessions.set(signal, session)
    return session
  }

  return {
    name: service.model,
    recipient: getRecipient(service),
    open(signal) {
      const known = sessions.get(signal)
      const session = known && known.connection.failure === null ? known : openSession(signal)
      return session.speech.listen(signal)
    },
  }
}

/** Names the event in an error of the service. */
const sessionEventId = 'session'

const describeSession = (model: string) => ({
  type: 'transcription',
  audio: {
    input: {
      format: { type: 'audio/pcm', rate },
      // Ours decides where a segment ends.
      turn_detection: null,
      transcription: { model, language: 'fr' },
    },
  },
})
