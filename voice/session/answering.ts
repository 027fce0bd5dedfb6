import type { DialoguePrompt } from '../ports/dialogue'
import { isBackchannel } from './backchannel'
import type { CallContext } from './call-context'
import { type CallerTurn, noTurn, type Transcript, transcribe, transcriptOf } from './caller-turn'
import type { CompanionResponse } from './companion-response'
import type { CompanionSide } from './companion-side'

export type Answering = {
  readonly isPrepared: boolean
  /** A caller's turn is being answered. */
  readonly isAnswering: boolean
  /** The words of this item belong to the turn that is being answered. */
  hasHeard(itemId: string): boolean
  /** Begins to prepare the answer to what was said so far; nobody hears it yet. */
  prepare(turn: CallerTurn): void
  /** Throws it away. */
  drop(): void
  /** The turn is over: the companion answers, with what was prepared if anything was. */
  answer(turn: CallerTurn, nowMs: number): void
  answerTyped(text: string, nowMs: number): void
  /**
   * The caller goes on before the answer could be heard: it was no answer, and the turn, which is
   * given back, is not over. Null when there is no such turn.
   */
  reopen(nowMs: number): CallerTurn | null
  /** A recogniser was slower than the answer to what it understood. */
  hearLate(said: Transcript, nowMs: number): void
  /** Puts the answered turn on record. */
  record(): void
  /** Puts words on record that nobody will answer any more. */
  recordUnanswered(turn: CallerTurn): void
}

/** A turn that the companion is answering; of a typed one nothing was spoken. */
type AnsweredTurn = { text: string | null; atMs: number; spoken: CallerTurn }

/** Sees to it that every turn of the caller is answered once and recorded once. */
export function createAnswering(
  context: CallContext,
  companion: CompanionSide,
  onTurn: (nowMs: number) => void,
): Answering {
  let answered: AnsweredTurn | null = null
  let speculation: CompanionResponse | null = null

  function drop() {
    if (speculation) companion.discard(speculation)
    speculation = null
  }

  function takePrepared(): CompanionResponse | null {
    const prepared = speculation
    speculation = null
    if (!prepared?.hasFailed) return prepared
    companion.discard(prepared)
    return null
  }

  function answer(turn: CallerTurn, nowMs: number) {
    const prompt = promptOf(turn)
    const response = takePrepared() ?? companion.prepare(prompt)
    answered = {
      text: prompt.kind === 'spoken' ? prompt.transcript : null,
      atMs: turn.phase === 'none' ? nowMs : turn.startedAtMs,
      spoken: turn,
    }
    onTurn(nowMs)
    companion.commit(response, nowMs)
  }

  function record() {
    if (!answered) return
    const { text, atMs } = answered
    answered = null
    const turn = { speaker: 'caller', text, heardMs: 0, atMs: context.sinceStartMs(atMs) } as const
    context.emit({ type: 'turn-recorded', turn })
  }

  return {
    get isPrepared() {
      return speculation !== null
    },
    get isAnswering() {
      return answered !== null
    },
    hasHeard(itemId) {
      const spoken = answered?.spoken
      if (!spoken || spoken.phase === 'none') return false
      return spoken.transcripts.some((transcript) => transcript.itemId === itemId)
    },
    prepare(turn) {
      speculation = companion.prepare(promptOf(turn))
    },
    drop,
    answer,

    answerTyped(text, nowMs) {
      drop()
      answered = { text, atMs: nowMs, spoken: noTurn }
      onTurn(nowMs)
      companion.commit(companion.prepare({ kind: 'typed', text }), nowMs)
    },

    reopen(nowMs) {
      const isHeard = companion.active?.startedAtMs !== null
      if (!answered || isHeard || answered.spoken.phase === 'none') return null
      const { spoken } = answered
      answered = null
      companion.cancel(nowMs)
      return spoken
    },

    hearLate(said, nowMs) {
      if (!answered || answered.text !== null || answered.spoken.phase === 'none') return
      const isHeard = companion.active?.startedAtMs !== null
      if (isHeard && isBackchannel(said.text)) {
        answered = { ...answered, text: said.text }
        return
      }
      const turn = transcribe(answered.spoken, said, nowMs)
      answered = null
      companion.cancel(nowMs)
      answer(turn, nowMs)
    },

    record,
    recordUnanswered(turn) {
      if (turn.phase === 'none') return
      const text = transcriptOf(turn)
      if (text === '') return
      answered = { text, atMs: turn.startedAtMs, spoken: turn }
      record()
    },
  }
}

function promptOf(turn: CallerTurn): DialoguePrompt {
  if (turn.phase === 'none') return { kind: 'unheard', speechMs: 0 }
  const transcript = transcriptOf(turn)
  if (transcript !== '') return { kind: 'spoken', transcript }
  return { kind: 'unheard', speechMs: turn.saidMs }
}
