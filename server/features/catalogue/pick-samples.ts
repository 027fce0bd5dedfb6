import type { Agent } from '../../../contract/companions/catalogue'
import { landingCategories } from '../../../domain/categories'
import { type VoiceGender, voiceGenders } from '../../../domain/voice-genders'

const samplesPerTab = 3

/** Picks three companions of each category on the landing page. */
export const pickSamples = (agents: readonly Agent[]): Agent[] =>
  landingCategories.flatMap((category) =>
    pickFromCategory(agents.filter((agent) => agent.category === category)),
  )

/** Picks one companion of each voice gender that occurs, then the next companions of the list. */
function pickFromCategory(agents: readonly Agent[]): Agent[] {
  const genders = Object.keys(voiceGenders) as VoiceGender[]
  const onePerGender = genders.flatMap(
    (gender) => agents.find(({ voiceGender }) => voiceGender === gender) ?? [],
  )
  return [...new Set([...onePerGender, ...agents])].slice(0, samplesPerTab)
}
