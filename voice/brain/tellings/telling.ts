import type { Template } from '../templates/template'

/** A kind of statement by which callers tell something, such as a quarrel or good news, and reactions to it. */
export type Telling = {
  /** Matches normalised text that contains such a statement. */
  pattern: RegExp
  /** Statements that fit whenever something of this kind is told. */
  reactions: readonly Template[]
  /** Questions that fit after each of the reactions. */
  questions: readonly Template[]
  /** Something painful: no game is suggested afterwards. */
  isHard: boolean
}
