import type { Template } from '../templates/template'

/**
 * Something that callers say, with the answers of a companion and what it says after the caller's reply.
 * They are written together, so that each answer fits the words and each follow-up fits the answer.
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
