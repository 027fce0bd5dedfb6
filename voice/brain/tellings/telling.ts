import type { Template } from '../templates/template'

/** A form of answer, such as a duration or a place, with the companion's reactions. */
export type Telling = {
  /** Matches the kind of the question, a space, and the normalised answer: "since deux ans". */
  pattern: RegExp
  /** Sentences without a question that fit every answer of this form. */
  reactions: readonly Template[]
  /** Whether the reactions are for answers about something painful. */
  isHard: boolean
}
