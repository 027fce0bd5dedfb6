import type { Agent } from '../../../contract/companions/catalogue'
import { landingCategories } from '../../../domain/categories'
import { type VoiceGender, voiceGenders } from '../../../domain/voice-genders'

/** First document, section 2: « each showing 3 sample companions ». */
const samplesOfATab = 3

/** Three of each category that the landing page names. */
export const pickSamples = (agents: readonly Agent[]): Agent[] =>
  landingCategories.flatMap((category) =>
    pickThree(agents.filter((agent) => agent.category === category)),
  )

/** One of each voice, where the category has them, then the next in line. */
function pickThree(agents: readonly Agent[]): Agent[] {
  const genders = Object.keys(voiceGenders) as VoiceGender[]
  const oneEach = genders.flatMap(
    (gender) => agents.find(({ voiceGender }) => voiceGender === gender) ?? [],
  )
  return [...new Set([...oneEach, ...agents])].slice(0, samplesOfATab)
}
