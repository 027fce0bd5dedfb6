import type { Template } from '../templates/template'

/** What the companion says after a statement with a certain verb, class of grammatical subject, tense and polarity. */
export type FollowUp = {
  /**
   * The subject classes and times that fit (`SubjectClass` and `Time` in voice/french/find-statements.ts); "non"
   * when the statement must be negative.
   */
  conditions: readonly string[]
  /** The infinitive without accents. */
  verb: string
  /** The pronoun that is required before the verb: "se", "me", "y", "en" or "lui"; empty when none is. */
  pronoun: string
  /** Matches the words after the verb. */
  complement: RegExp
  /**
   * Number of required words, plus bonuses for a single subject class and for a required pronoun. Of several fitting
   * follow-ups, the most specific one is used.
   */
  specificity: number
  lines: readonly Template[]
}
