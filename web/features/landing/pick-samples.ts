import type { Category } from '../../../domain/categories'
import type { CardCompanion } from '../../ui/companion-card'

/** Three moods that differ most. */
const sampleCategories: readonly Category[] = ['amour', 'amitie', 'apprentissage']

/** One companion of each mood, without the parts that a card does not show. */
export const pickSamples = (agents: readonly CardCompanion[]): CardCompanion[] =>
  sampleCategories
    .flatMap((category) => agents.find((agent) => agent.category === category) ?? [])
    .map(({ id, name, style, image, category, voiceGender, language, portraitHue }) => ({
      id,
      name,
      style,
      image,
      category,
      voiceGender,
      language,
      portraitHue,
    }))
