import type { Category } from '../../domain/categories'
import type { CompanionPersona } from '../../domain/companions/companion-persona'
import type { Language } from '../../domain/languages'

/** Everything that a scripted call knows before its first word. */
export type DialogueContext = {
  companion: DialogueCompanion
  caller: {
    name: string | null
    /** The profile in plain French, as the caller reads it; null without one. */
    profileSummary: string | null
    /** What the caller does not want brought up, in their own words. */
    topicsToAvoid?: string | null
    /** The last five calls with this companion, oldest or newest first; dates are ISO 8601. */
    pastSummaries: readonly { date: string; summary: string }[]
  }
  isFirstCallOfTheDay: boolean
  /** Same seed and same prompts, same words. */
  seed: number
}

export type DialogueCompanion = {
  id: string
  name: string
  category: Category
  language: Language
  persona: CompanionPersona
}
