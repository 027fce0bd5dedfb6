import type { Category } from '../categories'
import type { Language } from '../languages'
import type { VoiceGender } from '../voice-genders'
import type { CompanionPersona } from './companion-persona'
import type { CompanionVoice } from './companion-voice'

/** Before the name of an assistant that speaks through our own engine (03, « Contract »). */
export const ownEnginePrefix = 'amivoix:'

/**
 * A companion as `content/companions` writes it down; the catalogue is sown from it. A change to
 * `voice` or `persona` makes a new version of the companion (01, « A stable personality »).
 */
export type Companion = {
  /** A slug, never changed: it is stored with conversations, and decides the portrait. */
  id: string
  name: string
  /** The manner in at most 40 characters, shown on cards: « Voix douce, humour discret ». */
  style: string
  category: Category
  voiceGender: VoiceGender
  /** What the companion teaches and flavours; it speaks French all the same (01, « languages »). */
  language: Language
  /** In French: « Suisse ». */
  country: string
  /** The emoji of the country's flag; the interface draws its own from it. */
  flag: string
  /** One to three of the category's own (domain/categories.ts). */
  tags: readonly string[]
  /** Two to four sentences about what a call is like, for someone who hesitates. */
  description: string
  /**
   * How old the imagined character is, 25 or more: companions are adults with nothing childlike
   * about them (05, « adults only »). Kept for review; nobody is shown an age that nobody has.
   */
  characterAge: number
  /** One of the room's hues (domain/portrait/portrait-hues.ts), 20 or more from its neighbours. */
  portraitHue: number
  voice: CompanionVoice
  persona: CompanionPersona
}
