import type { FastifyBaseLogger } from 'fastify'
import { createLanguageModel } from '../../providers/openai-compatible/create-language-model'
import { createSpeechToText } from '../../providers/openai-compatible/create-speech-to-text'
import { createTextToSpeech } from '../../providers/openai-compatible/create-text-to-speech'
import { findOllamaModel } from '../../providers/openai-compatible/find-ollama-model'
import { createScriptedDialogue } from '../../voice/brain/create-scripted-dialogue'
import type { DialogueContext } from '../../voice/brain/dialogue/dialogue-context'
import { withFallbackModels } from '../../voice/fallback/with-fallback-models'
import { withFallbackSpeech } from '../../voice/fallback/with-fallback-speech'
import { createModelDialogue } from '../../voice/model-dialogue/create-model-dialogue'
import type { Clock } from '../../voice/ports/clock'
import type { LanguageModel } from '../../voice/ports/language-model'
import type { TextToSpeech } from '../../voice/ports/text-to-speech'
import type { VoiceServices } from '../voice-services'

export type VoiceDeps = {
  services: VoiceServices
  clock: Clock
  /** The synthesiser of this process, which needs no key. */
  embeddedSpeech: TextToSpeech
  log: FastifyBaseLogger
}

/**
 * Selects the language model, the synthesiser and the recogniser of the companions, in order of
 * preference.
 */
export async function wireVoice({ services, clock, embeddedSpeech, log }: VoiceDeps) {
  const deps = { fetch }
  const onFailure = (error: unknown) => log.warn({ err: error }, 'voice provider failed')
  const { textToSpeech, speechToText } = services
  const languageModel = await selectLanguageModel()

  async function selectLanguageModel(): Promise<LanguageModel | null> {
    const { languageModel: configured, ollamaUrl } = services
    const local = configured || !ollamaUrl ? null : await findOllamaModel(ollamaUrl)
    const service = configured ?? local
    if (!service) return null
    return withFallbackModels([createLanguageModel(service, deps)], {
      clock,
      onFailure: (_, error) => onFailure(error),
    })
  }

  return {
    languageModel,
    speechToText: speechToText ? createSpeechToText(speechToText, deps) : null,
    textToSpeech: textToSpeech
      ? withFallbackSpeech(createTextToSpeech(textToSpeech, deps), embeddedSpeech, {
          clock,
          onFailure,
        })
      : embeddedSpeech,
    createDialogue(context: DialogueContext) {
      const scripted = createScriptedDialogue(context)
      if (!languageModel) return scripted
      return createModelDialogue({ context, languageModel, scripted, onError: onFailure })
    },
    /** A call needs these on a public address; the embedded ones are for trying the product. */
    hasHostedVoice: languageModel !== null && textToSpeech !== undefined,
  }
}
