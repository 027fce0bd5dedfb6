import { expect, it } from 'vitest'
import { findFinalPhrase } from './find-final-phrase'

it.each([
  ['on me propose un poste à nantes', 'un poste à nantes'],
  ['je suis à la retraite depuis lundi', 'à la retraite depuis lundi'],
  ['on l’a trouvé sous la voiture il est tout noir avec une patte blanche', 'une patte blanche'],
  [
    'j’ai un entretien demain pour un poste d’assistante dentaire',
    'un poste d’assistante dentaire',
  ],
  [
    'ça reprend en septembre il y avait une affiche à la médiathèque',
    'une affiche à la médiathèque',
  ],
  ['elle a mis les chaussures de sa mère', 'les chaussures de sa mère'],
  ['c’est mon coloc', 'votre coloc'],
  ['c’est le banc', 'le banc'],
  ['je lui ai pas répondu ça fait trois jours', 'trois jours'],
  ['je suis thanatopracteur', 'thanatopracteur'],
  ['il s’appelle gaston', 'Gaston'],
])('finds the phrase to echo at the end of "%s"', (text, phrase) => {
  expect(findFinalPhrase(text, 'vous')).toBe(phrase)
})

it.each([
  ['a noun and its verb', 'mon mari quitte la pièce'],
  ['a verb after a pronoun', 'il a soixante ans il est fatigué je le comprends'],
  ['a gerund', 'je vidais le lave-vaisselle en dansant'],
  ['a negation', 'j’ai pas de jardin'],
  ['an idiom', 'je vais aller droit au but'],
  ['words to the companion', 'je vous embête avec mes histoires'],
  [
    'a noun with only an article, in a longer statement',
    'je viens de finir de repeindre la chambre',
  ],
  ['an infinitive', 'j’ai passé la soirée à tourner'],
  ['no verb', 'mot pour mot'],
])('finds no phrase to echo: %s', (_, text) => {
  expect(findFinalPhrase(text, 'vous')).toBeNull()
})
