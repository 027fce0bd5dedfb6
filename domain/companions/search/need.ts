import type { Category } from '../../categories'
import type { Language } from '../../languages'
import type { VoiceGender } from '../../voice-genders'

/**
 * What users may type into the search box to say what they need, and which companions suit that
 * need.
 */
export type Need = {
  /** French words and phrases, separated by commas. Inflected forms need not be listed. */
  phrases: string
  /** Ids of the companions that suit best, the best first. */
  companions?: readonly string[]
  /** All companions of these categories suit too. */
  categories?: readonly Category[]
  /** All companions with one of these languages or voice genders suit too. */
  languages?: readonly Language[]
  voiceGenders?: readonly VoiceGender[]
}
