import type { Template } from '../templates/template'

/**
 * Something that callers say, and what a companion answers to it: written by hand as one piece, so that
 * the answer fits these words and the next ones go on from the answer.
 */
export type Exchange = {
  /** Ways to say it; a question ends with a question mark. */
  wordings: readonly string[]
  answers: readonly Template[]
  /** What the companion says when the caller answers the question with which the answer ended. */
  afterYes: readonly Template[]
  afterNo: readonly Template[]
  /** After any other answer. */
  afterOther: readonly Template[]
}
