import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { Activity } from '../brain/activities/activity'
import { createScriptedDialogue } from '../brain/create-scripted-dialogue'
import type { DialogueContext } from '../brain/dialogue/dialogue-context'
import type { ServiceHealth } from '../fallback/service-health'
import { isAnsweredByRule } from '../model-dialogue/answered-by-rule'
import { chooseActivity } from '../model-dialogue/choose-activity'
import { createModelDialogue } from '../model-dialogue/create-model-dialogue'
import {
  describeCaller,
  findLastResponse,
  getCallerText,
  type HistoryEntry,
} from '../model-dialogue/message-history'
import { maxCallerCharacters } from '../model-dialogue/response-limits'
import { writeInstructions } from '../model-dialogue/write-instructions'
import type { Clock } from '../ports/clock'
import type {
  AudioDialogue,
  AudioPassage,
  DialoguePrompt,
  PreparedResponse,
} from '../ports/dialogue'
import type { LanguageModel } from '../ports/language-model'
import {
  type RealtimeModel,
  RealtimeModelUnavailable,
  type RealtimeResponse,
} from '../ports/realtime-model'
import type { SpeechToText } from '../ports/speech-to-text'
import { createModelConversation } from './model-conversation'
import { createSpokenResponse, type SpokenResponse } from './spoken-response'

/** A model whose audio does not begin within this time has failed. */
const firstAudioTimeoutMs = 4_000

export type RealtimeDialogueDeps = {
  context: DialogueContext
  voice: CompanionVoice
  model: RealtimeModel
  /** The availability of the model, shared by all calls of the process. */
  health: ServiceHealth
  clock: Pick<Clock, 'schedule'>
  /**
   * Answers while the model is unavailable; these answers are billed, except the one that replaces an answer in
   * which the model failed. null: the scripted dialogue answers instead, unbilled.
   */
  languageModel: LanguageModel | null
  /** Recognises speech while the model is unavailable; null without another recogniser. */
  fallbackRecogniser: SpeechToText | null
  onError?(error: unknown): void
}

/**
 * Creates the dialogue of one call with a realtime model, and the model's recogniser.
 * As with a language model (docs/decisions/035), rules give the announcements and the answers to
 * dangers, goodbyes and some other texts (`isAnsweredByRule`), and each word of the model is checked
 * before it is heard.
 */
export function createRealtimeDialogue(deps: RealtimeDialogueDeps): {
  dialogue: AudioDialogue
  speechToText: SpeechToText
} {
  const { context, languageModel, model } = deps
  const { companion } = context
  let runningActivity: Activity | null = null
  const history: HistoryEntry[] = []
  const fallback = createModelDialogue({
    context,
    languageModel,
    scripted: createScriptedDialogue(context),
    history,
    ...(deps.onError && { onError: deps.onError }),
  })
  const conversation = createModelConversation({
    ...deps,
    history,
    writeInstructions: () => writeInstructions(context, runningActivity),
  })
  /** `forbidden`: our own voice replaced a forbidden answer of the model. `other`: `fallback` gave the response. */
  let lastResponse:
    | { kind: 'model'; response: RealtimeResponse; entry: HistoryEntry }
    | { kind: 'forbidden'; entry: HistoryEntry }
    | { kind: 'other' } = { kind: 'other' }
  /** Whether the last response is not billed, because it replaced one that the model could not give. */
  let isUnbilledReplacement = false

  /** Prepares an answer without the realtime model. isModelMissing: the model should answer, but is unavailable. */
  function prepareFallback(
    prompt: DialoguePrompt,
    signal: AbortSignal,
    { isModelMissing }: { isModelMissing: boolean },
  ): PreparedResponse {
    const preparedResponse = fallback.prepare(prompt, signal)
    return {
      ...preparedResponse,
      accept() {
        preparedResponse.accept()
        lastResponse = { kind: 'other' }
        isUnbilledReplacement = isModelMissing && languageModel === null
        if (describeCaller(prompt) !== null) conversation.removeSpeech()
        if (fallback.isInCrisis?.()) runningActivity = null
      },
    }
  }

  /** Prepares an answer of the realtime model in its own voice. */
  function prepareModelResponse(
    prompt: DialoguePrompt,
    signal: AbortSignal,
  ): PreparedResponse<string | AudioPassage> {
    const entry: HistoryEntry = { speaker: 'companion', text: '' }
    const text = getCallerText(prompt)?.slice(0, maxCallerCharacters) ?? null
    const activity =
      text === null ? runningActivity : chooseActivity(companion, text, runningActivity)
    let fallbackResponse: PreparedResponse | null = null
    let modelResponse: { response: RealtimeResponse; spokenResponse: SpokenResponse } | null = null
    /** Whether the whole response was forbidden, so that our own voice says a replacement. */
    let isForbidden = false

    async function* answer(): AsyncGenerator<string | AudioPassage> {
      const requestController = new AbortController()
      const stop = () => requestController.abort()
      if (signal.aborted) return
      signal.addEventListener('abort', stop, { once: true })
      try {
        const instructions = writeInstructions(context, activity)
        const response = conversation.respond(
          { prompt, text, instructions },
          requestController.signal,
        )
        const spokenResponse = createSpokenResponse(response.parts, {
          address: companion.persona.address,
          precedingWords: { companion: findLastResponse(history), caller: text },
          isForeignLanguageAllowed: companion.category === 'apprentissage',
          stop,
        })
        if (!(await waitForAudioInTime(spokenResponse))) {
          const replacement = spokenResponse.takeRemainingSentences()
          if (replacement.length === 0)
            throw new RealtimeModelUnavailable('invalid-answer', `${model.name}: no voice`)
          isForbidden = true
          entry.text = replacement.join(' ')
          yield* replacement
          return
        }
        modelResponse = { response, spokenResponse }
        yield spokenResponse.passage
        const remainingSentences = spokenResponse.takeRemainingSentences()
        entry.text = [spokenResponse.text, ...remainingSentences].join(' ').trim()
        if (spokenResponse.failure !== null) conversation.disconnect(spokenResponse.failure)
        yield* remainingSentences
        return
      } catch (error) {
        stop()
        if (signal.aborted) return
        conversation.disconnect(error)
      } finally {
        signal.removeEventListener('abort', stop)
      }
      if (modelResponse) return
      fallbackResponse = fallback.prepare(prompt, signal)
      yield* fallbackResponse.sentences
    }

    return {
      sentences: answer(),
      accept() {
        if (fallbackResponse) {
          fallbackResponse.accept()
          runningActivity = fallback.isInCrisis?.() ? null : activity
          lastResponse = { kind: 'other' }
          isUnbilledReplacement = true
          return conversation.removeSpeech()
        }
        if (isForbidden) {
          isUnbilledReplacement = false
          lastResponse = { kind: 'forbidden', entry }
          return conversation.record(prompt, entry)
        }
        if (!modelResponse) return
        const { response, spokenResponse } = modelResponse
        response.accept()
        isUnbilledReplacement = false
        runningActivity = activity
        lastResponse = { kind: 'model', response, entry }
        entry.text = spokenResponse.text
        conversation.record(prompt, entry)
      },
    }
  }

  /**
   * Resolves like `waitForAudio`; rejects when the model's audio does not begin within
   * `firstAudioTimeoutMs`.
   */
  function waitForAudioInTime(spokenResponse: SpokenResponse): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const cancel = deps.clock.schedule(firstAudioTimeoutMs, () =>
        reject(new RealtimeModelUnavailable('unreachable', `${model.name}: no voice in time`)),
      )
      spokenResponse.waitForAudio().then(resolve, reject).finally(cancel)
    })
  }

  const ruleState = {
    isInCrisis: () => fallback.isInCrisis?.() ?? false,
    isCallEnding: () => lastResponse.kind === 'other' && (fallback.isCallEnding?.() ?? false),
  }

  /** Whether the model may answer; otherwise a rule does. */
  function canModelAnswer(prompt: DialoguePrompt): boolean {
    const text = getCallerText(prompt)
    if (text !== null) return !isAnsweredByRule(text, companion, ruleState)
    return prompt.kind === 'unrecognised' && !ruleState.isInCrisis()
  }

  /** Whether the model knows what the caller said: without a transcript, it must have heard the speech. */
  const isKnownToModel = ({ kind }: DialoguePrompt) =>
    kind !== 'unrecognised' || conversation.hasSpeech()

  const dialogue: AudioDialogue = {
    prepare(prompt, signal) {
      const isModelAllowed = canModelAnswer(prompt)
      // Called for the greeting too, so that the model is connected before its first answer.
      const isUsable = conversation.tryConnect()
      if (isModelAllowed && isUsable && isKnownToModel(prompt))
        return prepareModelResponse(prompt, signal)
      return prepareFallback(prompt, signal, { isModelMissing: isModelAllowed && !isUsable })
    },
    truncate(heardText) {
      if (lastResponse.kind === 'other') return fallback.truncate(heardText)
      lastResponse.entry.text = heardText === '' ? '' : `${heardText}…`
    },
    truncateVoice(heardMs) {
      if (lastResponse.kind === 'model') lastResponse.response.truncate(heardMs)
    },
    canAnswerFromAudio(words) {
      if (!conversation.tryConnect() || ruleState.isInCrisis()) return false
      return words === null || words === '' || !isAnsweredByRule(words, companion, ruleState)
    },
    close: conversation.close,
    isInCrisis: ruleState.isInCrisis,
    isCallEnding: ruleState.isCallEnding,
    hasHadDanger: () => fallback.hasHadDanger?.() ?? true,
    isConversationClosed: () => fallback.isConversationClosed?.() ?? false,
    isFallback: () =>
      isUnbilledReplacement ||
      (lastResponse.kind === 'other' && (fallback.isFallback?.() ?? false)),
  }
  return { dialogue, speechToText: conversation.speechToText }
}
