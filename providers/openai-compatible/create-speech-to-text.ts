import { z } from 'zod'
import { encodeWav } from '../../domain/audio/encode-wav'
import { type Language, languages } from '../../domain/languages'
import {
  type Recognition,
  RecognitionUnavailable,
  recognitionSampleRate,
  type SpeechToText,
} from '../../voice/ports/speech-to-text'
import { cleanTranscript } from '../shared/clean-transcript'
import {
  followSignal,
  getRecipient,
  post,
  type Service,
  type ServiceDeps,
  ServiceError,
} from './service'

/** pricePerMinute: in euros per minute of speech. */
type PricedService = Service & { pricePerMinute?: number | undefined }

/** Longer segments are truncated: services refuse long files, and nobody speaks so long without a pause. */
const maxSegmentSeconds = 120

const transcriptionSchema = z.object({ text: z.string() })

/**
 * Creates a recogniser from a service that transcribes files, such as hosted services or Speaches.
 * It gives no partial results: the segment is sent when it is over.
 */
export function createSpeechToText(service: PricedService, deps: ServiceDeps): SpeechToText {
  return {
    name: service.model,
    recipient: getRecipient(service),
    open: (signal, expectedLanguages) => openRecognition(service, deps, signal, expectedLanguages),
  }
}

function openRecognition(
  service: PricedService,
  deps: ServiceDeps,
  signal: AbortSignal,
  expectedLanguages: readonly Language[] = ['french'],
): Recognition {
  const parts: Int16Array[] = []
  let sampleCount = 0
  // `signal` belongs to the whole call, so a segment must not leave a listener on it.
  const request = followSignal(signal)
  let finish = () => {}
  const segmentFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  request.signal.addEventListener('abort', finish, { once: true })
  if (signal.aborted) finish()

  async function* transcribe() {
    await segmentFinished
    if (signal.aborted) return
    try {
      const form = new FormData()
      const wav = encodeWav(parts, { sampleRate: recognitionSampleRate })
      form.set('file', new Blob([wav], { type: 'audio/wav' }), 'speech.wav')
      form.set('model', service.model)
      // The request can specify only one language. When several are expected, the service detects the language.
      const [language] = expectedLanguages
      if (language && expectedLanguages.length === 1) form.set('language', languages[language].tag)
      form.set('response_format', 'json')
      const answer = await post(service, 'audio/transcriptions', form, request.signal, deps)
      const { text } = transcriptionSchema.parse(await answer.response.json())
      const minutes = sampleCount / recognitionSampleRate / 60
      const { pricePerMinute } = service
      answer.reportUsage(minutes, pricePerMinute === undefined ? null : minutes * pricePerMinute)
      yield { kind: 'final', text: cleanTranscript(text) } as const
    } catch (error) {
      if (signal.aborted) return
      throw new RecognitionUnavailable(
        error instanceof ServiceError ? error.message : `${service.url.host}: unexpected answer`,
      )
    } finally {
      request.abort()
    }
  }

  return {
    push(pcm) {
      if (sampleCount >= maxSegmentSeconds * recognitionSampleRate) return
      sampleCount += pcm.length
      parts.push(pcm.slice())
    },
    finish,
    results: transcribe(),
  }
}
