import { expect, it } from 'vitest'
import { findEcho } from './find-echo'

it.each([
  ['j’ai douze ruches au fond du jardin', 'douze ruches'],
  ['l’année dernière j’ai fait quatre-vingts kilos de miel', 'quatre-vingts kilos de miel'],
  ['mon beau-frère il m’a emprunté deux mille euros y a un an', 'deux mille euros'],
  ['j’ai mis ma robe bleue', 'ta robe'],
  ['on a acheté un vieux bateau', 'un vieux bateau'],
])('echoes the thing that stands out in "%s"', (text, echo) => {
  expect(findEcho(text, 'tu')).toBe(echo)
})

it.each([
  'je suis à la boulangerie à cinq heures',
  'j’ai rendez-vous à 15h30 demain chez le notaire',
  'c’était pour avoir chaud l’hiver',
  'je lui ai dit pendant la vaisselle',
  'voilà je vous appelle',
  'ma foi on verra bien',
  'oui en deux mille quatorze vous avez bien entendu',
  'tu comprends que c’est pas une histoire d’argent',
])('echoes nothing from "%s"', (text) => {
  expect(findEcho(text, 'vous')).toBeNull()
})
