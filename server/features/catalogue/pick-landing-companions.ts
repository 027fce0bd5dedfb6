import type { Agent } from '../../../contract/companions/catalogue'
import { landingCategories } from '../../../domain/categories'
import { type VoiceGender, voiceGenders } from '../../../domain/voice-genders'

const companionsPerCategory = 3

/** Picks up to three companions of each category on the landing page. */
export const pickLandingCompanions = (companions: readonly Agent[]): Agent[] =>
  landingCategories.flatMap((category) =>
    pickFromCategory(companions.filter((companion) => companion.category === category)),
  )

/**
 * Picks the first companion of each voice gender, then fills up with the others in their order.
 */
function pickFromCategory(companions: readonly Agent[]): Agent[] {
  const genders = Object.keys(voiceGenders) as VoiceGender[]
  const onePerGender = genders.flatMap(
    (gender) => companions.find(({ voiceGender }) => voiceGender === gender) ?? [],
  )
  return [...new Set([...onePerGender, ...companions])].slice(0, companionsPerCategory)
}
