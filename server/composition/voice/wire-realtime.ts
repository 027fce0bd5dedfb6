import type { CompanionVoice } from '../../../domain/companions/companion-voice'
import {
  createRealtimeModel,
  type RealtimeDeps,
  type RealtimeService,
} from '../../../providers/realtime/create-realtime-model'
import type { DialogueContext } from '../../../voice/brain/dialogue/dialogue-context'
import { createServiceHealth } from '../../../voice/fallback/service-health'
import type { Clock } from '../../../voice/ports/clock'
import type { LanguageModel } from '../../../voice/ports/language-model'
import type { SpeechToText } from '../../../voice/ports/speech-to-text'
import { createRealtimeDialogue } from '../../../voice/realtime-dialogue/create-realtime-dialogue'

/** What a call passes to the realtime model. */
export type RealtimeCall = { context: DialogueContext; voice: CompanionVoice }

/** The services that continue a call while the realtime model is unavailable. */
export type RealtimeFallback = {
  languageModel: LanguageModel | null
  speechToText: SpeechToText | null
}

/** Wires the realtime model. All calls of the process share one record of the model's failures. */
export function wireRealtime(
  service: RealtimeService,
  deps: RealtimeDeps & { clock: Clock; onFailure(error: unknown): void },
) {
  const { clock, onFailure } = deps
  const model = createRealtimeModel(service, deps)
  const health = createServiceHealth(clock)

  return {
    model,
    start({ context, voice }: RealtimeCall, fallback: RealtimeFallback) {
      const { languageModel, speechToText } = fallback
      return createRealtimeDialogue({
        context,
        voice,
        model,
        health,
        clock,
        languageModel,
        fallbackRecogniser: speechToText,
        onError: onFailure,
      })
    },
  }
}
