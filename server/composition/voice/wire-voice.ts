import type { FastifyBaseLogger } from 'fastify'
import type { CallServices, HostedService } from '../../../contract/page-context'
import { fixedApiPaths } from '../../../contract/paths'
import { openLocalSpeech } from '../../../providers/local-speech/open-local-speech'
import { createLanguageModel } from '../../../providers/openai-compatible/create-language-model'
import { createTextToSpeech } from '../../../providers/openai-compatible/create-text-to-speech'
import { findOllamaModel } from '../../../providers/openai-compatible/find-ollama-model'
import { selectRecogniser } from '../../../providers/realtime/select-recogniser'
import { createHostedVoice } from '../../../providers/vapi/create-hosted-voice'
import { createScriptedDialogue } from '../../../voice/brain/create-scripted-dialogue'
import type { DialogueContext } from '../../../voice/brain/dialogue/dialogue-context'
import { withFallbackModels } from '../../../voice/fallback/with-fallback-models'
import { withFallbackSpeech } from '../../../voice/fallback/with-fallback-speech'
import { createModelDialogue } from '../../../voice/model-dialogue/create-model-dialogue'
import type { Clock } from '../../../voice/ports/clock'
import type { HostedVoice } from '../../../voice/ports/hosted-voice'
import type { LanguageModel } from '../../../voice/ports/language-model'
import type { ProviderRequest } from '../../../voice/ports/provider-request'
import type { TextToSpeech } from '../../../voice/ports/text-to-speech'
import type { Config } from '../../config'
import type { CallFacts } from '../../features/calls/live/call-facts'
import { systemClock } from '../../platform/clock'
import type { RecentActivity } from '../../platform/monitoring/recent-activity'
import type { VoiceServices } from '../../voice-services'
import { measureFirstSound } from './measure-first-sound'
import { createVoiceUseLog } from './voice-use-log'
import { watchRecogniser } from './watch-recogniser'
import { wireRealtime } from './wire-realtime'

export type VoiceDeps = {
  services: VoiceServices
  /** Where local speech models are installed; null when local speech is turned off. */
  speechModelsDirectory: string | null
  clock: Clock
  /** The embedded voice, which needs no key. */
  embeddedSpeech: TextToSpeech
  log: FastifyBaseLogger
  /** Records the answers and failures of the providers. */
  activity: Pick<RecentActivity, 'recordAnswer' | 'recordFailure'>
  /** Called after each finished request to a service, in addition to the log. */
  onRequestFinished?: ((request: ProviderRequest) => void) | undefined
}

/** The names of the embedded voice and the installed voices in metrics and alerts. */
export const embeddedSpeechName = 'espeak-ng'
const localSpeechName = 'local-speech'

/**
 * Returns the service if the call may use it, otherwise null. A service on another computer needs
 * the caller's consent, because it receives the caller's words, or answers that can repeat them.
 */
export const selectPermitted = <Service extends { recipient: string | null }>(
  service: Service | null,
  sharedWith: readonly string[],
): Service | null =>
  service && (service.recipient === null || sharedWith.includes(service.recipient)) ? service : null

/** Returns the hosted voice service; null when none is configured. */
export const selectHostedVoice = ({
  hostedVoice,
  publicUrl,
}: Pick<Config, 'hostedVoice' | 'publicUrl'>): HostedVoice | null =>
  hostedVoice
    ? createHostedVoice(
        { ...hostedVoice, webhookUrl: new URL(fixedApiPaths.vapiWebhook, publicUrl) },
        { fetch, clock: systemClock },
      )
    : null

/**
 * Selects the language model, the synthesiser and the recogniser of the companions, in order of
 * preference.
 */
export async function wireVoice(voiceDeps: VoiceDeps) {
  const { services, speechModelsDirectory, clock, embeddedSpeech, log, activity } = voiceDeps
  const logUse = createVoiceUseLog((use) => log.info(use, 'voice service use'))
  const onRequestFinished = (request: ProviderRequest) => {
    logUse(request)
    activity.recordAnswer(request)
    voiceDeps.onRequestFinished?.(request)
  }
  const deps = { fetch, onRequestFinished }
  const logFailure = (error: unknown) => log.warn({ err: error }, 'voice provider failed')
  const reportFailures = (provider: string) => (error: unknown) => {
    activity.recordFailure(provider)
    logFailure(error)
  }
  const { textToSpeech, speechToText } = services
  const localSpeech =
    speechModelsDirectory === null
      ? null
      : await openLocalSpeech({
          directory: speechModelsDirectory,
          onFailure: reportFailures(localSpeechName),
        })
  const localTextToSpeech = selectLocalTextToSpeech()
  const realtime = services.realtime
    ? wireRealtime(services.realtime, {
        ...deps,
        clock,
        onFailure: reportFailures(services.realtime.model),
      })
    : null
  const languageModel = selectIfConsentIsAsked(await selectLanguageModel())

  async function selectLanguageModel(): Promise<LanguageModel | null> {
    const { languageModel: configuredModel, ollamaUrl } = services
    const localModel = configuredModel || !ollamaUrl ? null : await findOllamaModel(ollamaUrl)
    const service = configuredModel ?? localModel
    if (!service) return null
    return withFallbackModels([createLanguageModel(service, deps)], {
      clock,
      onFailure: ({ name }, error) => reportFailures(name)(error),
    })
  }

  /**
   * Returns the installed voices, with the embedded one for companions whom no installed voice
   * suits.
   */
  function selectLocalTextToSpeech(): TextToSpeech {
    if (!localSpeech?.textToSpeech) return embeddedSpeech
    const installedVoices = measureFirstSound(localSpeech.textToSpeech, localSpeechName, activity)
    const localFirst = withFallbackSpeech(installedVoices, embeddedSpeech, {
      clock,
      onFailure: reportFailures(localSpeechName),
    })
    // Only the embedded synthesiser has voices of other languages.
    const multilingual = withFallbackSpeech(embeddedSpeech, installedVoices, {
      clock,
      onFailure: reportFailures(embeddedSpeechName),
    })
    return {
      recipient: null,
      speak(text, voice, signal, spans = []) {
        const speechForSpans = spans.length > 0 ? multilingual : localFirst
        const speech = localSpeech.canSpeak(voice) ? speechForSpans : embeddedSpeech
        return speech.speak(text, voice, signal, spans)
      },
    }
  }

  const recogniser = selectIfConsentIsAsked(
    speechToText
      ? watchRecogniser(selectRecogniser(speechToText, deps), reportFailures(speechToText.model))
      : (localSpeech?.speechToText ?? null),
  )

  /**
   * Returns the service, or null if callers are never asked for consent to it: with a realtime
   * model, they are not asked about a recogniser or language model at another host. Without this
   * rule, consent to a voice at that other host would also let it receive the caller's words.
   */
  function selectIfConsentIsAsked<S extends { recipient: string | null }>(
    service: S | null,
  ): S | null {
    const allowedRecipients = [null, realtime?.model.recipient]
    return realtime && service && !allowedRecipients.includes(service.recipient) ? null : service
  }

  return {
    languageModel,
    localSpeech,
    speechToText: recogniser,
    /** The realtime model; null when none is configured. */
    realtime: realtime?.model ?? null,
    /** Returns null when no realtime model is configured or the caller has not consented to it. */
    startRealtime({
      dialogue: context,
      voice,
      sharedWith,
    }: Pick<CallFacts, 'dialogue' | 'voice' | 'sharedWith'>) {
      if (!realtime || !selectPermitted(realtime.model, sharedWith)) return null
      return realtime.start(
        { context: addTime(context, clock), voice },
        {
          languageModel: selectPermitted(languageModel, sharedWith),
          speechToText: selectPermitted(recogniser, sharedWith),
        },
      )
    },
    textToSpeech: textToSpeech
      ? withFallbackSpeech(createTextToSpeech(textToSpeech, deps), localTextToSpeech, {
          clock,
          onFailure: reportFailures(textToSpeech.model),
        })
      : localTextToSpeech,
    /** The voices of this machine, for callers who have not consented to the host of another. */
    localTextToSpeech,
    /** The names of the voices in order of preference, without the embedded one. */
    voiceNames: [
      ...(textToSpeech ? [textToSpeech.model] : []),
      ...(localSpeech?.listVoices() ?? []),
    ],
    createDialogue(context: DialogueContext, sharedWith: readonly string[]) {
      const datedContext = addTime(context, clock)
      const scriptedDialogue = createScriptedDialogue(datedContext)
      const permittedModel = selectPermitted(languageModel, sharedWith)
      if (!permittedModel) return scriptedDialogue
      return createModelDialogue({
        context: datedContext,
        languageModel: permittedModel,
        scripted: scriptedDialogue,
        // Only logged, because withFallbackModels also records the failures of the model.
        onError: logFailure,
      })
    },
    /**
     * Whether calls on a public address are possible: they need a language model or realtime model,
     * and a voice other than the embedded one. The scripted dialogue and the embedded voice are
     * only for trying the product.
     */
    canServePublicCalls:
      (languageModel !== null || realtime !== null) &&
      (textToSpeech !== undefined || localSpeech?.textToSpeech != null),
  }
}

/** Adds what a dialogue needs to know the time and, from a language model, the day and hour of the call. */
const addTime = (context: DialogueContext, clock: Clock): DialogueContext => ({
  ...context,
  now: clock.now,
  startedAt: clock.now(),
})

type DescribedService = { recipient: string | null }

/**
 * Describes the services of a call for the pages. With a realtime model, callers are not asked for
 * consent to another recogniser or language model, so only local ones can replace the model
 * (docs/decisions/042).
 */
export function describeCallServices(services: {
  realtime: DescribedService | null
  speechToText: DescribedService | null
  languageModel: DescribedService | null
  textToSpeech: DescribedService
  hosted: HostedService | null
}): CallServices {
  const { realtime, speechToText, languageModel, textToSpeech, hosted } = services
  const describeReplacement = (service: DescribedService | null) =>
    realtime && service?.recipient !== null ? null : describeService(service)
  return {
    realtime: describeService(realtime),
    recogniser: describeReplacement(speechToText),
    languageModel: describeReplacement(languageModel),
    synthesiser: describeService(textToSpeech),
    ...(hosted && { hosted }),
  }
}

/**
 * What pages need to know about a service that receives a caller's words, or answers that can
 * repeat them.
 */
const describeService = (service: DescribedService | null) =>
  service && { recipient: service.recipient }
