import type { CompanionVoice } from '../../domain/companions/companion-voice'
import {
  createRealtimeModel,
  type RealtimeDeps,
  type RealtimeService,
} from '../../providers/realtime/create-realtime-model'
import { createScriptedDialogue } from '../../voice/brain/create-scripted-dialogue'
import type { DialogueContext } from '../../voice/brain/dialogue/dialogue-context'
import { createServiceHealth } from '../../voice/fallback/service-health'
import { createModelDialogue } from '../../voice/model-dialogue/create-model-dialogue'
import type { HistoryEntry } from '../../voice/model-dialogue/message-history'
import type { Clock } from '../../voice/ports/clock'
import type { LanguageModel } from '../../voice/ports/language-model'
import type { SpeechToText } from '../../voice/ports/speech-to-text'
import { createRealtimeDialogue } from '../../voice/realtime-dialogue/create-realtime-dialogue'

/** The facts of a call that the model needs. */
export type RealtimeCall = { dialogue: DialogueContext; voice: CompanionVoice }

/** What replaces the model while it is unavailable. */
export type RealtimeFallback = {
  languageModel: LanguageModel | null
  speechToText: SpeechToText | null
}

/** Wires the model that hears and speaks. All calls of the process share its health. */
export function wireRealtime(
  service: RealtimeService,
  deps: RealtimeDeps & { clock: Clock; onFailure(error: unknown): void },
) {
  const { clock, onFailure } = deps
  const model = createRealtimeModel(service, deps)
  const health = createServiceHealth(clock)

  return {
    model,
    start({ dialogue: context, voice }: RealtimeCall, fallback: RealtimeFallback) {
      const history: HistoryEntry[] = []
      const { languageModel, speechToText } = fallback
      return createRealtimeDialogue({
        context,
        voice,
        model,
        health,
        clock,
        history,
        fallback: createModelDialogue({
          context,
          languageModel,
          scripted: createScriptedDialogue(context),
          history,
          onError: onFailure,
        }),
        hasLanguageModel: languageModel !== null,
        fallbackRecogniser: speechToText,
        onError: onFailure,
      })
    },
  }
}
