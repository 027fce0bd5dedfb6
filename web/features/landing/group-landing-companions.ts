import { type Category, categories, landingCategories } from '../../../domain/categories'
import type { CardCompanion } from '../../ui/companions/companion-card'

export type CategoryTab = { category: Category; label: string; companions: CardCompanion[] }

/** Groups companions by landing category, leaves out empty categories and keeps only the card fields. */
export const groupLandingCompanions = (
  landingCompanions: readonly CardCompanion[],
): CategoryTab[] =>
  landingCategories
    .map((category) => ({
      category,
      label: categories[category].label,
      companions: landingCompanions
        .filter((companion) => companion.category === category)
        .map(toCard),
    }))
    .filter(({ companions }) => companions.length > 0)

const toCard = (companion: CardCompanion): CardCompanion => {
  const { id, name, style, image, category, voiceGender, language, portraitHue, rating } = companion
  const card = { id, name, style, image, category, voiceGender, language, portraitHue }
  return rating ? { ...card, rating } : card
}
