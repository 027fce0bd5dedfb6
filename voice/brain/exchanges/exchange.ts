import type { Template } from '../templates/template'

/**
 * Wordings of one statement or question, the companion's answers, and its lines after the caller's reply to an answer.
 * Every answer fits every wording, and the lines after a reply fit every answer.
 */
export type Exchange = {
  /**
   * One wording of each exchange after which this one makes sense: "il a rien dit" follows "j’ai parlé à mon chef".
   * Empty when it makes sense at any time.
   */
  follows: readonly string[]
  /** What the caller may say; a question ends with a question mark. */
  wordings: readonly string[]
  answers: readonly Template[]
  /** The companion's lines when the answer ended with a question and the caller says yes or no. */
  afterYes: readonly Template[]
  afterNo: readonly Template[]
  /** The companion's lines after any other reply to that question. */
  afterOther: readonly Template[]
}
