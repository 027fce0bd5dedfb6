import { type Category, categories, landingCategories } from '../../../domain/categories'
import { type VoiceGender, voiceGenders } from '../../../domain/voice-genders'
import type { CardCompanion } from '../../ui/companion-card'

/** First document, section 2: « each showing 3 sample companions ». */
const samplesOfATab = 3

export type SampleTab = { category: Category; label: string; companions: CardCompanion[] }

/** The five named tabs; one without companions is left out. Cards get only what they show. */
export const pickSamples = (agents: readonly CardCompanion[]): SampleTab[] =>
  landingCategories
    .map((category) => ({
      category,
      label: categories[category].label,
      companions: pickThree(agents.filter((agent) => agent.category === category)).map(toCard),
    }))
    .filter(({ companions }) => companions.length > 0)

/** One of each voice, where the category has them, then the next in line. */
function pickThree(agents: readonly CardCompanion[]): CardCompanion[] {
  const genders = Object.keys(voiceGenders) as VoiceGender[]
  const oneEach = genders.flatMap(
    (gender) => agents.find(({ voiceGender }) => voiceGender === gender) ?? [],
  )
  return [...new Set([...oneEach, ...agents])].slice(0, samplesOfATab)
}

const toCard = (agent: CardCompanion): CardCompanion => {
  const { id, name, style, image, category, voiceGender, language, portraitHue, rating } = agent
  const card = { id, name, style, image, category, voiceGender, language, portraitHue }
  return rating ? { ...card, rating } : card
}
