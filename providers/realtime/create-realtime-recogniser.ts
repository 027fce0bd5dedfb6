import { type Language, languages } from '../../domain/languages'
import { RealtimeModelUnavailable } from '../../voice/ports/realtime-model'
import { recognitionSampleRate, type SpeechToText } from '../../voice/ports/speech-to-text'
import { getRecipient, type Service } from '../openai-compatible/service'
import { type CallerSpeech, commitEventId, createCallerSpeech } from './caller-speech'
import { connect, type RealtimeConnection, sessionEventId, toFatalError } from './connect'
import type { RealtimeDeps } from './create-realtime-model'
import type { ServerEvent } from './server-events'

/** In Hz. OpenAI accepts only this rate, and other services accept it too. */
const rate = 24_000

/** pricePerMinute: in euros per minute of speech. */
export type RecogniserService = Service & { pricePerMinute?: number | undefined }

type Session = { connection: RealtimeConnection; speech: CallerSpeech }

/**
 * Creates a recogniser from a service that transcribes over the OpenAI Realtime protocol, while the
 * caller speaks. Segments that are opened with the same signal, that of a call, share a connection.
 */
export function createRealtimeRecogniser(
  service: RecogniserService,
  deps: RealtimeDeps,
): SpeechToText {
  const sessions = new WeakMap<AbortSignal, Session>()

  function openSession(signal: AbortSignal, expected: readonly Language[]): Session {
    const connection = connect(
      {
        service,
        createSocket: deps.createSocket,
        query: { intent: 'transcription' },
        firstEvent: {
          type: 'session.update',
          event_id: sessionEventId,
          session: describeSession(service.model, expected),
        },
        onEvent: receive,
        onEnd: (error) => speech.onConnectionEnd(error),
      },
      signal,
    )
    const speech = createCallerSpeech({
      rate,
      microphoneRate: recognitionSampleRate,
      send: connection.send,
      onTranscribed({ latencyMs, speechMinutes }) {
        const { model, pricePerMinute } = service
        const costEuros = pricePerMinute === undefined ? null : speechMinutes * pricePerMinute
        deps.onRequestFinished?.({
          request: 'realtime transcription',
          model,
          latencyMs,
          speechMinutes,
          costEuros,
        })
      },
    })

    function receive(event: ServerEvent) {
      if (event.type !== 'error') return speech.handle(event)
      const { type, code, event_id } = event.error
      const fatalError = toFatalError(service.url, service.model, [code, type])
      if (fatalError) return connection.fail(fatalError)
      if (event_id === commitEventId) return speech.onSegmentRefused()
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
    open(signal, expected = ['french']) {
      const existingSession = sessions.get(signal)
      const isOpen = existingSession && existingSession.connection.failure === null
      const session = isOpen ? existingSession : openSession(signal, expected)
      return session.speech.listen(signal)
    },
  }
}

/** The request can specify only one language. When several are expected, the service detects the language. */
const describeSession = (model: string, [language, ...others]: readonly Language[]) => ({
  type: 'transcription',
  audio: {
    input: {
      format: { type: 'audio/pcm', rate },
      // The call's own voice activity detector decides where a segment ends.
      turn_detection: null,
      transcription: {
        model,
        ...(language && others.length === 0 ? { language: languages[language].tag } : {}),
      },
    },
  },
})
