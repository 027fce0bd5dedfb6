import type { Template } from '../templates/template'

/** What the companion says when a caller uses a verb with a certain subject, time and polarity. */
export type FollowUp = {
  /** The possible classes of the subject, the possible times, and "non" for a negative statement. */
  conditions: readonly string[]
  /** The infinitive without accents. */
  verb: string
  /** The pronoun that is required before the verb: "se", "me", "y" or "en"; empty when none is. */
  pronoun: string
  /** Matches the words after the verb. */
  complement: RegExp
  /** Number of required words, plus bonuses. Of the follow-ups that fit, the most specific one is said. */
  specificity: number
  lines: readonly Template[]
}
