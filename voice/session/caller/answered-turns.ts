import type { AudioDialogue, DialoguePrompt } from '../../ports/dialogue'
import { createResponse, type PreparingResponse } from '../companion/companion-response'
import type { CompanionSide } from '../companion/companion-side'
import { type CallEffect, type CallEffects, noEffects } from '../engine/call-effect'
import { getBalanceStage } from '../metering/balance-stage'
import type { Meter } from '../metering/meter'
import type { ResponseProduction } from '../production/response-production'
import { isAddressedElsewhere } from '../turn-taking/addressed-elsewhere'
import { isBackchannel } from '../turn-taking/backchannel'
import {
  addTranscript,
  type CallerTurn,
  joinAllTranscripts,
  joinTranscriptsForCompanion,
  noTurn,
  type Transcript,
  type TurnSoFar,
} from '../turn-taking/caller-turn'
import { splitWords } from '../turn-taking/spoken-words'

export type AnsweredTurns = {
  /** Whether a speculative response exists. */
  isPrepared(): boolean
  /** Whether a turn of the caller is being answered. */
  isAnswering(): boolean
  /** Whether a typed line is being answered. */
  isAnsweringText(): boolean
  /** Whether the turn that was answered last was typed. */
  isLatestTurnTyped(): boolean
  /** Whether words of this item belong to the turn that is being answered. */
  includesItem(itemId: string): boolean
  /** Whether words of this item were answered, in this or an earlier turn. */
  hasAnsweredPart(itemId: string): boolean
  /** Whether the answers so far, in this or an earlier turn, cover as many words of the item as the transcript has. */
  hasAnswered(transcript: Transcript): boolean
  /** Remembers how many words of each item are answered. Must be called when `answerText` answers spoken words too. */
  markAnswered(turn: CallerTurn): void
  /**
   * Whether a late transcript may change the answer to the current turn: the turn was spoken, and is answered
   * without its words or by a dialogue that hears the caller's audio.
   */
  canAddLateTranscript(): boolean
  /** Prepares a speculative response to the turn so far. */
  prepare(turn: CallerTurn, nowMs: number): CallEffects
  /**
   * Whether the speculative response can be kept although the words of the turn have changed: the dialogue may answer
   * from the caller's audio both for the earlier and for the changed words.
   */
  isPreparedValidFor(turn: TurnSoFar): boolean
  /** Discards the speculative response, if there is one. */
  discardPrepared(): CallEffects
  /** Answers a turn that is over, with the speculative response if there is one. */
  answer(turn: CallerTurn, nowMs: number): CallEffects
  /** Answers a typed line. Discards the speculative response, which answers speech. */
  answerText(line: TypedLine, nowMs: number): CallEffects
  /**
   * Called when the caller continues before the response is heard: takes back the turn, which was not over, and
   * returns it. The response must then be cancelled. Returns null when no spoken turn is answered by an unheard
   * response.
   */
  reopen(): CallerTurn | null
  /**
   * Adds a transcript to the turn that is being answered, if `canAddLateTranscript`. Answers the turn again if the
   * words change the answer. If the words are for somebody else and the turn has no others, the turn is not recorded,
   * and its answer is cancelled unless it is already heard.
   */
  addLateTranscript(transcript: Transcript, nowMs: number): CallEffects
  /** Records the answered turn, if that has not happened yet. */
  record(): CallEffects
  /** Records the answered turn if it was answered by this response. */
  recordAnsweredBy(production: ResponseProduction): CallEffects
}

/** What the caller typed, and when. */
export type TypedLine = { text: string; atMs: number }

/** Once answered words are remembered for this many items, all are forgotten before the next turn is added. */
const maxAnsweredItems = 100

/** A turn that the companion is answering. */
type AnsweredTurn = {
  /** null when nothing was recognised. */
  text: string | null
  atMs: number
  /** The turn as it was spoken; its phase is 'none' when it was typed. */
  callerTurn: CallerTurn
  production: ResponseProduction
}

/**
 * Creates the component that requests answers to the caller's turns, one at a time. Each turn is recorded once;
 * it is answered again if its transcript arrives late and changes the answer.
 */
export function createAnsweredTurns(deps: {
  companion: Pick<CompanionSide, 'active'>
  meter: Pick<Meter, 'exhaustedAtMs'>
  dialogue: Pick<AudioDialogue, 'canAnswerFromAudio'>
}): AnsweredTurns {
  const { companion, meter, dialogue } = deps
  let answeredTurn: AnsweredTurn | null = null
  let speculativeResponse: PreparingResponse | null = null
  let isLatestTurnTyped = false
  const answeredWordCounts = new Map<string, number>()

  const canAnswerFromAudio = (words: string | null) => dialogue.canAnswerFromAudio?.(words) ?? false
  const isUnheard = () => companion.active?.phase === 'announced'

  function discardPrepared(): CallEffects {
    if (!speculativeResponse) return noEffects
    const response = speculativeResponse
    speculativeResponse = null
    return [{ type: 'discard-response', response }]
  }

  /** In the last seconds of the balance the farewell replaces the answer. */
  function choosePrompt(prompt: AnswerPrompt, nowMs: number): DialoguePrompt {
    const stage = getBalanceStage(meter, nowMs)
    if (stage === 'ample' || stage === 'wrap-up') return prompt
    const callerWords = getWords(prompt)
    return {
      kind: 'farewell',
      reason: 'balance-exhausted',
      ...(callerWords === null ? {} : { callerWords }),
    }
  }

  function markAnswered(turn: CallerTurn) {
    if (turn.phase === 'none') return
    if (answeredWordCounts.size >= maxAnsweredItems) answeredWordCounts.clear()
    for (const { itemId, text } of turn.transcripts)
      answeredWordCounts.set(itemId, countWords(text))
  }

  const canAddLateTranscript = () =>
    answeredTurn !== null &&
    answeredTurn.callerTurn.phase !== 'none' &&
    (answeredTurn.text === null || dialogue.canAnswerFromAudio !== undefined)

  function answer(turn: CallerTurn, nowMs: number): CallEffects {
    markAnswered(turn)
    const prompt = toPrompt(turn)
    const hasFailed = speculativeResponse && isFailed(speculativeResponse)
    const discardEffects = hasFailed ? discardPrepared() : noEffects
    const preparedResponse = speculativeResponse
    speculativeResponse = null
    isLatestTurnTyped = false
    const response = preparedResponse ?? createResponse(choosePrompt(prompt, nowMs), nowMs)
    answeredTurn = {
      text: getWords(prompt),
      atMs: turn.phase === 'none' ? nowMs : turn.startedAtMs,
      callerTurn: turn,
      production: response.production,
    }
    return [
      ...discardEffects,
      ...(preparedResponse ? noEffects : [{ type: 'prepare-response', response } as const]),
      { type: 'reset-silence' },
      { type: 'announce-response', response },
    ]
  }

  function record(): CallEffects {
    if (!answeredTurn) return noEffects
    const { text, atMs } = answeredTurn
    answeredTurn = null
    return [recordTurn(text, atMs)]
  }

  return {
    isPrepared: () => speculativeResponse !== null,
    isAnswering: () => answeredTurn !== null,
    isAnsweringText: () => isLatestTurnTyped && answeredTurn !== null,
    isLatestTurnTyped: () => isLatestTurnTyped,
    includesItem(itemId) {
      const callerTurn = answeredTurn?.callerTurn
      if (!callerTurn || callerTurn.phase === 'none') return false
      return callerTurn.transcripts.some(
        (transcript) => transcript.itemId === itemId && transcript.text !== '',
      )
    },
    hasAnsweredPart: (itemId) => (answeredWordCounts.get(itemId) ?? 0) > 0,
    hasAnswered: ({ itemId, text }) => (answeredWordCounts.get(itemId) ?? 0) >= countWords(text),
    markAnswered,
    canAddLateTranscript,
    prepare(turn, nowMs) {
      const response = createResponse(choosePrompt(toPrompt(turn), nowMs), nowMs)
      speculativeResponse = response
      return [{ type: 'prepare-response', response }]
    },
    isPreparedValidFor(turn) {
      const prompt = speculativeResponse?.production.prompt
      if (prompt?.kind !== 'unrecognised' && prompt?.kind !== 'spoken') return false
      return (
        canAnswerFromAudio(getWords(prompt)) &&
        canAnswerFromAudio(joinTranscriptsForCompanion(turn))
      )
    },
    discardPrepared,
    answer,

    answerText({ text, atMs }, nowMs) {
      const discardEffects = discardPrepared()
      const response = createResponse(choosePrompt({ kind: 'typed', text }, nowMs), nowMs)
      isLatestTurnTyped = true
      answeredTurn = { text, atMs, callerTurn: noTurn, production: response.production }
      return [
        ...discardEffects,
        { type: 'reset-silence' },
        { type: 'prepare-response', response },
        { type: 'announce-response', response },
      ]
    },

    reopen() {
      if (!answeredTurn || !isUnheard() || answeredTurn.callerTurn.phase === 'none') return null
      const { callerTurn } = answeredTurn
      answeredTurn = null
      return callerTurn
    },

    addLateTranscript(transcript, nowMs) {
      if (!answeredTurn || !canAddLateTranscript()) return noEffects
      const isForSomebodyElse = isAddressedElsewhere(transcript.text)
      if (isForSomebodyElse) {
        if (answeredTurn.text !== null) return noEffects
        const cancellation = isUnheard() ? [{ type: 'cancel-response' } as const] : noEffects
        answeredTurn = null
        return cancellation
      }
      const callerTurn = addTranscript(answeredTurn.callerTurn, transcript, nowMs)
      const words = callerTurn.phase === 'none' ? '' : joinTranscriptsForCompanion(callerTurn)
      if (canAnswerFromAudio(words)) {
        answeredTurn = { ...answeredTurn, text: words, callerTurn }
        return noEffects
      }
      if (!isUnheard() && isBackchannel(transcript.text)) {
        answeredTurn = { ...answeredTurn, text: transcript.text }
        return noEffects
      }
      answeredTurn = null
      return [{ type: 'cancel-response' }, ...answer(callerTurn, nowMs)]
    },

    record,
    recordAnsweredBy: (production) =>
      answeredTurn?.production === production ? record() : noEffects,
  }
}

/** Records a turn that was recognised and will not be answered. */
export function recordUnansweredTurn(turn: CallerTurn): CallEffects {
  if (turn.phase === 'none') return noEffects
  const text = joinTranscriptsForCompanion(turn)
  return text === '' ? noEffects : [recordTurn(text, turn.startedAtMs)]
}

/** Records what the caller said or typed; text is null when nothing was recognised. */
export const recordTurn = (text: string | null, atMs: number): CallEffect => ({
  type: 'record-turn',
  turn: { speaker: 'caller', text, heardMs: 0, atMs },
})

const countWords = (text: string) => splitWords(text).length

function isFailed({ production: { state } }: PreparingResponse): boolean {
  return state.phase === 'finished' && state.hasFailed
}

type AnswerPrompt = Extract<DialoguePrompt, { kind: 'typed' | 'spoken' | 'unrecognised' }>

/** Returns null when nothing was recognised. */
function getWords(prompt: AnswerPrompt): string | null {
  if (prompt.kind === 'unrecognised') return null
  return prompt.kind === 'typed' ? prompt.text : prompt.transcript
}

function toPrompt(turn: CallerTurn): AnswerPrompt {
  if (turn.phase === 'none') return { kind: 'unrecognised', speechMs: 0 }
  // A turn that the client committed is answered even if it seems to address somebody else.
  const transcript = joinTranscriptsForCompanion(turn) || joinAllTranscripts(turn)
  if (transcript !== '') return { kind: 'spoken', transcript }
  const { speechMs, transcripts } = turn
  // An active recogniser adds an entry for each segment, even without words.
  return { kind: 'unrecognised', speechMs, ...(transcripts.length > 0 && { hasRecogniser: true }) }
}
