import type { Activity } from '../brain/activities/activity'
import type { DialogueContext } from '../brain/dialogue/dialogue-context'
import type { Dialogue, DialoguePrompt, PreparedResponse } from '../ports/dialogue'
import type { LanguageModel } from '../ports/language-model'
import { isAnsweredByRule } from './answered-by-rule'
import { chooseActivity } from './choose-activity'
import {
  composeMessages,
  describeCaller,
  findLastResponse,
  getCallerText,
  type HistoryEntry,
} from './message-history'
import { maxCallerCharacters } from './response-limits'
import { writeInstructions } from './write-instructions'
import { writeResponse } from './write-response'

export type ModelDialogueDeps = {
  context: DialogueContext
  /** null: the scripted dialogue gives every answer. */
  languageModel: LanguageModel | null
  /** The history of the call, if it is shared with another dialogue. */
  history?: HistoryEntry[]
  /**
   * Speaks when no words of the caller are known, as in the greeting and announcements; answers what
   * `isAnsweredByRule` withholds from the model; and takes over when the model fails before its first sentence.
   */
  scripted: Dialogue
  onError?(error: unknown): void
}

/**
 * Creates the dialogue of one call from a language model. The scripted dialogue says what must be exact:
 * the AI disclosure, help in danger, announcements about the call. A prepared response becomes part of the
 * history only once it is accepted.
 */
export function createModelDialogue(deps: ModelDialogueDeps): Dialogue {
  const { context, languageModel, scripted } = deps
  const { companion } = context
  const { address } = companion.persona
  const history = deps.history ?? []
  let runningActivity: Activity | null = null
  let isFallback = false
  /** Whether the scripted dialogue gave the last response. It is then notified of an interruption. */
  let isLastResponseScripted = false
  /** Whether the model has answered since the scripted dialogue last answered the caller or said farewell. */
  let hasModelContinued = false

  function addToHistory(prompt: DialoguePrompt, response: HistoryEntry) {
    const callerText = describeCaller(prompt)
    if (callerText !== null) history.push({ speaker: 'caller', text: callerText })
    history.push(response)
  }

  function prepareScripted(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse {
    const preparedResponse = scripted.prepare(prompt, signal)
    const response: HistoryEntry = { speaker: 'companion', text: '' }
    return {
      sentences: recordSentences(preparedResponse.sentences, response),
      accept() {
        preparedResponse.accept()
        addToHistory(prompt, response)
        isFallback = false
        isLastResponseScripted = true
        if (prompt.kind === 'farewell' || getCallerText(prompt) !== null) hasModelContinued = false
        if (scripted.isInCrisis?.()) runningActivity = null
      },
    }
  }

  function prepareWithModel(
    languageModel: LanguageModel,
    prompt: DialoguePrompt,
    text: string,
    signal: AbortSignal,
  ): PreparedResponse {
    const response: HistoryEntry = { speaker: 'companion', text: '' }
    const activity = chooseActivity(companion, text, runningActivity)
    let fallback: PreparedResponse | null = null
    let onOpeningClause = (_clause: string) => {}
    const openingClause = new Promise<string>((resolve) => {
      onOpeningClause = resolve
    })

    async function* writeOrFallBack() {
      const messages = composeMessages(writeInstructions(context, activity, text), [
        ...history,
        { speaker: 'caller', text },
      ])
      const isForeignLanguageAllowed = companion.category === 'apprentissage'
      const precedingWords = { companion: findLastResponse(history), caller: text }
      const options = {
        languageModel,
        messages,
        address,
        precedingWords,
        isForeignLanguageAllowed,
        signal,
      }
      try {
        yield* writeResponse({ ...options, onOpeningClause })
      } catch (error) {
        if (signal.aborted) return
        deps.onError?.(error)
      }
      if (response.text !== '' || signal.aborted) return
      fallback = scripted.prepare(prompt, signal)
      yield* fallback.sentences
    }

    return {
      sentences: recordSentences(writeOrFallBack(), response),
      openingClause,
      accept() {
        addToHistory(prompt, response)
        fallback?.accept()
        isFallback = fallback !== null
        isLastResponseScripted = isFallback
        hasModelContinued = !isFallback
        runningActivity = activity
      },
    }
  }

  return {
    prepare(prompt, signal) {
      const text = getCallerText(prompt)
      if (text === null || languageModel === null || shouldScriptAnswer(text))
        return prepareScripted(prompt, signal)
      return prepareWithModel(languageModel, prompt, text.slice(0, maxCallerCharacters), signal)
    },
    truncate(heardText) {
      const lastEntry = history.at(-1)
      if (lastEntry?.speaker === 'companion')
        lastEntry.text = heardText === '' ? '' : `${heardText}…`
      if (isLastResponseScripted) scripted.truncate(heardText)
    },
    isCallEnding,
    isInCrisis: () => scripted.isInCrisis?.() ?? false,
    hasHadDanger: () => scripted.hasHadDanger?.() ?? true,
    isConversationClosed: () => scripted.isConversationClosed?.() ?? false,
    isFallback: () => isFallback,
  }

  function isCallEnding(): boolean {
    return isLastResponseScripted && !hasModelContinued && (scripted.isCallEnding?.() ?? false)
  }

  function shouldScriptAnswer(text: string): boolean {
    const { isInCrisis } = scripted
    return isAnsweredByRule(text, companion, {
      isInCrisis: () => isInCrisis?.() ?? false,
      isCallEnding,
    })
  }
}

/** Passes the sentences on, and adds them to the text of the history entry. */
async function* recordSentences(sentences: AsyncIterable<string>, response: HistoryEntry) {
  for await (const sentence of sentences) {
    response.text = response.text === '' ? sentence : `${response.text} ${sentence}`
    yield sentence
  }
}
