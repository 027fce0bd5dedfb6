import type { Template } from '../templates/template'

/** A category of statements, such as a quarrel or good news, with the companion's reactions. */
export type Telling = {
  /** Matches normalised statements of this category. */
  pattern: RegExp
  /** Sentences without a question that fit every statement of this category. */
  reactions: readonly Template[]
  /** Questions that fit after any of the reactions. */
  questions: readonly Template[]
  /** Whether the statements are painful. No game is suggested after them. */
  isHard: boolean
}
