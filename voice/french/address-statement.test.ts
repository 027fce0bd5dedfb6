import { expect, it } from 'vitest'
import { addressStatement } from './address-statement'

it.each([
  [
    'Vous avez un entretien le jeudi 3 décembre.',
    'Tu as un entretien le jeudi 3 décembre.',
    'Tu avais un entretien le jeudi 3 décembre.',
  ],
  [
    'Vous vous mariez en juin 2027 avec Karim.',
    'Tu te maries en juin 2027 avec Karim.',
    'Tu te mariais en juin 2027 avec Karim.',
  ],
  [
    'Votre fille vous emmène à Séville.',
    'Ta fille t’emmène à Séville.',
    'Ta fille t’emmenait à Séville.',
  ],
  [
    'Vous déménagez à Bordeaux avec votre copain.',
    'Tu déménages à Bordeaux avec ton copain.',
    'Tu déménageais à Bordeaux avec ton copain.',
  ],
  ['Vous aimez votre maison.', 'Tu aimes votre maison.', 'Tu aimais votre maison.'],
  ['Votre amie habite à Lyon.', 'Ton amie habite à Lyon.', 'Ton amie habite à Lyon.'],
  [
    'Vos parents habitent à Toulouse.',
    'Tes parents habitent à Toulouse.',
    'Tes parents habitent à Toulouse.',
  ],
  [
    'Votre anniversaire est le 12 mars.',
    'Ton anniversaire est le 12 mars.',
    'Ton anniversaire est le 12 mars.',
  ],
  [
    'Votre fils passe son permis le lundi 30 novembre.',
    'Ton fils passe son permis le lundi 30 novembre.',
    'Ton fils passait son permis le lundi 30 novembre.',
  ],
])('rephrases "%s" with "tu", before and after the event', (statement, present, past) => {
  const rephrase = (event: { isOver: boolean }) =>
    addressStatement(statement, { address: 'tu', quote: 'ma fille, notre maison', ...event })
  expect(rephrase({ isOver: false })).toBe(present)
  expect(rephrase({ isOver: true })).toBe(past)
})
