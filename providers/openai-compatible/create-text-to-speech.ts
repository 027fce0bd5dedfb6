import type { CompanionVoice, Timbre } from '../../domain/companions/companion-voice'
import {
  type LanguageSpan,
  SpeechUnavailable,
  speechSampleRate,
  type TextToSpeech,
} from '../../voice/ports/text-to-speech'
import { removeControlCharacters } from '../shared/remove-control-characters'
import { toSpeed } from '../shared/voice-speed'
import { readSpeech, UnexpectedAudio } from './read-speech'
import { followSignal, getRecipient, post, type Service, type ServiceDeps } from './service'

/** The service's voice for each timbre; `default` for the timbres without an entry. */
export type ServiceVoices = Partial<Record<Timbre, string>> & { default: string }

/**
 * Slows a whole sentence that has a slow span, because a request has only one speed. eSpeak slows only the span, by a
 * stronger factor; here the French words of the sentence are slowed too, and must not become too slow.
 */
const slowFactor = 0.75

/**
 * Creates a synthesiser from a service that offers speech as a stream of PCM at 24 kHz, such as
 * hosted services or Kokoro. A request has one voice and no language: multilingual voices detect
 * foreign words themselves, other voices pronounce them as French.
 */
export function createTextToSpeech(
  service: Service & { voices: ServiceVoices; pricePerMillionCharacters?: number | undefined },
  deps: ServiceDeps,
): TextToSpeech {
  return {
    recipient: getRecipient(service),
    async *speak(text, voice, signal, spans = []) {
      const request = followSignal(signal)
      try {
        const body = toBody(removeControlCharacters(text), voice, spans)
        const answer = await post(service, 'audio/speech', body, request.signal, deps)
        const type = answer.response.headers.get('content-type')
        let sampleCount = 0
        for await (const pcm of readSpeech(answer.body, type)) {
          sampleCount += pcm.length
          yield { kind: 'audio', pcm }
        }
        if (sampleCount === 0) throw new SpeechUnavailable(`${service.url.host}: no sound`)
        const price = service.pricePerMillionCharacters
        const costEuros = price === undefined ? null : (body.input.length / 1e6) * price
        answer.reportUsage(sampleCount / speechSampleRate / 60, costEuros)
      } catch (error) {
        if (signal.aborted) return
        const reason = error instanceof Error ? error.message : 'no answer'
        // The message of UnexpectedAudio contains the type of the audio, but not the service.
        throw new SpeechUnavailable(
          error instanceof UnexpectedAudio ? `${service.url.host}: ${reason}` : reason,
        )
      } finally {
        request.abort()
      }
    },
  }

  function toBody(text: string, voice: CompanionVoice, spans: readonly LanguageSpan[]) {
    const speed = toSpeed(voice) * (spans.some(({ isSlow }) => isSlow) ? slowFactor : 1)
    return {
      model: service.model,
      input: text,
      voice: service.voices[voice.timbre] ?? service.voices.default,
      response_format: 'pcm',
      speed: Math.round(speed * 100) / 100,
    }
  }
}
