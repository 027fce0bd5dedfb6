import { expect, it } from 'vitest'
import { findQuestionClause } from './find-question-clause'

it.each([
  [
    'ben là je rentre du boulot je suis crevée et sinon il pleut chez vous parce qu’ici c’est le déluge',
    'il pleut chez vous',
  ],
  ['j’ai raté mon permis mes parents savent pas encore je leur dis comment', 'je leur dis comment'],
  [
    'je pars à berlin dimanche au fait il fait froid là-bas en novembre',
    'il fait froid là-bas en novembre',
  ],
  ['j’ai arrêté de fumer ça va durer longtemps tu crois', 'ça va durer longtemps tu crois'],
  [
    'mon fils a eu six en maths vous croyez qu’il lui faut des cours',
    'vous croyez qu’il lui faut des cours',
  ],
  ['bon et vous il fait froid chez vous', 'vous il fait froid chez vous'],
  ['je me sens mieux mais qui c’est qui paye la peinture', 'qui c’est qui paye la peinture'],
  ['il boite un peu depuis hier comment il s’appelle mon chien', 'comment il s’appelle mon chien'],
  ['d’accord ça va aller mais je note quoi pour mardi', 'je note quoi pour mardi'],
  ['il reste trois kilos de riz je fais quoi avec tout ce riz', 'je fais quoi avec tout ce riz'],
  [
    'j’ai acheté des graines de tomates à partir de quand on peut semer',
    'à partir de quand on peut semer',
  ],
])('finds the question in "%s"', (text, clause) => {
  expect(findQuestionClause(text)).toBe(clause)
})

it.each([
  ['reported speech', 'hier ma sœur m’a dit tu crois que j’ai que ça à faire'],
  ['a statement', 'je rentre du boulot et sinon mon risotto a eu des applaudissements'],
  [
    'something that the caller does not know',
    'je lui parle tous les jours mais je sais pas comment il va',
  ],
  ['a short question', 'tu connais une bonne recette'],
])('finds nothing in %s', (_case, text) => {
  expect(findQuestionClause(text)).toBeNull()
})
