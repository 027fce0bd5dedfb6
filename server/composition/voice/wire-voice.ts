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
 * Returns the service if the call may use it, otherwise null. A service off the operator's
 * computers needs the caller's consent, because it receives the caller's words, or answers that can
 * repeat them.
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
 * Wires the voice services of this process. Selects a synthesiser, a language model and a
 * recogniser: the configured service if there is one, otherwise a local one. The last two may be
 * null.
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
  const createFailureReporter = (provider: string) => (error: unknown) => {
    activity.recordFailure(provider)
    logFailure(error)
  }
  const { textToSpeech, speechToText } = services
  const localSpeech =
    speechModelsDirectory === null
      ? null
      : await openLocalSpeech({
          directory: speechModelsDirectory,
          onFailure: createFailureReporter(localSpeechName),
        })
  const localTextToSpeech = selectLocalTextToSpeech()
  const realtime = services.realtime
    ? wireRealtime(services.realtime, {
        ...deps,
        clock,
        onFailure: createFailureReporter(services.realtime.model),
      })
    : null
  const languageModel = dropIfConsentIsNeverAsked(await selectLanguageModel())

  async function selectLanguageModel(): Promise<LanguageModel | null> {
    const { languageModel: configuredModel, ollamaUrl } = services
    const localModel = configuredModel || !ollamaUrl ? null : await findOllamaModel(ollamaUrl)
    const service = configuredModel ?? localModel
    if (!service) return null
    return withFallbackModels([createLanguageModel(service, deps)], {
      clock,
      onFailure: ({ name }, error) => createFailureReporter(name)(error),
    })
  }

  /**
   * Returns the voices on this machine. The embedded one speaks when no voice is installed, for
   * companions whom no installed voice suits, for sentences with words of other languages, and when
   * an installed voice fails.
   */
  function selectLocalTextToSpeech(): TextToSpeech {
    if (!localSpeech?.textToSpeech) return embeddedSpeech
    const installedVoices = measureFirstSound(localSpeech.textToSpeech, localSpeechName, activity)
    const installedFirst = withFallbackSpeech(installedVoices, embeddedSpeech, {
      clock,
      onFailure: createFailureReporter(localSpeechName),
    })
    // Only the embedded synthesiser has voices of other languages.
    const embeddedFirst = withFallbackSpeech(embeddedSpeech, installedVoices, {
      clock,
      onFailure: createFailureReporter(embeddedSpeechName),
    })
    return {
      recipient: null,
      speak(text, voice, signal, spans = []) {
        const suitableSpeech = spans.length > 0 ? embeddedFirst : installedFirst
        const speech = localSpeech.canSpeak(voice) ? suitableSpeech : embeddedSpeech
        return speech.speak(text, voice, signal, spans)
      },
    }
  }

  const recogniser = dropIfConsentIsNeverAsked(
    speechToText
      ? watchRecogniser(
          selectRecogniser(speechToText, deps),
          createFailureReporter(speechToText.model),
        )
      : (localSpeech?.speechToText ?? null),
  )

  /**
   * Returns null for a service that needs a consent for which callers are never asked: with a
   * realtime model, pages ask for consent to that model and to the synthesiser only. Consent is
   * stored per host, so a caller who consents to a synthesiser would otherwise also permit a
   * recogniser or language model at the same host. Returns any other service unchanged.
   */
  function dropIfConsentIsNeverAsked<Service extends { recipient: string | null }>(
    service: Service | null,
  ): Service | null {
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
          onFailure: createFailureReporter(textToSpeech.model),
        })
      : localTextToSpeech,
    /**
     * The voices on this machine, for callers who have not consented to a voice service elsewhere.
     */
    localTextToSpeech,
    /** The names of the voices in order of preference, except the embedded voice. */
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
        // The failure is only logged, because withFallbackModels has already recorded it.
        onError: logFailure,
      })
    },
    /**
     * Whether our own engine serves public requests, and not only loopback requests. This needs a
     * language model or realtime model, and a voice other than the embedded one. The scripted
     * dialogue and the embedded voice are only for trying the product.
     */
    canServePublicCalls:
      (languageModel !== null || realtime !== null) &&
      (textToSpeech !== undefined || localSpeech?.textToSpeech != null),
  }
}

/**
 * Adds the clock, which a dialogue reads when the caller asks for the day or the time, and the
 * start of the call, which the instructions of a language model contain.
 */
const addTime = (context: DialogueContext, clock: Clock): DialogueContext => ({
  ...context,
  now: clock.now,
  startedAt: clock.now(),
})

type DescribedService = { recipient: string | null }

/**
 * Describes the services of a call for the pages. With a realtime model, callers are not asked for
 * consent to a recogniser or language model. A caller who refuses the realtime model can then only
 * get local ones, so services at other hosts are left out (docs/decisions/042).
 */
export function describeCallServices(services: {
  realtime: DescribedService | null
  speechToText: DescribedService | null
  languageModel: DescribedService | null
  textToSpeech: DescribedService
  hosted: HostedService | null
}): CallServices {
  const { realtime, speechToText, languageModel, textToSpeech, hosted } = services
  const describeReplacement = (service: DescribedService | null) => {
    const isLocal = service?.recipient === null
    return realtime && !isLocal ? null : describeService(service)
  }
  return {
    realtime: describeService(realtime),
    recogniser: describeReplacement(speechToText),
    languageModel: describeReplacement(languageModel),
    synthesiser: describeService(textToSpeech),
    ...(hosted && { hosted }),
  }
}

/**
 * Returns what pages need to know about a service that receives a caller's words, or answers that
 * can repeat them.
 */
const describeService = (service: DescribedService | null) =>
  service && { recipient: service.recipient }
