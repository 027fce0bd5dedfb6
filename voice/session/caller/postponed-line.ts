import { type CallEffects, noEffects } from '../engine/call-effect'
import { maxTurnCharacters } from '../turn-taking/caller-turn'
import { recordTurn, type TypedLine } from './answered-turns'

export type PostponedLine = {
  isEmpty(): boolean
  /**
   * Adds what was typed or said at `atMs`. When all words together are too long to be answered, returns effects that
   * record the older words.
   */
  add(text: string, atMs: number): CallEffects
  /** Returns what waits for an answer, and forgets it. */
  take(): TypedLine | null
  /** Records what will not be answered, and forgets it. */
  record(): CallEffects
}

/**
 * Creates the component that keeps what the caller types or says while the companion must not be interrupted.
 * Several lines become one, in chronological order, so that one response answers all of them, unless together they are
 * too long.
 */
export function createPostponedLine(): PostponedLine {
  let line: TypedLine | null = null

  function take() {
    const takenLine = line
    line = null
    return takenLine
  }

  return {
    isEmpty: () => line === null,
    add(text, atMs) {
      const addedLine = { text, atMs }
      if (!line) {
        line = addedLine
        return noEffects
      }
      const [older, newer] = atMs < line.atMs ? [addedLine, line] : [line, addedLine]
      const joinedText = `${older.text}\n${newer.text}`
      const isTooLong = joinedText.length > maxTurnCharacters
      line = isTooLong ? newer : { text: joinedText, atMs: older.atMs }
      return isTooLong ? [recordTurn(older.text, older.atMs)] : noEffects
    },
    take,
    record() {
      const unansweredLine = take()
      return unansweredLine ? [recordTurn(unansweredLine.text, unansweredLine.atMs)] : noEffects
    },
  }
}
