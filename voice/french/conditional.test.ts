import { expect, it } from 'vitest'
import { toConditional } from './conditional'

it.each([
  ['je lui écris', 'je lui écrirais'],
  ['je devrais l’appeler', 'je l’appellerais'],
  ['je vais attendre', 'j’attendrais'],
  ['j’attends ma sœur', 'j’attendrais ma sœur'],
  ['je commande des savons sous mon nom', 'je commanderais des savons sous mon nom'],
  ['j’y vais avec un bonnet', 'j’y irais avec un bonnet'],
  ['je les préviens', 'je les préviendrais'],
  ['je connais le chemin', 'je connaîtrais le chemin'],
  ['je les lui envoie', 'je les lui enverrais'],
])('rephrases "%s" as "%s"', (clause, phrase) => {
  expect(toConditional(clause)).toBe(phrase)
})

it.each([
  'je prends pas',
  'on attend',
  'je ne dis rien',
  'je voulais un truc pratique',
  'je lui dis ça comment',
])('returns null for "%s"', (clause) => {
  expect(toConditional(clause)).toBeNull()
})
