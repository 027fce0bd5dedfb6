import { type CallEffects, noEffects } from '../engine/call-effect'
import { maxTurnCharacters } from '../turn-taking/caller-turn'
import { recordTurn, type TypedLine } from './answered-turns'

export type PostponedLine = {
  isEmpty(): boolean
  /** Adds what was typed. Returns effects that record the lines before it when all together are too long to be answered. */
  add(text: string, nowMs: number): CallEffects
  /** Returns what waits for an answer, and forgets it. */
  take(): TypedLine | null
  /** Records what will not be answered, and forgets it. */
  record(): CallEffects
}

/**
 * Creates the component that keeps what the caller types while the companion must not be interrupted. Several
 * lines become one, so that all are answered.
 */
export function createPostponedLine(): PostponedLine {
  let line: TypedLine | null = null

  function take() {
    const takenLine = line
    line = null
    return takenLine
  }

  function record(): CallEffects {
    const unansweredLine = take()
    return unansweredLine ? [recordTurn(unansweredLine.text, unansweredLine.atMs)] : noEffects
  }

  return {
    isEmpty: () => line === null,
    add(text, nowMs) {
      const isTooLong = line !== null && line.text.length + 1 + text.length > maxTurnCharacters
      const effects = isTooLong ? record() : noEffects
      line = line ? { ...line, text: `${line.text}\n${text}` } : { text, atMs: nowMs }
      return effects
    },
    take,
    record,
  }
}
