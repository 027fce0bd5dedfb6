import type { Template } from '../templates/template'

/**
 * Something that callers say, with answers of the companion and its follow-ups to the caller's reply. All
 * are written together, so that each answer fits the wordings and each follow-up fits the answers.
 */
export type Exchange = {
  /** Ways in which callers say it. A question ends with a question mark. */
  wordings: readonly string[]
  answers: readonly Template[]
  /** Follow-ups when the answer ended with a question and the caller says yes or no. */
  afterYes: readonly Template[]
  afterNo: readonly Template[]
  /** Follow-ups to any other reply. */
  afterOther: readonly Template[]
}
