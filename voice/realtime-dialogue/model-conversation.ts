import type { CompanionVoice } from '../../domain/companions/companion-voice'
import type { ServiceHealth } from '../fallback/service-health'
import {
  composeMessages,
  describeCaller,
  getCallerText,
  type HistoryEntry,
} from '../model-dialogue/message-history'
import type { DialoguePrompt } from '../ports/dialogue'
import {
  type HeardSpeech,
  type RealtimeConversation,
  type RealtimeModel,
  RealtimeModelUnavailable,
  type RealtimeResponse,
} from '../ports/realtime-model'
import type { Recognition, SpeechToText } from '../ports/speech-to-text'

/** Rules cannot work on a service that gives no text of what the caller says so often in a row. */
const maxUnreadTurns = 2

export type ModelConversation = {
  /** Recognises speech with the model, or with the other recogniser while it cannot. */
  readonly speechToText: SpeechToText
  /** Whether the model can be asked now; connects if needed. */
  isUsable(): boolean
  /** Whether something was heard that nobody has answered. */
  hasSpeech(): boolean
  /** Has the model answer; text is null when the words are not known. Throws when it cannot be asked. */
  respond(prompt: DialoguePrompt, text: string | null, signal: AbortSignal): RealtimeResponse
  /** The model's answer to the prompt begins to be heard. */
  record(prompt: DialoguePrompt, answer: HistoryEntry): void
  /** What was heard was answered by somebody else. */
  forgetSpeech(): void
  /** Gives up the connection; the next one begins with the history. */
  drop(error: unknown): void
  close(): void
}

type Heard = {
  speech: HeardSpeech
  /** null until its text is final. */
  text: string | null
  /** Where the text belongs, once it was answered. */
  entry: HistoryEntry | null
}

type Connection = {
  conversation: RealtimeConversation
  controller: AbortController
  /** Entries of the history that the model knows. */
  known: Set<HistoryEntry>
  hasAnswered: boolean
}

/** Creates the connections of one call to a model: one at a time, each with what was said before. */
export function createModelConversation(deps: {
  model: RealtimeModel
  voice: CompanionVoice
  health: ServiceHealth
  history: HistoryEntry[]
  fallbackRecogniser: SpeechToText | null
  writeInstructions(): string
  onError?(error: unknown): void
}): ModelConversation {
  const { model, health, history, fallbackRecogniser } = deps
  let connection: Connection | null = null
  let isOver = false
  let unanswered: Heard[] = []
  let lastTurn: readonly Heard[] = []
  let unreadTurns = 0

  function drop(error: unknown) {
    deps.onError?.(error)
    // A connection that ends after it has worked, as after an hour, is opened again at once.
    if (!connection?.hasAnswered || !isEndOfConnection(error)) health.recordFailure(error)
    connection?.controller.abort()
    connection = null
    unanswered = []
  }

  function isEndOfConnection(error: unknown) {
    return error instanceof RealtimeModelUnavailable && error === connection?.conversation.failure
  }

  function connect(): Connection | null {
    const failure = connection?.conversation.failure
    if (failure) drop(failure)
    if (isOver || unreadTurns >= maxUnreadTurns) return null
    if (connection) return connection
    if (!health.isAvailable()) return null
    const controller = new AbortController()
    const messages = composeMessages(deps.writeInstructions(), history)
    const conversation = model.open({ voice: deps.voice, messages }, controller.signal)
    connection = { conversation, controller, known: new Set(history), hasAnswered: false }
    return connection
  }

  function listen(speech: HeardSpeech): Recognition {
    const heard: Heard = { speech, text: null, entry: null }
    unanswered.push(heard)
    async function* read() {
      for await (const result of speech.results) {
        if (result.kind === 'final') addText(heard, result.text)
        yield result
      }
    }
    return { push: speech.push, finish: speech.finish, results: read() }
  }

  function addText(heard: Heard, text: string) {
    heard.text = text
    if (heard.entry) heard.entry.text = joinTexts(lastTurn) || heard.entry.text
  }

  /** Tells the model what was said since its last answer, in another voice or by other means. */
  function addMissingHistory({ conversation, known }: Connection) {
    for (const entry of history) {
      if (known.has(entry)) continue
      known.add(entry)
      const role = entry.speaker === 'caller' ? 'user' : 'assistant'
      if (entry.text !== '') conversation.addMessage({ role, content: entry.text })
    }
  }

  return {
    speechToText: {
      name: model.name,
      recipient: model.recipient,
      open(signal) {
        const current = connect()
        if (current) return listen(current.conversation.listen(signal))
        return fallbackRecogniser?.open(signal) ?? hearNothing()
      },
    },
    isUsable: () => connect() !== null,
    hasSpeech: () => unanswered.length > 0,
    respond(prompt, text, signal) {
      const current = connect()
      if (!current)
        throw new RealtimeModelUnavailable('unreachable', `${model.name}: not connected`)
      addMissingHistory(current)
      if (text !== null && (prompt.kind === 'typed' || unanswered.length === 0))
        current.conversation.addMessage({ role: 'user', content: text })
      if (text !== null && prompt.kind === 'spoken') {
        const isOther = (heard: Heard) => Boolean(heard.text) && !text.includes(heard.text ?? '')
        for (const { speech } of unanswered.filter(isOther)) speech.forget()
        unanswered = unanswered.filter((heard) => !isOther(heard))
      }
      return current.conversation.respond(deps.writeInstructions(), signal)
    },
    record(prompt, answer) {
      const isUnread = lastTurn.length > 0 && lastTurn.every(({ text }) => text === null)
      unreadTurns = isUnread ? unreadTurns + 1 : 0
      lastTurn = unanswered
      unanswered = []
      const text = getCallerText(prompt) ?? (joinTexts(lastTurn) || (describeCaller(prompt) ?? ''))
      const said: HistoryEntry = { speaker: 'caller', text }
      for (const heard of lastTurn) heard.entry = said
      history.push(said, answer)
      if (!connection) return
      connection.hasAnswered = true
      connection.known.add(said).add(answer)
    },
    forgetSpeech() {
      for (const { speech } of unanswered.splice(0)) speech.forget()
    },
    drop,
    close() {
      isOver = true
      connection?.controller.abort()
      connection = null
    },
  }
}

const joinTexts = (turn: readonly Heard[]) =>
  turn
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')

/** Where nothing recognises speech, a segment has no words. */
const hearNothing = (): Recognition => ({
  push() {},
  finish() {},
  results: (async function* () {})(),
})
