import type { Agent } from '../../../contract/companions/catalogue'
import { defaultLanguage, languages } from '../../../domain/languages'

/**
 * Describes what a companion's language means: "enseigne l’anglais" for a teacher, "glisse des mots
 * d’italien" for others, who all speak French.
 */
export function describeLanguage({ language, category }: Pick<Agent, 'language' | 'category'>) {
  if (language === defaultLanguage) return 'parle français'
  const name = languages[language].label.toLowerCase()
  const isElided = /^[aeiou]/.test(name)
  return category === 'apprentissage'
    ? `enseigne ${isElided ? 'l’' : 'le '}${name}`
    : `glisse des mots ${isElided ? 'd’' : 'de '}${name}`
}
