import { createLanguageModel } from '../../../providers/openai-compatible/create-language-model'
import { createTextToSpeech } from '../../../providers/openai-compatible/create-text-to-speech'
import { findOllamaModel } from '../../../providers/openai-compatible/find-ollama-model'
import type { Service } from '../../../providers/openai-compatible/service'
import { selectRecogniser } from '../../../providers/realtime/select-recogniser'
import { createHostedVoice } from '../../../providers/vapi/create-hosted-voice'
import { recognitionSampleRate } from '../../../voice/ports/speech-to-text'
import type { Config } from '../../config'
import { describeError } from '../speech/describe-reason'
import type { Finding } from './inspect-payments'
import { inspectRealtime } from './inspect-realtime'

/** A real request takes a few seconds at most. */
const timeoutMs = 15_000

const deps = { fetch }
const clock = { now: () => new Date() }
const voice = { timbre: 'feminine-warm', wordsPerMinute: 165, pitch: 50, pitchRange: 50 } as const

/**
 * Sends one real request to each configured service, and reports how long the first response took
 * or why the request failed. A public address requires a voice, and a language model or a realtime
 * model.
 */
export async function inspectVoice(
  config: Pick<Config, 'isLoopback' | 'voiceServices'> & Partial<Pick<Config, 'hostedVoice'>>,
): Promise<Finding[]> {
  const { isLoopback, voiceServices } = config
  const { textToSpeech, speechToText, realtime, ollamaUrl } = voiceServices
  const languageModel =
    voiceServices.languageModel ?? (ollamaUrl ? await findOllamaModel(ollamaUrl) : null)
  return [
    languageModel
      ? await inspectService('modèle de langage', languageModel, (signal) =>
          askModel(languageModel, signal),
        )
      : describeMissingService('modèle de langage', {
          replacement: 'les dialogues écrits',
          variable: 'LLM_URL',
          isOptional: isLoopback || realtime !== undefined,
        }),
    textToSpeech
      ? await inspectService('voix', textToSpeech, (signal) =>
          createTextToSpeech(textToSpeech, deps).speak('Bonjour.', voice, signal),
        )
      : describeMissingService('voix', {
          replacement: 'la synthèse embarquée',
          variable: 'TTS_URL',
          isOptional: isLoopback,
        }),
    speechToText
      ? await inspectService('reconnaissance', speechToText, (signal) =>
          recogniseSilence(speechToText, signal),
        )
      : { name: 'reconnaissance', isFine: true, text: 'celle du navigateur, quand il en a une' },
    ...(realtime ? [await inspectRealtime(realtime)] : []),
    ...(config.hostedVoice ? [await inspectHostedVoice(config.hostedVoice)] : []),
  ]
}

const askModel = (service: Service, signal: AbortSignal) =>
  createLanguageModel(service, deps).respond(
    [{ role: 'user', content: 'Réponds seulement : bonjour.' }],
    signal,
  )

function recogniseSilence(service: Service, signal: AbortSignal) {
  const recognition = selectRecogniser(service, deps).open(signal)
  recognition.push(new Int16Array(recognitionSampleRate))
  recognition.finish()
  return recognition.results
}

/** No call has this id: a service that accepts the key answers 404. */
const unknownCallId = '00000000-0000-4000-8000-000000000000'

async function inspectHostedVoice(service: NonNullable<Config['hostedVoice']>): Promise<Finding> {
  const name = 'service vocal'
  const { host } = service.url
  const hostedVoice = createHostedVoice({ ...service, webhookUrl: service.url }, { fetch, clock })
  const startedAtMs = performance.now()
  try {
    await hostedVoice.findCall(unknownCallId)
    const tookMs = Math.round(performance.now() - startedAtMs)
    return { name, isFine: true, text: `${host} accepte la clé et répond en ${tookMs} ms` }
  } catch (error) {
    return { name, isFine: false, text: `${host} : ${describeError(error)}` }
  }
}

async function inspectService(
  name: string,
  { model, url }: Service,
  sendRequest: (signal: AbortSignal) => AsyncIterable<unknown>,
): Promise<Finding> {
  const label = `${model}, chez ${url.host}`
  const signal = AbortSignal.timeout(timeoutMs)
  const startedAtMs = performance.now()
  try {
    for await (const _first of sendRequest(signal)) {
      const tookMs = Math.round(performance.now() - startedAtMs)
      return { name, isFine: true, text: `${label} : première réponse en ${tookMs} ms` }
    }
    return { name, isFine: false, text: `${label} : aucune réponse` }
  } catch (error) {
    return { name, isFine: false, text: `${label} : ${describeError(error)}` }
  }
}

const describeMissingService = (
  name: string,
  {
    replacement,
    variable,
    isOptional,
  }: { replacement: string; variable: string; isOptional: boolean },
): Finding => ({
  name,
  isFine: isOptional,
  text: isOptional
    ? `${replacement}, sans clé`
    : `aucun service configuré : sur une adresse publique aucun appel n’est possible, renseignez ${variable}`,
})
