import type { Template } from '../templates/template'

/** A kind of thing that callers tell, such as a quarrel or good news, and the companion's reactions to it. */
export type Telling = {
  /** Matches normalised text of this kind. */
  pattern: RegExp
  /** Sentences without a question, all of which fit this kind. */
  reactions: readonly Template[]
  /** Questions that fit after any of the reactions. */
  questions: readonly Template[]
  /** Whether the kind is painful. No game is suggested after a painful statement. */
  isHard: boolean
}
