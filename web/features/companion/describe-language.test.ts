import { expect, it } from 'vitest'
import { describeLanguage } from './describe-language'

it.each([
  ['english', 'apprentissage', 'enseigne l’anglais'],
  ['japanese', 'apprentissage', 'enseigne le japonais'],
  ['italian', 'amitie', 'glisse des mots d’italien'],
  ['russian', 'amour', 'glisse des mots de russe'],
  ['french', 'apprentissage', 'parle français'],
] as const)(
  'describes %s for a companion of the category %s as "%s"',
  (language, category, words) => {
    expect(describeLanguage({ language, category })).toBe(words)
  },
)
