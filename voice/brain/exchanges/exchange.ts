import type { Template } from '../templates/template'

/**
 * Wordings of one statement or question, answers of the companion, and follow-ups to the caller's reply.
 * Every answer fits every wording, and every follow-up fits every answer.
 */
export type Exchange = {
  /**
   * Wordings of the exchanges that open the threads to which this exchange belongs: "il a rien dit" makes sense
   * only after "j’ai parlé à mon chef". Empty when the exchange makes sense at any time.
   */
  follows: readonly string[]
  /** What the caller may say; a question ends with a question mark. */
  wordings: readonly string[]
  answers: readonly Template[]
  /** Follow-ups when the answer ended with a question and the caller says yes or no. */
  afterYes: readonly Template[]
  afterNo: readonly Template[]
  /** Follow-ups to any other reply. */
  afterOther: readonly Template[]
}
