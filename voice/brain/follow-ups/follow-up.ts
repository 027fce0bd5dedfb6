import type { Template } from '../templates/template'

/** Who does what the verb says: the caller, the caller with others, another person, or a thing. */
export type SubjectClass = 'je' | 'on' | 'qui' | 'ça'

/**
 * When the action takes place: once in the past, in the past for some time or often, now, or in the future (also
 * when the action is only wished for). A statement in the imperfect also fits a follow-up with the adjacent conditions
 * "passé" and "présent", because such a follow-up suits a single event as well as a habit.
 */
export type Time = 'passé' | 'imparfait' | 'présent' | 'futur'

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
