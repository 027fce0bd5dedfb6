import type { Template } from '../templates/template'

/**
 * Something that callers say, with answers of the companion and its follow-ups to the caller's reply. All
 * are written together, so that each answer fits the wordings and each follow-up fits the answers.
 */
export type Exchange = {
  /**
   * Wordings of the exchanges that begin the story in which this one may be said: "il a rien dit" means
   * something after "j’ai parlé à mon chef". Empty when it may be said at any time.
   */
  follows: readonly string[]
  /** Ways to say it; a question ends with a question mark. */
  wordings: readonly string[]
  answers: readonly Template[]
  /** Follow-ups when the answer ended with a question and the caller says yes or no. */
  afterYes: readonly Template[]
  afterNo: readonly Template[]
  /** Follow-ups to any other reply. */
  afterOther: readonly Template[]
}
