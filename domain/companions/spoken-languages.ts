import type { Category } from '../categories'
import type { Language } from '../languages'

/**
 * Returns the languages that a caller speaks with the companion: the one that it teaches and
 * French, or French alone. Foreign companions of other categories speak French.
 */
export const listSpokenLanguages = (companion: {
  category: Category
  language: Language
}): readonly [Language, ...Language[]] =>
  companion.category === 'apprentissage' && companion.language !== 'french'
    ? [companion.language, 'french']
    : ['french']
