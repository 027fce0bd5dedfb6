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
  type RealtimeConversation,
  type RealtimeModel,
  RealtimeModelUnavailable,
  type RealtimeResponse,
  type SegmentRecognition,
} from '../ports/realtime-model'
import type { Recognition, SpeechToText } from '../ports/speech-to-text'

/**
 * After this many turns in a row without a transcript, the model is not used in this call until a late transcript
 * arrives: the rules for danger and goodbyes need the words.
 */
const maxTurnsWithoutText = 2

export type ModelConversation = {
  /** Recognises speech with the model, or with the fallback recogniser while the model is unavailable. */
  readonly speechToText: SpeechToText
  /** Connects if needed. Returns whether the model can be asked now. */
  tryConnect(): boolean
  /** Whether the model has received speech that is not answered yet. */
  hasSpeech(): boolean
  /** Asks the model to answer. Throws RealtimeModelUnavailable when it cannot be asked. */
  respond(request: ResponseRequest, signal: AbortSignal): RealtimeResponse
  /** Adds the prompt and the model's answer to the history, when the answer begins to be heard. */
  record(prompt: DialoguePrompt, answer: HistoryEntry): void
  /** Removes the unanswered speech from the model's conversation, because another dialogue has answered it. */
  removeSpeech(): void
  /** Reports a failure and closes the connection; the next connection begins with the history. */
  disconnect(error: unknown): void
  close(): void
}

export type ResponseRequest = {
  prompt: DialoguePrompt
  /** null when the words are not known. */
  text: string | null
  instructions: string
}

type SpeechSegment = {
  speech: SegmentRecognition
  /** null until the final text has arrived. */
  text: string | null
  /** The turn that the segment is part of, once that turn is answered. */
  turn: { entry: HistoryEntry; segments: readonly SpeechSegment[] } | null
}

type Connection = {
  conversation: RealtimeConversation
  controller: AbortController
  /** Entries of the history that the model has heard, read or said. */
  knownEntries: Set<HistoryEntry>
  hasAnswered: boolean
}

/** Connects one call to a model, and reconnects after a failure; each connection begins with the history. */
export function createModelConversation(deps: {
  model: RealtimeModel
  voice: CompanionVoice
  health: ServiceHealth
  history: HistoryEntry[]
  fallbackRecogniser: SpeechToText | null
  /** Writes the instructions that a new connection begins with. */
  writeInstructions(): string
  onError?(error: unknown): void
}): ModelConversation {
  const { model, health, history, fallbackRecogniser } = deps
  let connection: Connection | null = null
  let isOver = false
  let unansweredSegments: SpeechSegment[] = []
  let lastTurn: readonly SpeechSegment[] = []
  let turnsWithoutText = 0

  function disconnect(error: unknown) {
    deps.onError?.(error)
    // Services end connections after an hour or so; a connection that worked is opened again at once.
    if (!connection?.hasAnswered || !isEndOfConnection(error)) health.recordFailure(error)
    connection?.controller.abort()
    connection = null
    unansweredSegments = []
  }

  function isEndOfConnection(error: unknown) {
    return error instanceof RealtimeModelUnavailable && error === connection?.conversation.failure
  }

  function connect(): Connection | null {
    const failure = connection?.conversation.failure
    if (failure) disconnect(failure)
    if (isOver || turnsWithoutText >= maxTurnsWithoutText) return null
    if (connection) return connection
    if (!health.isAvailable()) return null
    const controller = new AbortController()
    const messages = composeMessages(deps.writeInstructions(), history)
    const conversation = model.open({ voice: deps.voice, messages }, controller.signal)
    connection = { conversation, controller, knownEntries: new Set(history), hasAnswered: false }
    return connection
  }

  function listen(speech: SegmentRecognition): Recognition {
    const segment: SpeechSegment = { speech, text: null, turn: null }
    unansweredSegments.push(segment)
    async function* read() {
      for await (const result of speech.results) {
        if (result.kind === 'final') addText(segment, result.text)
        yield result
      }
    }
    return { push: speech.push, finish: speech.finish, results: read() }
  }

  function addText(segment: SpeechSegment, text: string) {
    segment.text = text
    turnsWithoutText = 0
    if (segment.turn)
      segment.turn.entry.text = joinTexts(segment.turn.segments) || segment.turn.entry.text
  }

  /** Sends the model the entries that are missing from its conversation: those that it has not heard, read or said. */
  function addMissingHistory({ conversation, knownEntries }: Connection) {
    for (const entry of history) {
      if (knownEntries.has(entry)) continue
      knownEntries.add(entry)
      const role = entry.speaker === 'caller' ? 'user' : 'assistant'
      if (entry.text !== '') conversation.addMessage({ role, content: entry.text })
    }
  }

  return {
    speechToText: {
      name: model.name,
      recipient: model.recipient,
      open(signal, languages) {
        const usableConnection = connect()
        if (usableConnection) return listen(usableConnection.conversation.listen(signal))
        return fallbackRecogniser?.open(signal, languages) ?? createEmptyRecognition()
      },
    },
    tryConnect: () => connect() !== null,
    hasSpeech: () => unansweredSegments.length > 0,
    respond({ prompt, text, instructions }, signal) {
      const usableConnection = connect()
      if (!usableConnection)
        throw new RealtimeModelUnavailable('unreachable', `${model.name}: not connected`)
      addMissingHistory(usableConnection)
      if (text !== null && (prompt.kind === 'typed' || unansweredSegments.length === 0))
        usableConnection.conversation.addMessage({ role: 'user', content: text })
      if (text !== null && prompt.kind === 'spoken') {
        // Segments whose words are not in the turn were addressed to somebody else.
        const isAddressedElsewhere = (segment: SpeechSegment) =>
          segment.text !== null && !text.includes(segment.text)
        for (const { speech } of unansweredSegments.filter(isAddressedElsewhere)) speech.remove()
        unansweredSegments = unansweredSegments.filter((segment) => !isAddressedElsewhere(segment))
      }
      return usableConnection.conversation.respond(instructions, signal)
    },
    record(prompt, answer) {
      // Checks the previous turn, because the text of this turn may still arrive.
      const isLastTurnWithoutText =
        lastTurn.length > 0 && lastTurn.every(({ text }) => text === null)
      turnsWithoutText = isLastTurnWithoutText ? turnsWithoutText + 1 : 0
      lastTurn = unansweredSegments
      unansweredSegments = []
      const recognisedText = joinTexts(lastTurn)
      const text = getCallerText(prompt) ?? (recognisedText || (describeCaller(prompt) ?? ''))
      const callerEntry: HistoryEntry = { speaker: 'caller', text }
      // Text that is recognised later completes a spoken turn; it never replaces typed words.
      if (prompt.kind !== 'typed')
        for (const segment of lastTurn) segment.turn = { entry: callerEntry, segments: lastTurn }
      history.push(callerEntry, answer)
      if (!connection) return
      connection.hasAnswered = true
      connection.knownEntries.add(callerEntry).add(answer)
    },
    removeSpeech() {
      for (const { speech } of unansweredSegments.splice(0)) speech.remove()
    },
    disconnect,
    close() {
      isOver = true
      connection?.controller.abort()
      connection = null
    },
  }
}

const joinTexts = (turn: readonly SpeechSegment[]) =>
  turn
    .map(({ text }) => text)
    .filter(Boolean)
    .join(' ')

/** Creates a recognition without results, for calls without a fallback recogniser. */
const createEmptyRecognition = (): Recognition => ({
  push() {},
  finish() {},
  results: (async function* () {})(),
})
