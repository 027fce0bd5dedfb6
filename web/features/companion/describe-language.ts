import type { Agent } from '../../../contract/companions/catalogue'
import { defaultLanguage, languages } from '../../../domain/languages'

/**
 * Describes what a companion does with its language: "parle français", "enseigne l’anglais" for a
 * teacher, or "glisse des mots d’italien" for another companion, which otherwise speaks French.
 */
export function describeLanguage({ language, category }: Pick<Agent, 'language' | 'category'>) {
  if (language === defaultLanguage) return 'parle français'
  const name = languages[language].label.toLowerCase()
  const isElided = /^[aeiou]/.test(name)
  return category === 'apprentissage'
    ? `enseigne ${isElided ? 'l’' : 'le '}${name}`
    : `glisse des mots ${isElided ? 'd’' : 'de '}${name}`
}
