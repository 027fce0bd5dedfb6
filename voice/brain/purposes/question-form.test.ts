import { expect, it } from 'vitest'
import { normaliseText } from '../../text-analysis/normalise-text'
import { findQuestionForm } from './question-form'

it.each([
  ['c’est grave si je n’y vais pas', 'doubts'],
  ['tu crois que c’est ridicule de fêter ça', 'doubts'],
  ['tu penses que je vais me faire virer', 'doubts'],
  ['je lui dis que je l’aime ou c’est trop tôt', 'doubts'],
  ['c’est normal d’avoir peur', 'hopes'],
  ['vous croyez qu’il viendra', 'hopes'],
  ['je le signe ou pas', 'hopes'],
  ['il a oublié ou il boude', 'chooses'],
  ['pourquoi il revient maintenant', 'why'],
  ['ça met combien de temps à passer', 'other'],
  ['tu lui écrirais quoi toi', 'would'],
  ['toi tu le jetterais', 'would'],
  ['tu sais à quel âge ça marche', 'knows'],
  ['t’en penses quoi franchement', 'opinion'],
  ['donne-moi ton avis', 'opinion'],
  ['comment je lui annonce ça', 'other'],
] as const)('the form of "%s" is %s', (text, form) => {
  expect(findQuestionForm(normaliseText(text))).toBe(form)
})
