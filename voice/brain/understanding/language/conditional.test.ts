import { expect, it } from 'vitest'
import { toConditional } from './conditional'

it.each([
  ['je lui écris', 'je lui écrirais'],
  ['j’attends ma sœur', 'j’attendrais ma sœur'],
  ['je commande des savons sous mon nom', 'je commanderais des savons sous mon nom'],
  ['j’y vais avec un bonnet', 'j’y irais avec un bonnet'],
  ['je les préviens', 'je les préviendrais'],
  ['je les lui envoie', 'je les lui enverrais'],
  ['tu partirais seul', 'je partirais seul'],
  ['vous garderiez les lettres', 'je garderais les lettres'],
  ['tu te réinscrirais direct', 'je me réinscrirais direct'],
])('rephrases "%s" as "%s"', (clause, phrase) => {
  expect(toConditional(clause)).toBe(phrase)
})

it.each(['je prends pas', 'on attend', 'elle part', 'je ne dis rien'])(
  'rephrases nothing in "%s"',
  (clause) => {
    expect(toConditional(clause)).toBeNull()
  },
)
