import type { Category } from '../categories'
import type { Language } from '../languages'
import type { VoiceGender } from '../voice-genders'
import type { CompanionPersona } from './companion-persona'
import type { CompanionVoice } from './companion-voice'

/** Prefix of the assistant id of a companion that speaks through our own voice engine. */
const ownEnginePrefix = 'amivoix:'

/** Returns the assistant id of a companion of our own voice engine. */
export const createOwnAssistantId = (companionId: string) => `${ownEnginePrefix}${companionId}`

/**
 * Whether the id belongs to a companion of our own voice engine, not to an assistant of the hosted
 * voice service.
 */
export const isOwnAssistantId = (assistantId: string) => assistantId.startsWith(ownEnginePrefix)

/**
 * A companion as defined in `content/companions`, from which the catalogue is seeded. A change to
 * `voice` or `persona` creates a new version of the companion.
 */
export type Companion = {
  /** A slug that never changes: it is stored with conversations and determines the portrait. */
  id: string
  name: string
  /** How it speaks, in at most 40 characters; shown on cards: "Voix douce, humour discret". */
  style: string
  category: Category
  voiceGender: VoiceGender
  /**
   * The language that the companion teaches, or the language of its culture. Companions speak
   * French in calls, and in lessons also the language that they teach.
   */
  language: Language
  /** In French: "Suisse". */
  country: string
  /** The emoji of the country's flag; the interface draws its own flag from it. */
  flag: string
  /** One to three of the category's tags (domain/category-tags.ts). */
  tags: readonly string[]
  /** Two to four sentences about what a call is like. */
  description: string
  /**
   * Age of the fictional character, 25 or more: every companion is an adult. Only for reviews of
   * the content; the interface never shows it, because an AI has no age.
   */
  characterAge: number
  /**
   * In degrees, within `portraitHues`; at least 20 degrees from the hues of the other companions of
   * its category, and of its neighbours in the catalogue.
   */
  portraitHue: number
  voice: CompanionVoice
  persona: CompanionPersona
}
