import type { Template } from '../templates/template'

/** What the companion says after a statement with a certain verb, class of grammatical subject, tense and polarity. */
export type FollowUp = {
  /** Values of `SubjectClass` and `Time` (find-statements.ts) that the statement must have; "non" means a negative one. */
  conditions: readonly string[]
  /** The infinitive without accents. */
  verb: string
  /** The pronoun that is required before the verb: "se", "me", "y", "en" or "lui"; empty when none is. */
  pronoun: string
  /** Matches the words after the verb. */
  complement: RegExp
  /**
   * Number of required words, plus bonuses for a required subject or pronoun. Of several fitting follow-ups, the most
   * specific one is used.
   */
  specificity: number
  lines: readonly Template[]
}
