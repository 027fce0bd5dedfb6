import type { Category } from '../../../domain/categories'
import type { CompanionPersona } from '../../../domain/companions/companion-persona'
import type { Language } from '../../../domain/languages'

/** Everything that a dialogue, scripted or with a model, knows when the call starts. */
export type DialogueContext = {
  companion: DialogueCompanion
  caller: {
    name: string | null
    /** The caller's profile as French sentences; null when the caller has no profile. */
    profileSummary: string | null
    /** What the companion must not bring up, in the caller's own words. */
    topicsToAvoid?: string | null
    /** Summaries of at most the last five calls with this companion, in any order; dates are ISO 8601. */
    pastSummaries: readonly { date: string; summary: string }[]
    /** What the caller let the companion remember, newest first. */
    memories?: readonly DialogueMemory[]
  }
  /** Whether the caller has not heard the AI disclosure today. */
  isAiDisclosureDue: boolean
  /**
   * Number of earlier calls of the caller with this companion. When several lines fit, an even count prefers those at
   * even positions and an odd count those at odd positions, so that two consecutive calls prefer different lines. When
   * absent, all lines are equally likely.
   */
  callCount?: number
  /** Returns the time, for questions such as "on est quel jour"; without it the companion cannot answer them. */
  now?: () => Date
  /** When the call started. Tells a language model the day and the hour; without it the model is told neither. */
  startedAt?: Date
  /** Seeds the random choices: the same seed and prompts give the same sentences. */
  seed: number
}

/** Something that the caller said in an earlier call and let the companion remember. */
export type DialogueMemory = {
  /** Addressed to the caller with "vous": "Vous avez un entretien jeudi." */
  statement: string
  /** The caller's own words, or the statement if the caller has edited the memory. */
  quote: string
  /** A name for an event, from the caller's point of view: "un entretien", "la visite de ma sœur". Otherwise null. */
  topic: string | null
  /** When the companion should ask about the event in this call: whether it is over or yet to come. Otherwise null. */
  event: 'past' | 'coming' | null
  /** Whether the memory is an event whose day is over. Does not depend on whether the companion should ask about it. */
  isOver?: boolean
}

export type DialogueCompanion = {
  id: string
  name: string
  /** The companion's style in a few words, as on its card. */
  style: string
  /** What a call with the companion is like, as on its page. */
  description: string
  category: Category
  language: Language
  persona: CompanionPersona
  /** The operator's instructions for a language model; scripted dialogues ignore them. */
  instructions?: string
}
