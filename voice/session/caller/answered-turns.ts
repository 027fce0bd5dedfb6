import type { DialoguePrompt, SpokenDialogue } from '../../ports/dialogue'
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
  joinTranscripts,
  noTurn,
  type Transcript,
  type TurnSoFar,
} from '../turn-taking/caller-turn'

export type AnsweredTurns = {
  /** Whether a speculative response exists. */
  readonly isPrepared: boolean
  /** Whether a turn of the caller is being answered. */
  readonly isAnswering: boolean
  /** Whether the transcript of this item belongs to the turn that is being answered. */
  includesItem(itemId: string): boolean
  /** Prepares a speculative response to what was said so far. */
  prepare(turn: CallerTurn, nowMs: number): CallEffects
  /** Whether the speculative response was made from the caller's voice and is still valid now that words are known. */
  isPreparedValidFor(turn: TurnSoFar): boolean
  /** Discards the speculative response, if there is one. */
  discardPrepared(): CallEffects
  /** The turn is over: answers it, with the speculative response if there is one. */
  answer(turn: CallerTurn, nowMs: number): CallEffects
  answerText(text: string, nowMs: number): CallEffects
  /**
   * The caller goes on before the response was heard: returns the turn, which is not over after all. The
   * response must then be cancelled. Returns null when no turn is answered by an unheard response.
   */
  reopen(): CallerTurn | null
  /** Adds a transcript that arrived after its turn was already being answered. */
  addLateTranscript(transcript: Transcript, nowMs: number): CallEffects
  /** Records the answered turn, if that has not happened yet. */
  record(): CallEffects
  /** Records the answered turn if it was answered by this response. */
  recordAnsweredBy(production: ResponseProduction): CallEffects
}

/** A turn that the companion is answering. */
type AnsweredTurn = {
  /** null when nothing was recognised. */
  text: string | null
  atMs: number
  /** The turn as it was spoken; its phase is 'none' when it was typed. */
  spoken: CallerTurn
  production: ResponseProduction
}

/** Creates the list of answered turns: each turn is answered once and recorded once. */
export function createAnsweredTurns(deps: {
  companion: Pick<CompanionSide, 'active'>
  meter: Pick<Meter, 'exhaustedAtMs'>
  dialogue: Pick<SpokenDialogue, 'canAnswerFromVoice'>
}): AnsweredTurns {
  const { companion, meter, dialogue } = deps
  let answered: AnsweredTurn | null = null
  let speculative: PreparingResponse | null = null

  const canAnswerFromVoice = (words: string | null) => dialogue.canAnswerFromVoice?.(words) ?? false
  const isUnheard = () => companion.active?.phase === 'announced'

  function discardPrepared(): CallEffects {
    if (!speculative) return noEffects
    const response = speculative
    speculative = null
    return [{ type: 'discard-response', response }]
  }

  /** In the last seconds of the balance the farewell takes the place of an answer. */
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

  function answer(turn: CallerTurn, nowMs: number): CallEffects {
    const prompt = toPrompt(turn)
    const hasFailed = speculative && isFailed(speculative)
    const discarded = hasFailed ? discardPrepared() : noEffects
    const prepared = speculative
    speculative = null
    const response = prepared ?? createResponse(choosePrompt(prompt, nowMs), nowMs)
    answered = {
      text: getWords(prompt),
      atMs: turn.phase === 'none' ? nowMs : turn.startedAtMs,
      spoken: turn,
      production: response.production,
    }
    return [
      ...discarded,
      ...(prepared ? noEffects : [{ type: 'prepare-response', response } as const]),
      { type: 'reset-silence' },
      { type: 'announce-response', response },
    ]
  }

  function record(): CallEffects {
    if (!answered) return noEffects
    const { text, atMs } = answered
    answered = null
    return [recordTurn(text, atMs)]
  }

  return {
    get isPrepared() {
      return speculative !== null
    },
    get isAnswering() {
      return answered !== null
    },
    includesItem(itemId) {
      const spoken = answered?.spoken
      if (!spoken || spoken.phase === 'none') return false
      return spoken.transcripts.some((known) => known.itemId === itemId && known.text !== '')
    },
    prepare(turn, nowMs) {
      const response = createResponse(choosePrompt(toPrompt(turn), nowMs), nowMs)
      speculative = response
      return [{ type: 'prepare-response', response }]
    },
    isPreparedValidFor(turn) {
      const prompt = speculative?.production.prompt
      if (prompt?.kind !== 'unrecognised' && prompt?.kind !== 'spoken') return false
      return canAnswerFromVoice(getWords(prompt)) && canAnswerFromVoice(joinTranscripts(turn))
    },
    discardPrepared,
    answer,

    answerText(text, nowMs) {
      const discarded = discardPrepared()
      const response = createResponse(choosePrompt({ kind: 'typed', text }, nowMs), nowMs)
      answered = { text, atMs: nowMs, spoken: noTurn, production: response.production }
      return [
        ...discarded,
        { type: 'reset-silence' },
        { type: 'prepare-response', response },
        { type: 'announce-response', response },
      ]
    },

    reopen() {
      if (!answered || !isUnheard() || answered.spoken.phase === 'none') return null
      const { spoken } = answered
      answered = null
      return spoken
    },

    addLateTranscript(transcript, nowMs) {
      if (!answered || answered.spoken.phase === 'none') return noEffects
      if (answered.text !== null && !dialogue.canAnswerFromVoice) return noEffects
      const isElsewhere = isAddressedElsewhere(transcript.text)
      if (answered.text !== null && isElsewhere) return noEffects
      const spoken = addTranscript(answered.spoken, transcript, nowMs)
      const words = spoken.phase === 'none' ? '' : joinTranscripts(spoken)
      if (!isElsewhere && canAnswerFromVoice(words)) {
        answered = { ...answered, text: words, spoken }
        return noEffects
      }
      if (isElsewhere) {
        const cancelled = isUnheard() ? [{ type: 'cancel-response' } as const] : noEffects
        answered = null
        return cancelled
      }
      if (!isUnheard() && isBackchannel(transcript.text)) {
        answered = { ...answered, text: transcript.text }
        return noEffects
      }
      answered = null
      return [{ type: 'cancel-response' }, ...answer(spoken, nowMs)]
    },

    record,
    recordAnsweredBy: (production) => (answered?.production === production ? record() : noEffects),
  }
}

/** Records what was said and recognised, when nobody will answer it any more. */
export function recordUnansweredTurn(turn: CallerTurn): CallEffects {
  if (turn.phase === 'none') return noEffects
  const text = joinTranscripts(turn)
  return text === '' ? noEffects : [recordTurn(text, turn.startedAtMs)]
}

const recordTurn = (text: string | null, atMs: number): CallEffect => ({
  type: 'record-turn',
  turn: { speaker: 'caller', text, heardMs: 0, atMs },
})

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
  // A turn that the client ended is answered, to whomever it was said.
  const transcript = joinTranscripts(turn) || joinAllTranscripts(turn)
  if (transcript !== '') return { kind: 'spoken', transcript }
  const { speechMs, transcripts } = turn
  // An active recogniser adds an entry for each segment, even without words.
  return { kind: 'unrecognised', speechMs, ...(transcripts.length > 0 && { hasRecogniser: true }) }
}
