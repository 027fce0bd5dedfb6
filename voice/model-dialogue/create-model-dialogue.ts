import type { Activity } from '../brain/activities/activity'
import { findRequestedActivity } from '../brain/activities/choose-activity'
import type { DialogueContext } from '../brain/dialogue/dialogue-context'
import { analyseUtterance } from '../brain/understanding/analyse-utterance'
import { detectDanger } from '../brain/understanding/danger/detect-dangers'
import { isClosingWords, isGoodbye } from '../brain/understanding/goodbye'
import type { Dialogue, DialoguePrompt, PreparedResponse } from '../ports/dialogue'
import type { LanguageModel } from '../ports/language-model'
import { composeMessages, type HistoryEntry } from './message-history'
import { writeInstructions } from './write-instructions'
import { writeResponse } from './write-response'

/** Longer utterances are cut: a model's time and price grow with them. */
const maxCallerCharacters = 4_000

export type ModelDialogueDeps = {
  context: DialogueContext
  languageModel: LanguageModel
  /**
   * Greets, reacts to what happens to the call, answers when somebody is in danger, and takes over
   * when the model fails.
   */
  scripted: Dialogue
  onError?(error: unknown): void
}

/**
 * Creates the dialogue of one call from a language model. What must be exact does not depend on the
 * model: the AI disclosure, help in danger, announcements about the call. A prepared response becomes
 * part of the conversation only once it is accepted.
 */
export function createModelDialogue(deps: ModelDialogueDeps): Dialogue {
  const { context, languageModel, scripted } = deps
  const { companion } = context
  const { address } = companion.persona
  const history: HistoryEntry[] = []
  let runningActivity: Activity | null = null
  let isFallback = false
  /**
   * Whether the scripted dialogue gave the last response, so that an interruption concerns it too.
   */
  let isLastScripted = false

  function accept(prompt: DialoguePrompt, response: HistoryEntry) {
    const heard = describeCaller(prompt)
    if (heard !== null) history.push({ speaker: 'caller', text: heard })
    history.push(response)
  }

  function prepareScripted(prompt: DialoguePrompt, signal: AbortSignal): PreparedResponse {
    const prepared = scripted.prepare(prompt, signal)
    const response: HistoryEntry = { speaker: 'companion', text: '' }
    return {
      sentences: recordSentences(prepared.sentences, response),
      accept() {
        prepared.accept()
        accept(prompt, response)
        isFallback = false
        isLastScripted = true
        if (scripted.isInCrisis?.()) runningActivity = null
      },
    }
  }

  function prepareWithModel(
    prompt: DialoguePrompt,
    text: string,
    signal: AbortSignal,
  ): PreparedResponse {
    const response: HistoryEntry = { speaker: 'companion', text: '' }
    const activity = chooseActivity(text)
    let fallback: PreparedResponse | null = null

    async function* writeOrFallBack() {
      const messages = composeMessages(writeInstructions(context, activity), [
        ...history,
        { speaker: 'caller', text },
      ])
      const allowsForeignLanguage = companion.category === 'apprentissage'
      const options = { languageModel, messages, address, allowsForeignLanguage, signal }
      try {
        yield* writeResponse(options)
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
      accept() {
        accept(prompt, response)
        fallback?.accept()
        isFallback = fallback !== null
        isLastScripted = isFallback
        runningActivity = activity
      },
    }
  }

  /** An activity begins when the caller asks for it, and ends when the caller wants no more of it. */
  function chooseActivity(text: string): Activity | null {
    const { intents, normalisedText } = analyseUtterance(text, address)
    if (intents.has('stop') || intents.has('changes-topic')) return null
    const requested = intents.has('asks-activity')
      ? findRequestedActivity(companion, normalisedText)
      : undefined
    return requested ?? runningActivity
  }

  return {
    prepare(prompt, signal) {
      const text = getCallerText(prompt)
      if (text === null || isScripted(text)) return prepareScripted(prompt, signal)
      return prepareWithModel(prompt, text.slice(0, maxCallerCharacters), signal)
    },
    truncate(heardText) {
      const last = history.at(-1)
      if (last?.speaker === 'companion') last.text = heardText === '' ? '' : `${heardText}…`
      if (isLastScripted) scripted.truncate(heardText)
    },
    isCallerLeaving,
    isInCrisis: () => scripted.isInCrisis?.() ?? false,
    isConversationClosed: () => scripted.isConversationClosed?.() ?? false,
    isFallback: () => isFallback,
  }

  function isCallerLeaving(): boolean {
    return isLastScripted && (scripted.isCallerLeaving?.() ?? false)
  }

  function isScripted(text: string): boolean {
    if (scripted.isInCrisis?.()) return true
    if (detectDanger(text) !== null) return true
    if (isGoodbye(text, companion.name)) return true
    if (isCallerLeaving() && isClosingWords(text, companion.name)) return true
    return analyseUtterance(text, address).intents.has('explicit-with-minor')
  }
}

function getCallerText(prompt: DialoguePrompt): string | null {
  if (prompt.kind === 'typed') return prompt.text
  return prompt.kind === 'spoken' ? prompt.transcript : null
}

/** What the model is told about the caller's side of a prompt, or null when the caller did nothing. */
function describeCaller(prompt: DialoguePrompt): string | null {
  if (prompt.kind === 'unrecognised')
    return '(La personne a parlé, mais ses mots n’ont pas été reconnus.)'
  if (prompt.kind === 'silence') return '(La personne se tait depuis un moment.)'
  return getCallerText(prompt)
}

/** Passes sentences on, and records them as what the companion says. */
async function* recordSentences(sentences: AsyncIterable<string>, response: HistoryEntry) {
  for await (const sentence of sentences) {
    response.text = response.text === '' ? sentence : `${response.text} ${sentence}`
    yield sentence
  }
}
